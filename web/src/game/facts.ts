/** What a viewer knows of a match, as the server sends it; one shape for all editions. */

import type { Facts as SentFacts } from "../api/socket.ts";

/** The facts of those editions that are played on the map. */
type MapFacts = Extract<SentFacts, { player: unknown }>;

type Value<U, K extends PropertyKey> = U extends Record<K, infer V> ? V : never;
type AnyKey<U> = U extends unknown ? keyof U : never;

/** Several shapes as one: what only some of them have is optional. */
type Merged<U> = Pick<U, keyof U> & { [K in Exclude<AnyKey<U>, keyof U>]?: Value<U, K> };

export type PlayerFacts = Merged<MapFacts["player"][string]>;
export type Facts = Omit<Merged<MapFacts>, "player"> & { player: Record<string, PlayerFacts> };

/** The facts that the server sends, if there are any to show on the map. */
export function shownFacts(sent: SentFacts | null): Facts | null {
  return sent && "player" in sent ? sent : null;
}

/** The facts of a table without a match. */
export function emptyFacts(): Facts {
  return {
    round: 0,
    first: 0,
    winner: 0,
    ended_by: "",
    open_threat: [],
    owner: {},
    player: {},
    equipment_deck_size: 0,
    mission_deck_size: 0,
    threat_deck_size: 0,
    unseen: {},
    fight: [],
  };
}

export const RESOURCES = ["pig", "mushroom", "ammo"] as const;
export type Resource = (typeof RESOURCES)[number];

/** The factions of the players who have one, by the number of their seat. */
export function factionsOf(facts: Facts | null): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [seat, player] of Object.entries(facts?.player ?? {})) {
    if (player.faction) found[seat] = player.faction;
  }
  return found;
}

/** The names of those who sit at a table, by the number of their seat. */
export function namesOf(seats: readonly { seat: number; name: string }[]): Record<string, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [String(seat), name]));
}

/** Whether the hero of a player is down. */
export function isWounded(player: PlayerFacts): boolean {
  return Boolean(player.rests || player.resting);
}
