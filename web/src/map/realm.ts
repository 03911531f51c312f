/** What a small screen shows of the map at first. */

import type { Scene } from "../game/scene.ts";
import type { Spot } from "./document.ts";

/** Where the viewer's own stations and hero are, else the places to choose from; none for a spectator. */
export function realmOf(scene: Scene, targets: ReadonlySet<string>): Spot[] {
  const { map, facts, seat } = scene;
  const hero = seat === null ? "" : facts.player[seat]?.at;
  const own = map.stations.filter(({ id }) => id === hero || (seat !== null && facts.owner[id] === seat));
  const lit = map.stations.filter(({ id }) => targets.has(id));
  return (own.length ? own : lit).map((station) => station.at);
}
