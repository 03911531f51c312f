/** The rulebook: loaded as a whole and searched in the browser. */

import type { Book, Chapter, Paragraph, Rule } from "../net/models.ts";
import { remembered, request } from "../net/request.ts";
import { finder } from "../text/search.ts";
import { linkTo } from "../ui/route.svelte.ts";

/** The places of all rulings, and of the whole book on one page. */
export const RULINGS = "rulings";
export const ALL = "all";

/** The rulebook of an edition in a language. */
export const loadBook = remembered((edition: string, language: string) =>
  request<Book>(`/api/editions/${edition}/rulebook?language=${language}`),
);

/** A rule or ruling in a language. */
export const loadRule = remembered((rule: string, language: string) =>
  request<Rule>(`/api/rules/${rule}?language=${language}`),
);

/** The address of a chapter, a rule or a ruling. */
export function addressOf(edition: string, place: string): string {
  return linkTo(`/rules/${edition}/${place}`);
}

/** The chapter of a place: itself, the chapter of a rule, or "rulings" for a ruling. */
export function chapterOf(book: Book, place: string): string {
  if (place === ALL) return ALL;
  const isRuling = book.topics.some((topic) => topic.rulings.some((ruling) => ruling.id === place));
  if (place === RULINGS || isRuling) return RULINGS;
  const holds = (chapter: Chapter): boolean =>
    chapter.id === place ||
    chapter.sections.some((section) => section.id === place || section.rules.some((rule) => rule.id === place));
  return book.chapters.find(holds)?.id ?? book.chapters[0]?.id ?? "";
}

/** A search result. */
export interface Hit {
  place: string;
  title: string;
  text: string;
  isRuling: boolean;
}

/** Every paragraph, rule and ruling that contains all words; inexact matches come last. */
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

/** A row of the comparison: what each book says about one thing, in the order of the books. */
export interface Row {
  tag: string;
  title: string;
  sides: { edition: string; paragraph: Paragraph | undefined }[];
}

/** Rulebooks side by side, by the tags of their paragraphs; the last book gives the order. */
export function compared(books: readonly Book[]): { title: string; rows: Row[] }[] {
  const ordered = [...books].reverse();
  const titles = new Map(ordered.flatMap((book) => book.chapters.map(({ id, title }) => [id, title])));
  return [...titles].map(([chapter, title]) => {
    const tags = new Map(ordered.flatMap((book) => paragraphs(book, chapter).map(({ tag, title }) => [tag, title])));
    const rows = [...tags].map(([tag, heading]) => ({ tag, title: heading, sides: sidesOf(books, chapter, tag) }));
    return { title, rows };
  });
}

function paragraphs(book: Book, chapter: string): Paragraph[] {
  return book.chapters.find(({ id }) => id === chapter)?.paragraphs ?? [];
}

function sidesOf(books: readonly Book[], chapter: string, tag: string): Row["sides"] {
  return books.map((book) => ({
    edition: book.edition,
    paragraph: paragraphs(book, chapter).find((paragraph) => paragraph.tag === tag),
  }));
}
