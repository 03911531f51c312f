import { expect, test } from "vitest";

import { finder } from "../src/text/search.ts";

test("words are found in every form, those that stand so first", () => {
  expect(finder("голосами", "ru")("Голосов столько же, сколько станций.")).toBe(1);
  expect(finder("станцией", "ru")("Каждая станция приносит ресурс.")).toBe(1);
  expect(finder("еще", "ru")("Ещё раз.")).toBe(2);
  expect(finder("hőst", "hu")("A hős ereje.")).toBe(1);
  expect(finder("kockával sereget", "hu")("Két kocka és a sereg.")).toBe(1);
  expect(finder("votes", "en")("All votes count.")).toBe(2);
  expect(finder("vote army", "en")("All votes count.")).toBe(0);
});

test.each([
  ["картами", "карты"],
  ["очками", "очки"],
  ["ходов", "ход"],
  ["армиями", "Армия"],
  ["harcban", "harc"],
  ["ponttal", "pont"],
  ["hősét", "hős"],
  ["erővel", "erő"],
  ["armies", "army"],
  ["moved", "move"],
])("%s finds %s", (wanted, said) => {
  expect(finder(wanted, "en")(said)).toBe(1);
});

test("numbers and short words are found as they stand", () => {
  expect(finder("E1-TURN-001", "en")("E1-TURN-002")).toBe(0);
  expect(finder("10", "en")("1 of 2")).toBe(0);
});
