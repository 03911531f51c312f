/** The recap shows what others did, one paragraph after another, and the map follows. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { Mark } from "../src/story/mark.svelte.ts";
import Recap from "../src/story/Recap.svelte";
import type { Entry } from "../src/story/story.ts";
import { makeScene, playerFacts } from "./scene.ts";

afterEach(() => void vi.useRealTimers());

const entry = (n: number, ...stations: string[]): Entry => ({
  n,
  text: `Paragraph ${n}`,
  isHeading: false,
  seats: new Set([1]),
  stations: new Set(stations),
  rules: new Set(),
  sums: [],
  changes: [],
});

test("the map follows each paragraph, to its first station, and stays where there is none", async () => {
  vi.useFakeTimers();
  const mark = new Mark();
  const revealed: string[] = [];
  mark.map = { show: vi.fn(), reveal: (station) => void revealed.push(station), focusOn: vi.fn() };
  const entries = [entry(1, "polyanka", "dinamo"), entry(2), entry(3, "dinamo")];
  const scene = makeScene({ player: { 1: playerFacts({}) } }, { seat: 1 });
  const onshow = (shown: Entry | null) => mark.set(shown);
  const recap = mount(Recap, {
    target: document.body,
    props: { scene, entries, isOver: false, onshow, onclose: vi.fn() },
  });
  flushSync();
  expect(revealed).toEqual([]);
  document.querySelector<HTMLElement>(".run")?.click();
  flushSync();
  expect([...mark.stations([])]).toEqual(["polyanka", "dinamo"]);
  for (const following of [[], ["dinamo"], []]) {
    await vi.advanceTimersByTimeAsync(2_300);
    flushSync();
    expect([...mark.stations([])]).toEqual(following);
  }
  expect(revealed).toEqual(["polyanka", "dinamo"]);
  await unmount(recap);
});
