import { expect, test } from "vitest";

import { meant, stationsAt } from "../src/map/tap.ts";
import { mapDocument, mapStation } from "./scene.ts";

const map = mapDocument({ stations: [mapStation("a", 0, 0), mapStation("b", 10, 0), mapStation("far", 500, 0)] });
const ids = (stations: { id: string }[]) => stations.map(({ id }) => id);

test("a finger covers more of a small map than of a large one", () => {
  expect(ids(stationsAt(map, [4, 0], 1).map(({ station }) => station))).toEqual(["a", "b"]);
  expect(ids(stationsAt(map, [1, 0], 10).map(({ station }) => station))).toEqual(["a"]);
  expect(stationsAt(map, [250, 0], 1)).toEqual([]);
});

test("a station that is large enough is hit exactly; others are told apart by what can be chosen", () => {
  expect(ids(meant(map, [0.5, 0], 12, new Set()))).toEqual(["a"]);
  expect(ids(meant(map, [4, 0], 1, new Set(["b"])))).toEqual(["b"]);
  expect(ids(meant(map, [4, 0], 1, new Set()))).toEqual(["a", "b"]);
  expect(meant(map, [250, 0], 1, new Set())).toEqual([]);
});
