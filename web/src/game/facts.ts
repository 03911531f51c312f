/** What a viewer knows of a match, as the server sends it; one shape for all editions. */

/** The facts of a player; optional ones exist in some editions only. */
export interface PlayerFacts {
  faction: string;
  hero: string;
  at: string;
  home?: string;
  rests: number;
  resting?: number;
  barred?: number;
  army: number;
  activity?: number;
  points: number;
  mission_points?: number;
  station_count: number;
  stations: string[];
  equipment?: string[];
  items?: string[];
  missions?: string[];
  mission?: string[];
  mission_count: number;
  completed?: string[];
  scouted?: string[];
  scouted_count?: number;
  combat?: string[];
  tokens?: number[];
  pig: number;
  mushroom: number;
  ammo: number;
}

/** The facts of a match. */
export interface Facts {
  round: number;
  stage?: number;
  phase?: number;
  track?: string;
  first: number;
  active?: number;
  target?: number;
  winner: number;
  ended_by: string;
  law?: string[];
  open_law?: string[];
  open_threat?: string[];
  market?: string[];
  offer?: string[];
  reserve?: Record<string, number>;
  owner: Record<string, number>;
  token?: Record<string, string>;
  open?: Record<string, boolean>;
  level?: Record<string, number>;
  player: Record<string, PlayerFacts>;
  [deck: string]: unknown;
}

/** The facts of a table without a match. */
export function emptyFacts(): Facts {
  return { round: 0, first: 0, winner: 0, ended_by: "", owner: {}, player: {} };
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

/** The cards that the hero of a player carries. */
export function carried(player: PlayerFacts): string[] {
  return player.equipment ?? player.items ?? [];
}

/** The missions of a player that the viewer knows. */
export function missionsOf(player: PlayerFacts): string[] {
  return player.missions ?? player.mission ?? [];
}

/** Whether the hero of a player is down. */
export function isWounded(player: PlayerFacts): boolean {
  return Boolean(player.rests || player.resting);
}
