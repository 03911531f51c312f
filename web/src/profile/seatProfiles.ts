/** Who at a match has a profile: asked once for all its seats. */

import type { SeatProfiles } from "../net/models.ts";
import { request } from "../net/request.ts";

/** For how long an answer is used again. */
const KEPT_MS = 10_000;

let last: { match: string; at: number; names: Promise<Map<number, string>> } | null = null;

/** The names of profiles by seat. */
export function profilesAt(match: string): Promise<Map<number, string>> {
  const now = Date.now();
  if (last?.match !== match || now - last.at > KEPT_MS) {
    const asked = request<SeatProfiles>(`/api/matches/${match}/profiles`);
    const names = asked.then(
      ({ profiles }) => new Map(profiles.map(({ seat, name }) => [seat, name])),
      () => new Map<number, string>(),
    );
    last = { match, at: now, names };
  }
  return last.names;
}
