/** The puzzles, which of them is today's, and how the reader has fared so far. */

import type { Puzzle } from "../net/models.ts";
import { remembered, request } from "../net/request.ts";

/** Where the reader's results are kept. */
const KEY = "metro2033.puzzles";

/** All puzzles, in the order in which they were found. */
export const loadPuzzles = remembered(() => request<Puzzle[]>("/api/puzzles"));

/** Today by the reader's clock, such as 2033-11-16. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The number of a day. */
function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

/** The puzzle of a day: the same for everybody who has the same puzzles. */
export function dailyOf(puzzles: readonly Puzzle[], date: string): Puzzle | undefined {
  return puzzles[(dayNumber(date) * 97) % puzzles.length];
}

/** What the first try at each puzzle brought, and the streaks that follow from it. */
export interface Results {
  /** By puzzle: whether the first answer was the best. */
  first: Record<string, boolean>;
  /** Puzzles solved in a row, now and at most. */
  streak: number;
  best: number;
  /** Days in a row on which the puzzle of the day was solved, and the last of them. */
  days: number;
  lastDay: string;
}

const NOTHING: Results = { first: {}, streak: 0, best: 0, days: 0, lastDay: "" };

/** The results after a first try; a puzzle that was tried before changes nothing. */
export function after(results: Results, id: string, isRight: boolean, daily: string, date: string): Results {
  if (Object.hasOwn(results.first, id)) return results;
  const streak = isRight ? results.streak + 1 : 0;
  const next = {
    ...results,
    first: { ...results.first, [id]: isRight },
    streak,
    best: Math.max(results.best, streak),
  };
  if (id !== daily || !isRight) return next;
  const isNextDay = dayNumber(date) - dayNumber(results.lastDay || date) === 1;
  return { ...next, days: isNextDay ? results.days + 1 : 1, lastDay: date };
}

/** How many days the puzzle of the day was solved in a row; a day that was missed ends that. */
export function daysInARow({ days, lastDay }: Results, date: string): number {
  return lastDay && dayNumber(date) - dayNumber(lastDay) <= 1 ? days : 0;
}

class Progress {
  results = $state.raw<Results>(read());

  /** Note how a puzzle was answered. */
  note(id: string, isRight: boolean, daily: string): void {
    this.results = after(this.results, id, isRight, daily, today());
    try {
      localStorage.setItem(KEY, JSON.stringify(this.results));
    } catch {
      // It is known until the page is closed.
    }
  }
}

function read(): Results {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Results>) };
  } catch {
    return NOTHING;
  }
}

export const progress = new Progress();

/** The next puzzle after one: of its edition, first one that was never tried. */
export function nextAfter(puzzles: readonly Puzzle[], id: string, { first }: Results): Puzzle | undefined {
  const here = puzzles.findIndex((puzzle) => puzzle.id === id);
  const edition = puzzles[here]?.edition;
  const others = [...puzzles.slice(here + 1), ...puzzles.slice(0, Math.max(0, here))].filter(
    (puzzle) => !edition || puzzle.edition === edition,
  );
  return others.find((puzzle) => !Object.hasOwn(first, puzzle.id)) ?? others[0];
}

/** The address of a puzzle inside the client. */
export function puzzlePath(id: string): string {
  return `/puzzles/${id}`;
}
