import { expect, test } from "vitest";

import { pixelsOf, settled, stepped } from "../src/match/sheetDrag.svelte.ts";

const SCREEN = 844;

test("a sheet comes to rest at the height that is nearest", () => {
  expect(settled("peek", 270, SCREEN)).toBe("half");
  expect(settled("peek", 570, SCREEN)).toBe("full");
  expect(settled("full", -560, SCREEN)).toBe("peek");
});

test("a short pull is meant, a tremble is not", () => {
  expect(settled("half", 30, SCREEN)).toBe("full");
  expect(settled("half", -30, SCREEN)).toBe("peek");
  expect(settled("half", 12, SCREEN)).toBe("half");
});

test("there is nothing beyond the ends", () => {
  expect(stepped("peek", -1)).toBe("peek");
  expect(stepped("full", 1)).toBe("full");
});

test("a full sheet covers neither the top bar nor a line of news below it", () => {
  for (const screen of [640, SCREEN]) expect(screen - pixelsOf("full", screen)).toBeGreaterThanOrEqual(92);
});
