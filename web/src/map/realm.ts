/** What a small screen shows of the map at first. */

import type { Scene } from "../game/scene.ts";
import type { Spot } from "./document.ts";

/** A player's stations and hero, else the places to choose from, else the middle; a spectator has no such place. */
export function realmOf(scene: Scene, targets: ReadonlySet<string>): Spot[] {
  const { map, facts, seat } = scene;
  const hero = seat === null ? "" : facts.player[seat]?.at;
  const own = map.stations.filter(({ id }) => id === hero || (seat !== null && facts.owner[id] === seat));
  const lit = map.stations.filter(({ id }) => targets.has(id));
  const found = own.length ? own : lit;
  if (found.length) return found.map((station) => station.at);
  return seat === null ? [] : [map.ring.centre];
}
