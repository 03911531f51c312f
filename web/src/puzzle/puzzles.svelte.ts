/** The puzzles, which of them is today's, and how the reader has fared so far. */

import type { Puzzle } from "../net/models.ts";
import { remembered, request } from "../net/request.ts";

/** Where the reader's results are kept. */
const KEY = "metro2033.puzzles";

/** All puzzles, in the order in which they are shown; also those that are asked no more. */
export const loadPuzzles = remembered(() => request<Puzzle[]>("/api/puzzles"));

/** Today by the reader's clock, such as 2033-11-16. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How often the clock is looked at, for a new day. */
const DAY_CHECK_MS = 10_000;

/** Tell the day, now and whenever another begins; returns how to stop. */
export function watchDay(told: (date: string) => void): () => void {
  told(today());
  const timer = setInterval(() => told(today()), DAY_CHECK_MS);
  return () => clearInterval(timer);
}

/** The number of a day. */
function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

/** The puzzles to list: those that are asked, and of the others those that the reader has tried. */
export function listed(puzzles: readonly Puzzle[], { first }: Results): Puzzle[] {
  return puzzles.filter(({ id, is_retired }) => !is_retired || Object.hasOwn(first, id));
}

/** The puzzle of a day: the same for everybody who has the same puzzles. */
export function dailyOf(puzzles: readonly Puzzle[], date: string): Puzzle | undefined {
  const asked = puzzles.filter(({ is_retired }) => !is_retired);
  // A clock may stand before 1970.
  const place = (dayNumber(date) * 97) % asked.length;
  return asked[place < 0 ? place + asked.length : place];
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

/** Whoever flies west may live through a day again; a last day that is later still was a false clock's. */
const MOST_BACK = -2;

/** The results after an answer: the first try counts, and on its day also a puzzle that was solved before. */
export function after(results: Results, id: string, isRight: boolean, daily: string, date: string): Results {
  const next = Object.hasOwn(results.first, id) ? results : afterFirst(results, id, isRight);
  return id === daily && isRight && next.first[id] ? afterDaily(next, date) : next;
}

function afterFirst(results: Results, id: string, isRight: boolean): Results {
  const streak = isRight ? results.streak + 1 : 0;
  const best = Math.max(results.best, streak);
  return { ...results, first: { ...results.first, [id]: isRight }, streak, best };
}

function afterDaily(results: Results, date: string): Results {
  const passed = daysSince(results, date);
  if (passed <= 0) return results;
  return { ...results, days: passed === 1 ? results.days + 1 : 1, lastDay: date };
}

/** How many days ago the last puzzle of the day was solved. */
function daysSince({ lastDay }: Results, date: string): number {
  const passed = lastDay ? dayNumber(date) - dayNumber(lastDay) : Infinity;
  return passed < MOST_BACK ? Infinity : passed;
}

/** How many days the puzzle of the day was solved in a row; a day that was missed ends that. */
export function daysInARow(results: Results, date: string): number {
  return daysSince(results, date) <= 1 ? results.days : 0;
}

class Progress {
  results = $state.raw<Results>(read() ?? NOTHING);

  constructor() {
    addEventListener("storage", ({ key }) => {
      if (key === KEY) this.results = read() ?? this.results;
    });
  }

  /** Note how a puzzle was answered that was begun on a day; another tab may have noted something. */
  note(id: string, isRight: boolean, daily: string, date: string): void {
    this.results = after(read() ?? this.results, id, isRight, daily, date);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.results));
    } catch {
      // It is known until the page is closed.
    }
  }
}

/** What the browser keeps; null where it keeps nothing. */
function read(): Results | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? null : { ...NOTHING, ...(JSON.parse(kept) as Partial<Results>) };
  } catch {
    return null;
  }
}

export const progress = new Progress();

/** The next puzzle after one: of its edition, first one that was never tried. */
export function nextAfter(puzzles: readonly Puzzle[], id: string, { first }: Results): Puzzle | undefined {
  const here = puzzles.findIndex((puzzle) => puzzle.id === id);
  const edition = puzzles[here]?.edition;
  const others = [...puzzles.slice(here + 1), ...puzzles.slice(0, Math.max(0, here))].filter(
    (puzzle) => !puzzle.is_retired && (!edition || puzzle.edition === edition),
  );
  return others.find((puzzle) => !Object.hasOwn(first, puzzle.id)) ?? others[0];
}

/** The address of a puzzle inside the client. */
export function puzzlePath(id: string): string {
  return `/puzzles/${id}`;
}
