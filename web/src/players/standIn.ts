/** The bot that stands in for people. */

import { loadEditions } from "../game/editions.svelte.ts";
import type { LiveMatch } from "../match/live.svelte.ts";
import { usualBot } from "../page/newMatch.ts";

/** The name of the usual bot of the edition that is played, or null if it has none. */
export async function standInFor(live: LiveMatch): Promise<string | null> {
  const editions = await loadEditions();
  return usualBot(editions.find((known) => known.id === live.info?.edition)) || null;
}
