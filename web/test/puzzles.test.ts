import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Puzzle } from "../src/net/models.ts";
import {
  after,
  dailyOf,
  daysInARow,
  listed,
  nextAfter,
  progress,
  type Results,
  watchDay,
} from "../src/puzzle/puzzles.svelte.ts";

const NOTHING: Results = { first: {}, streak: 0, best: 0, days: 0, lastDay: "" };
const PUZZLES = ["a", "b", "c"].map((id) => ({ id, edition: id === "c" ? "first" : "second" }) as Puzzle);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("everybody gets the same puzzle on a day, and another one on the next", () => {
  expect(dailyOf(PUZZLES, "2033-11-16")).toBe(dailyOf(PUZZLES, "2033-11-16"));
  expect(dailyOf(PUZZLES, "2033-11-16")).not.toBe(dailyOf(PUZZLES, "2033-11-17"));
  expect(dailyOf([], "2033-11-16")).toBeUndefined();
  for (const day of ["14", "15", "16"]) expect(dailyOf(PUZZLES, `1955-11-${day}`)).toBeDefined();
});

test("a puzzle that has retired is asked no more, and listed for those who have tried it", () => {
  const [a, b] = PUZZLES as [Puzzle, Puzzle];
  const puzzles = [{ ...a, is_retired: true }, b];
  for (const day of ["14", "15", "16"]) expect(dailyOf(puzzles, `2033-11-${day}`)?.id).toBe("b");
  expect(nextAfter(puzzles, "b", NOTHING)).toBeUndefined();
  expect(nextAfter(puzzles, "a", NOTHING)?.id).toBe("b");
  expect(listed(puzzles, NOTHING).map(({ id }) => id)).toEqual(["b"]);
  expect(listed(puzzles, { ...NOTHING, first: { a: false } }).map(({ id }) => id)).toEqual(["a", "b"]);
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

test("a puzzle that was solved before counts on its day, and one that was missed does not", () => {
  let results = after(NOTHING, "a", true, "", "2033-03-01");
  results = after(results, "a", true, "a", "2033-03-02");
  expect([results.days, results.streak]).toEqual([1, 1]);
  results = after(results, "b", false, "b", "2033-03-03");
  results = after(results, "b", true, "b", "2033-03-03");
  expect([results.days, results.lastDay]).toEqual([1, "2033-03-02"]);
});

test("a day that comes again, over the date line, ends no row; a clock that was years ahead does", () => {
  let results = after(after(NOTHING, "a", true, "a", "2033-03-01"), "b", true, "b", "2033-03-02");
  results = after(results, "c", true, "c", "2033-03-01");
  expect([results.days, results.lastDay]).toEqual([2, "2033-03-02"]);
  expect(daysInARow(results, "2033-03-01")).toBe(2);
  results = after(NOTHING, "a", true, "a", "2099-01-01");
  expect(daysInARow(results, "2033-03-01")).toBe(0);
  results = after(results, "b", true, "b", "2033-03-01");
  expect([results.days, results.lastDay]).toEqual([1, "2033-03-01"]);
});

test("a page that stays open over midnight learns of the new day", () => {
  vi.setSystemTime(new Date(2033, 10, 16, 23, 59, 55));
  const told: string[] = [];
  const stop = watchDay((date) => told.push(date));
  vi.advanceTimersByTime(20_000);
  stop();
  expect([...new Set(told)]).toEqual(["2033-11-16", "2033-11-17"]);
});

test("what another tab has noted is kept", () => {
  progress.note("a", true, "", "2033-11-16");
  const kept = JSON.parse(localStorage.getItem("metro2033.puzzles") ?? "") as Results;
  localStorage.setItem("metro2033.puzzles", JSON.stringify(after(kept, "b", true, "", "2033-11-16")));
  progress.note("c", true, "", "2033-11-16");
  expect([progress.results.first, progress.results.streak]).toEqual([{ a: true, b: true, c: true }, 3]);
});

test("the next puzzle is of the same edition, and new if there is one", () => {
  expect(nextAfter(PUZZLES, "a", NOTHING)?.id).toBe("b");
  expect(nextAfter(PUZZLES, "b", { ...NOTHING, first: { a: true } })?.id).toBe("a");
});
