/** The places that are told at the end of a match. */

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { LiveMatch } from "../src/match/live.svelte.ts";
import Result from "../src/match/Result.svelte";
import { makeScene, playerFacts } from "./scene.ts";

const player = { 1: playerFacts({}), 2: playerFacts({}), 3: playerFacts({}) };

/** The places of a finished match, from first to last. */
async function placesOf(ranking: number[]): Promise<(string | null)[]> {
  const live = { id: "m", ranking, status: "closed", info: null, seating: { all: [], own: 1 } } as unknown as LiveMatch;
  const scene = makeScene({ player }, { seat: 1 });
  const shown = mount(Result, { target: document.body, props: { live, scene, onclose: () => undefined } });
  flushSync();
  const places = [...document.querySelectorAll(".place")].map((place) => place.textContent);
  await unmount(shown);
  return places;
}

test("everybody has a place behind the winner", async () => {
  expect(await placesOf([2, 1, 3])).toEqual(["1", "2", "3"]);
});

test("without a winner nobody has a place", async () => {
  expect(await placesOf([2, 4, 2])).toEqual(["–", "–", "–"]);
});
