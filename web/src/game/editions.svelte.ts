/** The editions that can be played: loaded again in another language, and when the server is back. */

import { reasonOf } from "../net/attempt.svelte.ts";
import type { Edition } from "../net/models.ts";
import { outage } from "../net/outage.svelte.ts";
import { remembered, request } from "../net/request.ts";
import { texts } from "../text/texts.svelte.ts";

const load = remembered((language: string) => request<Edition[]>(`/api/editions?language=${language}`));

/** The editions, with the texts of their house rules. */
export function loadEditions(): Promise<Edition[]> {
  // The language of the page: the settings follow it only once its texts are there.
  return load(texts.wording.language);
}

/** The default edition. */
export function defaultEdition(editions: readonly Edition[]): Edition | undefined {
  return editions.find((edition) => edition.is_default) ?? editions[0];
}

export class Editions {
  found = $state.raw<Edition[]>([]);
  /** Why they could not be loaded. */
  failure = $state("");

  /** Call it while a component initialises: it reloads them for as long as the component lives. */
  constructor() {
    $effect(() => {
      void [texts.wording, outage.recoveries];
      loadEditions().then(
        (editions) => {
          this.found = editions.filter((edition) => edition.has_content);
          this.failure = "";
        },
        (error: unknown) => (this.failure = reasonOf(error)),
      );
    });
  }

  /** All editions, the default one first. */
  get defaultFirst(): Edition[] {
    return [...this.found].sort((a, b) => Number(b.is_default) - Number(a.is_default));
  }

  /** The ID of the default edition; "" until it is known. */
  get default(): string {
    return defaultEdition(this.found)?.id ?? "";
  }

  /** The ID if it names an edition, else that of the default one. */
  named(id: string): string {
    return this.found.some((edition) => edition.id === id) ? id : this.default;
  }
}
