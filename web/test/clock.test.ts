import { expect, test } from "vitest";

import { formatted, roughly } from "../src/players/clock.ts";

const HOUR = 3_600_000;

test("less than a day is told by the second", () => {
  expect(formatted(65_000, "en")).toBe("1:05");
  expect(formatted(23 * HOUR, "en")).toBe("23:00:00");
  expect(formatted(-5, "en")).toBe("0:00");
});

test("days are told in days and hours, in the language of the reader", () => {
  expect(formatted(53 * HOUR, "en")).toBe("2 days 5 hr");
  expect(formatted(48 * HOUR, "en")).toBe("2 days");
  expect(formatted(53 * HOUR, "hu")).toBe("2 nap 5 ó");
  expect(formatted(53 * HOUR, "ru").replaceAll("\u00a0", " ")).toBe("2 дн. 5 ч");
});

test("lists tell time roughly", () => {
  expect(roughly(90 * 60_000, "en")).toBe("1 hr");
  expect(roughly(90_000, "en")).toBe("1 min");
  expect(roughly(49 * HOUR, "en")).toBe("2 days 1 hr");
});
