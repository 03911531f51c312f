import { expect, test } from "vitest";

import { addressOf, chapterOf, compared, search } from "../src/book/book.ts";
import type { Book, Paragraph } from "../src/net/models.ts";

const paragraph = (tag: string, text: string): Paragraph => ({ tag, title: tag, text, rules: ["E2-LAW-001"] });

function book(edition: string, paragraphs: Paragraph[]): Book {
  const rules = [{ id: "E2-LAW-001", text: "A law symbol means a vote.", rulings: ["R2-060"] }];
  const ruling = {
    id: "R2-060",
    title: "Ties",
    question: "And a tie?",
    options: "(a)",
    text: "(a) rejected.",
    reason: "It says so.",
    rules: ["E2-LAW-001"],
  };
  return {
    edition,
    language: "en",
    title: "Rules",
    words: {},
    chapters: [
      { id: "world", title: "World", paragraphs: [paragraph("story", "The metro.")], examples: [], sections: [] },
      {
        id: "laws",
        title: "Laws",
        paragraphs,
        examples: [],
        sections: [{ id: "E2-LAW", title: "Laws", source: "events", rules }],
      },
    ],
    topics: [{ id: "R2-D", title: "Votes", rulings: [ruling] }],
  };
}

const second = book("second", [paragraph("laws", "Laws are voted on.")]);

test("a rule, a chapter and a ruling have a place", () => {
  expect(chapterOf(second, "E2-LAW-001")).toBe("laws");
  expect(chapterOf(second, "laws")).toBe("laws");
  expect(chapterOf(second, "R2-060")).toBe("rulings");
  expect(chapterOf(second, "nowhere")).toBe("world");
  expect(addressOf(second.edition, "R2-060")).toBe("/rules/second/R2-060");
});

test("all words must occur, in any case", () => {
  expect(search(second, "LAW vote").map((hit) => hit.place)).toEqual(["laws", "E2-LAW-001"]);
  expect(search(second, "tie").map((hit) => [hit.place, hit.isRuling])).toEqual([["R2-060", true]]);
  expect(search(second, "helicopter")).toEqual([]);
});

test("editions stand side by side by their tags", () => {
  const first = book("first", [paragraph("order", "Turns.")]);
  const laws = compared([first, second])[1];
  expect(laws?.rows.map((row) => [row.tag, row.sides.map((side) => [side.edition, side.paragraph?.text])])).toEqual([
    [
      "laws",
      [
        ["first", undefined],
        ["second", "Laws are voted on."],
      ],
    ],
    [
      "order",
      [
        ["first", "Turns."],
        ["second", undefined],
      ],
    ],
  ]);
});
