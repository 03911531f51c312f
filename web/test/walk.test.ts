import { expect, test } from "vitest";

import { between, neighbours, step } from "../src/map/walk.ts";
import { mapDocument, mapLine, mapStation } from "./scene.ts";

const a = mapStation("a", 0, 0);
const b = mapStation("b", 100, 20);
const c = mapStation("c", -30, -90);

test("neighbours are joined by tunnels and by interchanges", () => {
  const map = mapDocument({
    stations: [a, b, c],
    lines: [mapLine([{ from: "a", to: "b", d: "" }])],
    hubs: [{ id: "h", stations: ["a", "c"], d: "" }],
  });
  expect(Object.fromEntries(neighbours(map))).toEqual({ a: ["b", "c"], b: ["a"], c: ["a"] });
});

test("a shortest way leads along the neighbours, or straight where there is none", () => {
  const near = new Map([
    ["a", ["b", "c"]],
    ["b", ["a", "d"]],
    ["c", ["a"]],
    ["d", ["b"]],
  ]);
  expect(between(near, "c", "d")).toEqual(["c", "a", "b", "d"]);
  expect(between(near, "a", "a")).toEqual(["a"]);
  expect(between(near, "a", "x")).toEqual(["a", "x"]);
});

test("an arrow key takes the way that leads there", () => {
  expect(step(a, [b, c], "ArrowRight")?.id).toBe("b");
  expect(step(a, [b, c], "ArrowUp")?.id).toBe("c");
  expect(step(a, [b, c], "ArrowDown")).toBeNull();
});
