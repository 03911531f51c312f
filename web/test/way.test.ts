import { expect, test } from "vitest";

import { drawn } from "../src/map/way.ts";
import { mapDocument, mapLine, mapStation } from "./scene.ts";

const map = mapDocument({
  stations: [mapStation("a", 0, 0), mapStation("b", 10, 0), mapStation("c", 10, 5)],
  lines: [mapLine([{ from: "b", to: "a", d: "M10 0H0" }])],
});

test("a way follows the tunnels, whichever way they are drawn, and crosses interchanges", () => {
  const way = {
    stops: [
      { station: "a", cost: 0 },
      { station: "b", cost: 1 },
      { station: "c", cost: 2 },
    ],
    budget: 3,
  };
  const { paths, stops } = drawn(map, way);
  expect(paths).toEqual(["M10 0H0", "M10 0L10 5"]);
  expect(stops).toEqual([
    { at: [10, 0], cost: 1, isLast: false },
    { at: [10, 5], cost: 2, isLast: true },
  ]);
});

test("a station that the map does not know is left out", () => {
  expect(
    drawn(map, {
      stops: [
        { station: "a", cost: 0 },
        { station: "x", cost: 1 },
      ],
      budget: 1,
    }).paths,
  ).toEqual([]);
});
