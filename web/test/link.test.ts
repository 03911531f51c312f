import { expect, test } from "vitest";

import { cutRecord, isWhole, pack, unpack } from "../src/share/link.ts";

const RECORD = '{"format": 1}\n{"n": 1, "seat": 1, "key": "лечь на дно"}\n{"n": 2, "seat": 2, "key": "rest"}\n';

test("a record comes out of a link as it went in", async () => {
  const record = RECORD.repeat(50);
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 5);
  expect(await unpack(packed)).toBe(record);
});

test("a link that was cut off says so", async () => {
  const packed = await pack("a record");
  for (const broken of [packed.slice(0, -4), "%%%", ""]) {
    await expect(unpack(broken)).rejects.toThrow("client-link-cut-off");
  }
});

test("a link that would fill the memory is given up", async () => {
  const bomb = await pack("0".repeat(30_000_000));
  expect(bomb.length).toBeLessThan(64_000);
  await expect(unpack(bomb)).rejects.toThrow("client-link-too-long");
  await expect(unpack("A".repeat(64_001))).rejects.toThrow("client-link-too-long");
});

test("a match is looked at, a position is played", () => {
  expect(cutRecord(`${RECORD}{"end": {}}\n`, 1)).toBe(RECORD.split("\n").slice(0, 2).join("\n") + "\n");
  expect(isWhole(`${RECORD}{"end": {}}\n`)).toBe(true);
  expect(isWhole(RECORD)).toBe(false);
  expect(isWhole('title = "x"\nedition = "second"\n')).toBe(false);
});
