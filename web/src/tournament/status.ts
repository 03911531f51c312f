/** Where a tournament stands, in words. */

import type { TournamentRow } from "../net/models.ts";
import { say } from "../text/texts.svelte.ts";

/** What a list says of a tournament. */
export function statusOf({ status, round, rounds, people, most }: TournamentRow): string {
  if (status === "open") return say("client-tournament-open", { count: people, most });
  if (status === "running") return say("client-tournament-running", { round, rounds });
  return say(status === "over" ? "client-tournament-finished" : "client-tournament-cancelled");
}
