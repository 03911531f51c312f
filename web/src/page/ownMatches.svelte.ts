/** The matches of the reader: loaded when the server knows them, and again when it is back. */

import type { Match, MatchList } from "../net/models.ts";
import { outage } from "../net/outage.svelte.ts";
import { request } from "../net/request.ts";
import { visitor } from "../net/session.svelte.ts";

export class OwnMatches {
  found = $state.raw<Match[]>([]);

  /** Call it while a component initialises. */
  constructor() {
    $effect(() => {
      void [outage.recoveries, visitor.load()];
    });
    $effect(() => {
      if (!visitor.isKnown) {
        this.found = [];
        return;
      }
      request<MatchList>("/api/session/matches?limit=50").then(
        (list) => (this.found = list.matches),
        () => (this.found = []),
      );
    });
  }
}
