import { expect, test } from "vitest";

import { addressOf } from "../src/book/address.ts";
import { compared, ruleOf, search, spotOf } from "../src/book/book.ts";
import type { Book, Paragraph } from "../src/net/models.ts";

const paragraph = (tag: string, text: string, rules: string[] = []): Paragraph => ({
  tag,
  title: tag,
  text,
  rules,
  figures: [],
  tables: [],
  notes: [],
  examples: [],
});

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
      { id: "world", title: "World", paragraphs: [paragraph("story", "The metro.")], stages: [] },
      { id: "laws", title: "Laws", paragraphs, stages: [] },
    ],
    sections: [{ id: "E2-LAW", title: "Laws", source: "events", rules }],
    topics: [{ id: "R2-D", title: "Votes", rulings: [ruling] }],
  };
}

const second = book("second", [paragraph("laws", "Laws are voted on.", ["E2-LAW-001"])]);

test("a rule leads to the paragraph that tells it, a ruling and a section to the appendix", () => {
  expect(spotOf(second, "E2-LAW-001")).toEqual({ chapter: "laws", tag: "laws" });
  expect(spotOf(second, "story")).toEqual({ chapter: "world", tag: "story" });
  expect(spotOf(second, "laws")).toEqual({ chapter: "laws", tag: "" });
  expect(spotOf(second, "laws", "laws")).toEqual({ chapter: "laws", tag: "laws" });
  expect(spotOf(second, "E2-LAW-001", "catalogue")).toEqual({ chapter: "catalogue", tag: "" });
  expect(spotOf(second, "R2-060")).toEqual({ chapter: "rulings", tag: "" });
  expect(spotOf(second, "E2-LAW")).toEqual({ chapter: "catalogue", tag: "" });
  expect(spotOf(second, "nowhere")).toEqual({ chapter: "world", tag: "" });
  expect(ruleOf(second, "E2-LAW-001")?.text).toBe("A law symbol means a vote.");
  expect(addressOf(second.edition, "R2-060")).toBe("/rules/second/R2-060");
  expect(addressOf(second.edition, "E2-LAW-001", "catalogue")).toBe("/rules/second/catalogue/E2-LAW-001");
});

test("a rule that only a note or a row of a table tells has its place too", () => {
  const note = { kind: "hero", id: "anna", name: "Anna", text: "Here.", rules: ["E2-LAW-002"] };
  const table = {
    id: "prices",
    title: "Prices",
    heads: ["", ""],
    rows: [{ head: "", cells: [], rules: ["E2-LAW-003"] }],
  };
  const told = book("second", [{ ...paragraph("notes", "Notes."), notes: [note], tables: [table] }]);
  expect(spotOf(told, "E2-LAW-002").tag).toBe("notes");
  expect(spotOf(told, "E2-LAW-003").tag).toBe("notes");
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
