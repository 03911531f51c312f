/** Playing on from a choice of a finished match. */

import type { Match } from "../net/models.ts";
import { request } from "../net/request.ts";
import { route } from "../ui/route.svelte.ts";

/** Begin a new match after `at` choices, at a seat if one is named; bots play the others. */
export async function playOn(match: string, at: number, seat: number | null): Promise<void> {
  const body = seat ? { at, seats: [seat] } : { at };
  const branch = await request<Match>(`/api/matches/${match}/branch`, { method: "POST", body });
  route.go(`/match/${branch.id}`);
}
