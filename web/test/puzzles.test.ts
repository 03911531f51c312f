import { expect, test } from "vitest";

import type { Puzzle } from "../src/net/models.ts";
import { after, dailyOf, daysInARow, nextAfter, type Results } from "../src/puzzle/puzzles.svelte.ts";

const NOTHING: Results = { first: {}, streak: 0, best: 0, days: 0, lastDay: "" };
const PUZZLES = ["a", "b", "c"].map((id) => ({ id, edition: id === "c" ? "first" : "second" }) as Puzzle);

test("everybody gets the same puzzle on a day, and another one on the next", () => {
  expect(dailyOf(PUZZLES, "2033-11-16")).toBe(dailyOf(PUZZLES, "2033-11-16"));
  expect(dailyOf(PUZZLES, "2033-11-16")).not.toBe(dailyOf(PUZZLES, "2033-11-17"));
  expect(dailyOf([], "2033-11-16")).toBeUndefined();
});

test("only the first try counts, and a miss ends the streak", () => {
  let results = after(after(NOTHING, "a", true, "", "2033-11-16"), "b", true, "", "2033-11-16");
  expect([results.streak, results.best]).toEqual([2, 2]);
  results = after(results, "c", false, "", "2033-11-16");
  results = after(results, "c", true, "", "2033-11-16");
  expect([results.streak, results.best, results.first["c"]]).toEqual([0, 2, false]);
});

test("daily puzzles are counted day by day", () => {
  let results = after(NOTHING, "a", true, "a", "2033-02-28");
  results = after(results, "b", true, "b", "2033-03-01");
  expect(results.days).toBe(2);
  expect([daysInARow(results, "2033-03-02"), daysInARow(results, "2033-03-03")]).toEqual([2, 0]);
});

test("the next puzzle is of the same edition, and new if there is one", () => {
  expect(nextAfter(PUZZLES, "a", NOTHING)?.id).toBe("b");
  expect(nextAfter(PUZZLES, "b", { ...NOTHING, first: { a: true } })?.id).toBe("a");
});
