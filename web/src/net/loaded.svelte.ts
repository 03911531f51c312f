/** What a page loads: again when its path changes, on demand and when the server is back; the last request counts. */

import { reasonOf } from "./attempt.svelte.ts";
import { outage } from "./outage.svelte.ts";
import { request } from "./request.ts";

export class Loaded<T> {
  found = $state.raw<T | null>(null);
  /** Why it could not be loaded. */
  failure = $state("");
  #reloads = $state(0);

  /** Call it while a component initialises; the path is "" while there is nothing to load. */
  constructor(path: () => string) {
    $effect(() => {
      void [outage.recoveries, this.#reloads];
      const wanted = path();
      let isCurrent = Boolean(wanted);
      if (isCurrent)
        request<T>(wanted).then(
          (found) => {
            if (!isCurrent) return;
            this.found = found;
            this.failure = "";
          },
          (error: unknown) => {
            if (isCurrent) this.failure = reasonOf(error);
          },
        );
      return () => {
        isCurrent = false;
      };
    });
  }

  /** Load the same path again. */
  reload(): void {
    this.#reloads += 1;
  }
}
