import { expect, test } from "vitest";

import type { PlayerFacts } from "../src/game/facts.ts";
import { emptyFacts } from "../src/game/facts.ts";
import { Scene } from "../src/game/scene.ts";
import { makeScene, playerFacts } from "./scene.ts";

const first = makeScene({ owner: { polis: 0 }, player: { "1": playerFacts({}) } });

/** The same match after a change. */
function later(owner: number, player: Partial<PlayerFacts>): Scene {
  const facts = { ...emptyFacts(), owner: { polis: owner }, player: { "1": playerFacts(player) } };
  return new Scene(first.map, first.content, facts, first.wording, null, "tunnel");
}

test("a station is described as it is now, however often it was before", () => {
  const before = first.look("polis", false);
  expect(later(0, { army: 3 }).look("polis", false)).toBe(before);
  expect(later(0, { at: "polis" }).look("polis", false)).not.toBe(before);
  expect(later(1, {}).look("polis", false)).not.toBe(before);
  expect(first.look("polis", true)).not.toBe(before);
});

test("names of players are kept until a player has another faction", () => {
  const before = first.seatNames;
  expect(later(1, { army: 3 }).seatNames).toBe(before);
  expect(later(1, { faction: "red_line" }).seatNames).not.toBe(before);
});
