import { expect, test } from "vitest";

import { emptyFacts } from "../src/game/facts.ts";
import { Scene } from "../src/game/scene.ts";
import { realmOf } from "../src/map/realm.ts";
import { makeScene, mapDocument, mapStation, playerFacts } from "./scene.ts";

const { content, wording } = makeScene({});
const map = mapDocument({ stations: [mapStation("polis", 3, 4), mapStation("dinamo", 5, 6)] });
const facts = { ...emptyFacts(), owner: { polis: 1 }, player: { "1": playerFacts({}) } };

/** The scene through the eyes of a seat, or of a spectator. */
function seenBy(seat: number | null): Scene {
  return new Scene(map, content, facts, wording, seat, "tunnel");
}

test("a small screen begins with the viewer's own stations", () => {
  expect(realmOf(seenBy(1), new Set())).toEqual([[3, 4]]);
});

test("a player who has nothing yet begins in the middle", () => {
  expect(realmOf(seenBy(2), new Set())).toEqual([map.ring.centre]);
});

test("no place matters more to a spectator than the whole map", () => {
  expect(realmOf(seenBy(null), new Set())).toEqual([]);
});
