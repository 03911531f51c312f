/** What somebody who is new here should do next. */

import type { Match } from "../net/models.ts";

export interface NextStep {
  /** Begin the lesson, go on with it, or play a short match. */
  kind: "lesson" | "resume" | "match";
  /** The lesson to go on with. */
  match?: string;
  /** The edition of the lesson that was played, if there was one. */
  edition?: string | null | undefined;
}

const KEY = "metro2033.step";
/** Kept where nothing is left to suggest. */
const NONE = "none";

/** The step that the reader most likely has to do next, before their matches are known: newcomers begin. */
export function likelyStep(): NextStep | null {
  try {
    const kept = localStorage.getItem(KEY) ?? "lesson";
    return kept === "lesson" || kept === "resume" || kept === "match" ? { kind: kept } : null;
  } catch {
    return { kind: "lesson" };
  }
}

/** Remember a step, so that its place is free the next time. */
export function keepStep(step: NextStep | null): void {
  try {
    localStorage.setItem(KEY, step?.kind ?? NONE);
  } catch {
    // Then the page guesses again.
  }
}

/** The next step after the matches of the reader; null for those who have played without a coach. */
export function nextStep(own: readonly Match[]): NextStep | null {
  const has = (match: Match): boolean => match.held.length > 0 && match.status !== "lobby";
  if (own.some((match) => has(match) && !match.lesson && !match.puzzle)) return null;
  const lessons = own.filter((match) => match.lesson);
  const learnt = lessons.find((match) => match.status === "over");
  if (learnt) return { kind: "match", edition: learnt.lesson };
  const begun = lessons.find((match) => match.status === "running");
  return begun ? { kind: "resume", match: begun.id, edition: begun.lesson } : { kind: "lesson" };
}
