/** The rulebook for reading: loaded as a whole, searched here. */

import type { components } from "../api/rest.ts";
import { ask, kept } from "./rest.ts";
import { finder } from "./search.ts";

type Schemas = components["schemas"];
export type Book = Schemas["Book"];
export type Chapter = Schemas["Chapter"];
export type Paragraph = Schemas["Paragraph"];
export type Ruling = Schemas["Ruling"];
export type Example = Schemas["Example"];
export type EditionName = "first" | "second";

/** The editions, the newer first. */
export const EDITIONS: EditionName[] = ["second", "first"];

/** The place of all rulings, and of everything on one page. */
export const RULINGS = "rulings";
export const ALL = "all";

const books = new Map<string, Promise<Book>>();

/** The rulebook of an edition in a language. */
export function loadBook(edition: EditionName, language: string): Promise<Book> {
  return kept(books, `${edition} ${language}`, () =>
    ask<Book>(`/api/editions/${edition}/rulebook?language=${language}`),
  );
}

/** The edition of a rule or ruling by its ID: E1-…, R2-… */
export function editionOf(id: string): EditionName {
  return id[1] === "1" ? "first" : "second";
}

/** The address of a chapter, a rule or a ruling. */
export function addressOf(edition: EditionName, place: string): string {
  return `/rules/${edition}/${place}`;
}

/** The address of a rule or ruling. */
export function ruleAddress(id: string): string {
  return addressOf(editionOf(id), id);
}

/** The chapter in which a place is: a chapter itself, or that of a rule; "rulings" for a ruling. */
export function chapterOf(book: Book, place: string): string {
  if (place === RULINGS || place === ALL || /^R\d-/.test(place)) return place === ALL ? ALL : RULINGS;
  const holds = (chapter: Chapter): boolean =>
    chapter.id === place ||
    chapter.sections.some((section) => section.id === place || section.rules.some((rule) => rule.id === place));
  return book.chapters.find(holds)?.id ?? book.chapters[0]?.id ?? "";
}

/** Something that was found: where it is and what it says. */
export interface Hit {
  place: string;
  title: string;
  text: string;
  isRuling: boolean;
}

/** Every paragraph, rule and ruling in which all words occur; those with other forms of them come last. */
export function search(book: Book, words: string): Hit[] {
  const holds = finder(words, book.language);
  const hits: { hit: Hit; worth: number }[] = [];
  const add = (hit: Hit, ...texts: string[]): void => {
    const worth = holds(...texts);
    if (worth) hits.push({ hit, worth });
  };
  for (const chapter of book.chapters) {
    for (const { title, text } of chapter.paragraphs) {
      add({ place: chapter.id, title: `${chapter.title}: ${title}`, text, isRuling: false }, title, text);
    }
  }
  for (const rule of book.chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.rules))) {
    add({ place: rule.id, title: rule.id, text: rule.text, isRuling: false }, rule.id, rule.text);
  }
  for (const ruling of book.topics.flatMap((topic) => topic.rulings)) {
    const { id, title, question, text, reason } = ruling;
    add({ place: id, title: `${id} ${title}`, text, isRuling: true }, id, title, question, text, reason);
  }
  return hits.sort((one, other) => other.worth - one.worth).map(({ hit }) => hit);
}

/** A row where the editions are compared: what each says about one thing. */
export interface Row {
  tag: string;
  title: string;
  first: Paragraph | undefined;
  second: Paragraph | undefined;
}

/** Both rulebooks side by side, by the tags of their paragraphs. */
export function compared(first: Book, second: Book): { title: string; rows: Row[] }[] {
  const titles = new Map([...second.chapters, ...first.chapters].map((chapter) => [chapter.id, chapter.title]));
  const of = (book: Book, id: string): Paragraph[] =>
    book.chapters.find((chapter) => chapter.id === id)?.paragraphs ?? [];
  return [...titles].map(([id, title]) => {
    const sides = { first: of(first, id), second: of(second, id) };
    const tags = new Map([...sides.second, ...sides.first].map((paragraph) => [paragraph.tag, paragraph.title]));
    const rows = [...tags].map(([tag, heading]) => ({
      tag,
      title: heading,
      first: sides.first.find((paragraph) => paragraph.tag === tag),
      second: sides.second.find((paragraph) => paragraph.tag === tag),
    }));
    return { title, rows };
  });
}
