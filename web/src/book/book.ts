/** The rulebook: loaded as a whole and searched in the browser. */

import type { Book, Chapter, Paragraph } from "../net/models.ts";
import { remembered, request } from "../net/request.ts";
import { finder } from "../text/search.ts";

/** The places of all rules, of all rulings, and of the whole book on one page. */
export const CATALOGUE = "catalogue";
export const RULINGS = "rulings";
export const ALL = "all";

/** The rulebook of an edition in a language. */
export const loadBook = remembered((edition: string, language: string) =>
  request<Book>(`/api/editions/${edition}/rulebook?language=${language}`),
);

type BookRule = Book["sections"][number]["rules"][number];

/** A rule by its ID. */
export function ruleOf(book: Book, id: string): BookRule | undefined {
  return book.sections.flatMap((section) => section.rules).find((rule) => rule.id === id);
}

/** Whether a paragraph, with all that is shown with it, tells a rule. */
function tells({ rules, notes, tables }: Paragraph, id: string): boolean {
  const rows = tables.flatMap((table) => table.rows);
  return rules.includes(id) || [...notes, ...rows].some((part) => part.rules.includes(id));
}

/** Where a place is: its chapter, and the tag of the paragraph that is meant, or "". */
export interface Spot {
  chapter: string;
  tag: string;
}

/** The spot of a chapter, a paragraph, a rule or a ruling; the first chapter, if there is no such place. */
export function spotOf(book: Book, place: string, within = ""): Spot {
  if (paragraphs(book, within).some(({ tag }) => tag === place)) return { chapter: within, tag: place };
  if (within === CATALOGUE) return { chapter: within, tag: "" };
  if ([ALL, CATALOGUE, RULINGS].includes(place)) return { chapter: place, tag: "" };
  if (book.topics.some((topic) => topic.rulings.some((ruling) => ruling.id === place)))
    return { chapter: RULINGS, tag: "" };
  if (book.sections.some((section) => section.id === place)) return { chapter: CATALOGUE, tag: "" };
  const isHere = ({ id }: Chapter) => id === place;
  const found = book.chapters.find(isHere);
  if (found) return { chapter: found.id, tag: "" };
  return paragraphOf(book, place) ?? { chapter: book.chapters[0]?.id ?? "", tag: "" };
}

/** The paragraph of a tag, or the one that tells a rule first; set-up is told stage by stage. */
function paragraphOf(book: Book, place: string): Spot | undefined {
  for (const { id, paragraphs, stages } of book.chapters) {
    const told = paragraphs.find((paragraph) => paragraph.tag === place || tells(paragraph, place));
    if (told) return { chapter: id, tag: told.tag };
    if (stages.some(({ rules }) => rules.includes(place))) return { chapter: id, tag: paragraphs.at(-1)?.tag ?? "" };
  }
  return undefined;
}

/** A search result. */
export interface Hit {
  place: string;
  /** The chapter of a paragraph. */
  within: string;
  title: string;
  text: string;
  /** Its number, for those who want to see numbers. */
  code: string;
  isRuling: boolean;
}

/** Every paragraph, note, rule and ruling that contains all words; inexact matches come last. */
export function search(book: Book, words: string): Hit[] {
  const holds = finder(words, book.language);
  const hits: { hit: Hit; worth: number }[] = [];
  const add = (hit: Hit): void => {
    const worth = holds(hit.title, hit.text, hit.code);
    if (worth) hits.push({ hit, worth });
  };
  for (const chapter of book.chapters) {
    for (const { tag, title, text, notes, tables } of chapter.paragraphs) {
      const here = { place: tag, within: chapter.id, code: "", isRuling: false };
      add({ ...here, title: `${chapter.title}: ${title}`, text });
      for (const note of notes) add({ ...here, title: note.name, text: note.text });
      for (const table of tables) {
        const cells = table.rows.flatMap((row) => [row.head, ...row.cells.flat()]).join(" ");
        add({ ...here, title: table.title, text: cells });
      }
    }
    for (const { title, text } of chapter.stages)
      add({ place: chapter.id, within: "", title: `${chapter.title}: ${title}`, text, code: "", isRuling: false });
  }
  for (const section of book.sections) {
    for (const rule of section.rules)
      add({ place: rule.id, within: "", title: section.title, text: rule.text, code: rule.id, isRuling: false });
  }
  for (const { id, title, text } of book.topics.flatMap((topic) => topic.rulings)) {
    add({ place: id, within: "", title, text, code: id, isRuling: true });
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
