import { expect, test } from "vitest";

import type { MapDocument, MapStation } from "../src/map/document.ts";
import { between, neighbours, step } from "../src/map/walk.ts";

const station = (id: string, x: number, y: number): MapStation => ({
  id,
  at: [x, y],
  line: "l",
  hub: null,
  label: null,
  named_by: null,
  far: null,
  token: [x, y],
  figure: [x, y],
});
const a = station("a", 0, 0);
const b = station("b", 100, 20);
const c = station("c", -30, -90);

test("neighbours are joined by tunnels and by interchanges", () => {
  const map = {
    stations: [a, b, c],
    lines: [{ tunnels: [{ from: "a", to: "b", d: "" }] }],
    hubs: [{ id: "h", stations: ["a", "c"], d: "" }],
  } as unknown as MapDocument;
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
