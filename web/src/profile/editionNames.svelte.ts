/** The names of things of several editions in the language of the page. */

import { loadBundle, texts } from "../text/texts.svelte.ts";
import { Wording } from "../text/wording.ts";

export class EditionNames {
  #wordings = $state.raw<ReadonlyMap<string, Wording>>(new Map());

  /** Call it while a component initialises; `editions` are those whose names are needed. */
  constructor(editions: () => readonly string[]) {
    $effect(() => {
      const { language } = texts.wording;
      const wanted = editions().map(
        async (edition) => [edition, new Wording(await loadBundle(language, edition))] as const,
      );
      void Promise.all(wanted).then((found) => (this.#wordings = new Map(found)));
    });
  }

  /** The name of a thing; "" until it is known. */
  of(edition: string, kind: string, id: string): string {
    return id ? (this.#wordings.get(edition)?.name(kind, id) ?? "") : "";
  }
}
