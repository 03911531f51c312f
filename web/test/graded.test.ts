import { expect, test } from "vitest";

import type { Grade } from "../src/net/models.ts";
import { listed } from "../src/review/graded.ts";

test("graded decisions are listed by player and by grade", () => {
  const grades = [3, 5, 8].map((n, i) => ({ n, seat: (i % 2) + 1 }) as Grade);
  const review = { grades, levels: ["best", "blunder", "blunder"] };
  const numbers = (seat: number, level: string): number[] => listed(review, seat, level).map(({ grade }) => grade.n);
  expect(numbers(0, "")).toEqual([3, 5, 8]);
  expect(numbers(1, "")).toEqual([3, 8]);
  expect(numbers(0, "blunder")).toEqual([5, 8]);
  expect(numbers(1, "blunder")).toEqual([8]);
});
