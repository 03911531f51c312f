/** Graded decisions, as they are listed. */

import type { Grade, Review } from "../net/models.ts";

/** What decisions are called, the worst last. */
export const LEVELS = ["best", "good", "inaccuracy", "mistake", "blunder"];

export interface Decision {
  grade: Grade;
  level: string;
}

/** The decisions of a seat, or of all for 0, of one grade, or of any for "". */
export function listed({ grades, levels }: Pick<Review, "grades" | "levels">, seat: number, level: string): Decision[] {
  return grades
    .map((grade, i) => ({ grade, level: levels[i] ?? "" }))
    .filter((row) => (!seat || row.grade.seat === seat) && (!level || row.level === level));
}
