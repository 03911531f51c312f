import { describe, expect, test } from "vitest";

import { type Cue, placeIn, selectorOf, tabOf } from "../src/lesson/lesson.ts";

function cue(text: string, at: number, key = ""): Cue {
  return { text, at, key, show: [], attempt: "", rule: "" };
}

const CUES = [
  cue("welcome", 0),
  cue("map", 0),
  cue("hire", 0, "hire"),
  cue("refused", 1),
  cue("attack", 1, "attack"),
  cue("recap", 5),
  cue("free", 5),
];

describe("the place in a lesson", () => {
  test("goes on as one reads, but not past an answer that is wanted", () => {
    expect([0, 1, 2, 3, 9].map((read) => placeIn(CUES, 0, read))).toEqual([0, 1, 2, 2, 2]);
  });

  test("goes on when one answers before one has read", () => {
    expect(placeIn(CUES, 1, 0)).toBe(3);
    expect(placeIn(CUES, 5, 0)).toBe(5);
  });

  test("goes back when a choice is taken back", () => {
    expect(placeIn(CUES, 0, 4)).toBe(2);
  });

  test("waits behind the last cue when all is read", () => {
    expect(placeIn(CUES, 5, 7)).toBe(7);
    expect(placeIn(CUES, 40, 7)).toBe(7);
    expect(placeIn([], 0, 0)).toBe(0);
  });
});

test("the coach finds what he points at", () => {
  expect(selectorOf("station:lubyanka")).toContain('data-station="lubyanka"');
  expect(selectorOf("option:purchase:rpk")).toContain('[data-key="purchase:rpk"]');
  expect(selectorOf("log")).toContain(".log");
  expect(tabOf(["players"])).toBe("people");
  expect(tabOf(["station:lubyanka"])).toBe("ask");
});
