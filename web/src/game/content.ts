/** Everything that lies on the table of an edition. */

import { untrack } from "svelte";

import { loadMap, type MapDocument } from "../map/document.ts";
import type { Content } from "../net/models.ts";
import { remembered, request } from "../net/request.ts";
import { texts } from "../text/texts.svelte.ts";

/** The pieces of an edition, with names and texts if a query asks for them. */
const loadContent = remembered((edition: string, query: string) =>
  request<Content>(`/api/editions/${edition}/content?${query}`),
);

/** What a position is drawn on. */
export interface Table {
  map: MapDocument;
  content: Content;
}

/** The table of an edition; the page uses its names from then on. */
export function loadTable(edition: string): Promise<Table> {
  // Names come from the texts of the page.
  return load(
    edition,
    "language=en&words=false",
    untrack(() => texts.wording.language),
  );
}

/** The table of an edition with sources and texts in a language, for the gallery. */
export function loadGallery(edition: string, language: string): Promise<Table> {
  return load(edition, `language=${language}`, language);
}

async function load(edition: string, query: string, spoken: string): Promise<Table> {
  const [map, content] = await Promise.all([loadMap(edition), loadContent(edition, query), texts.use(spoken, edition)]);
  return { map, content };
}
