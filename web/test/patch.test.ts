import { expect, test } from "vitest";

import { patched } from "../src/net/patch.ts";

test("objects are merged, other values replaced, null takes away", () => {
  const before = { a: { b: 1, c: [1, 2] }, d: 4, e: "x" };
  expect(patched(before, { a: { b: 2 }, d: null, c: [3] })).toEqual({ a: { b: 2, c: [1, 2] }, e: "x", c: [3] });
});

test("what does not change stays the same object", () => {
  const before = { a: { b: 1 }, c: { d: 1 } };
  const after = patched(before, { c: { d: 2 } });
  expect(after.a).toBe(before.a);
  expect(before.c.d).toBe(1);
});
