import { expect, test } from "vitest";

import { pack, unpack } from "../src/local/shared.ts";

test("a record comes out of a link as it went in", async () => {
  const record = '{"metro2033": 1}\n{"seat": 0, "key": "лечь на дно"}\n'.repeat(50);
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 5);
  expect(await unpack(packed)).toBe(record);
});

test("a link that was cut off holds nothing", async () => {
  const packed = await pack("a record");
  expect(await unpack(packed.slice(0, -4))).toBe("");
  expect(await unpack("%%%")).toBe("");
});
