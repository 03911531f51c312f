/** What somebody who is new here should do next. */

import { expect, test } from "vitest";

import type { Match } from "../src/net/models.ts";
import { nextStep } from "../src/page/nextStep.ts";

const match = (more: Partial<Match>) =>
  ({ id: "m", held: [1], status: "over", lesson: null, puzzle: null, ...more }) as Match;

test("newcomers begin with the lesson, go on with it, and then play a short match of its edition", () => {
  expect(nextStep([])).toEqual({ kind: "lesson" });
  const begun = match({ id: "l", lesson: "first", status: "running" });
  expect(nextStep([begun])).toEqual({ kind: "resume", match: "l", edition: "first" });
  const learnt = match({ lesson: "second" });
  expect(nextStep([learnt])).toEqual({ kind: "match", edition: "second" });
  expect(nextStep([begun, learnt])).toEqual({ kind: "match", edition: "second" });
});

test("whoever has played without a coach needs no advice; tables, puzzles and what is watched do not count", () => {
  expect(nextStep([match({ lesson: "second" }), match({})])).toBeNull();
  for (const other of [match({ status: "lobby" }), match({ puzzle: "p" }), match({ held: [] })])
    expect(nextStep([other])).toEqual({ kind: "lesson" });
});
