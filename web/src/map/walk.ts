/** Walking the map with arrow keys: from a station along its tunnels and passages. */

import type { MapDocument, MapStation } from "./document.ts";

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ANGLES: Record<Direction, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: -90 };

/** How far from the direction of the key a way may lead. */
const WIDEST = 75;

/** The neighbours of every station: by tunnel, and within its interchange. */
export function neighbours(map: MapDocument): Map<string, string[]> {
  const found = new Map<string, string[]>(map.stations.map((station) => [station.id, []]));
  const join = (a: string, b: string) => {
    if (!found.get(a)?.includes(b)) found.get(a)?.push(b);
  };
  for (const { tunnels } of map.lines) {
    for (const { from, to } of tunnels) {
      join(from, to);
      join(to, from);
    }
  }
  for (const { stations } of map.hubs) {
    for (const a of stations) for (const b of stations) if (a !== b) join(a, b);
  }
  return found;
}

/** The stations on a shortest way between two, both included; only these two where there is none. */
export function between(near: Map<string, string[]>, from: string, to: string): string[] {
  const before = new Map([[from, from]]);
  const wave = [from];
  for (const here of wave) {
    if (here === to) break;
    for (const next of near.get(here) ?? []) {
      if (before.has(next)) continue;
      before.set(next, here);
      wave.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const found = [to];
  for (let here = to; here !== from; found.unshift(here)) here = before.get(here) ?? from;
  return found;
}

/** The neighbour that lies best in the direction of a key, or null. */
export function step(from: MapStation, near: MapStation[], direction: Direction): MapStation | null {
  let best: MapStation | null = null;
  let least = WIDEST;
  for (const station of near) {
    const angle = (Math.atan2(station.at[1] - from.at[1], station.at[0] - from.at[0]) * 180) / Math.PI;
    const off = Math.abs(((angle - ANGLES[direction] + 540) % 360) - 180);
    if (off < least) {
      least = off;
      best = station;
    }
  }
  return best;
}
