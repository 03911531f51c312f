/** The editions that can be played: loaded again in another language, and when the server is back. */

import { reasonOf } from "./attempt.svelte.ts";
import { away } from "./away.svelte.ts";
import { loadEditions, type Edition } from "./rest.ts";
import { texts } from "./texts.svelte.ts";

export class Editions {
  found = $state.raw<Edition[]>([]);
  /** Why they could not be loaded. */
  failure = $state("");

  /** For a component that is being made: they are loaded as long as it is there. */
  constructor() {
    $effect(() => {
      void [texts.wording, away.returns];
      loadEditions().then(
        (editions) => {
          this.found = editions.filter((edition) => edition.id !== "toy");
          this.failure = "";
        },
        (error: unknown) => (this.failure = reasonOf(error)),
      );
    });
  }
}
