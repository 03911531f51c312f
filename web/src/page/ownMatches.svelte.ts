/** The matches of the reader: loaded when the server knows them, and again when it is back. */

import type { Match, MatchList } from "../net/models.ts";
import { outage } from "../net/outage.svelte.ts";
import { request } from "../net/request.ts";
import { visitor } from "../net/session.svelte.ts";

export class OwnMatches {
  found = $state.raw<Match[]>([]);
  /** Whether it is known which there are. */
  isLoaded = $state(false);

  /** Call it while a component initialises. */
  constructor() {
    $effect(() => {
      void [outage.recoveries, visitor.load()];
    });
    $effect(() => {
      if (visitor.isKnown) void this.#load();
      else this.#take([], visitor.isLoaded);
    });
  }

  /** Delete a match for good, where the reader may do that. */
  async delete(match: Match): Promise<void> {
    await request(`/api/matches/${match.id}`, { method: "DELETE" });
    this.found = this.found.filter(({ id }) => id !== match.id);
  }

  #load(): Promise<void> {
    return request<MatchList>("/api/session/matches?limit=50").then(
      (list) => this.#take(list.matches, true),
      () => this.#take([], false),
    );
  }

  #take(found: Match[], isLoaded: boolean): void {
    this.found = found;
    this.isLoaded = isLoaded;
  }
}
