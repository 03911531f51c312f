/** Which stations a finger means that touches the map. */

import type { MapDocument, MapStation, Spot } from "./document.ts";

/** Pixels that a finger covers, and from which on a station is large enough to be hit. */
const FINGER = 22;
const LARGE = 11;

/** The stations below a finger, the nearest first, on a map of some pixels per unit. */
export function stationsAt(map: MapDocument, [x, y]: Spot, scale: number): { station: MapStation; distance: number }[] {
  const reach = Math.max(FINGER / scale, map.sizes.station);
  return map.stations
    .map((station) => ({ station, distance: Math.hypot(station.at[0] - x, station.at[1] - y) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance);
}

/** The stations that a tap may mean: none, one, or several that are too close for a finger. */
export function meant(map: MapDocument, spot: Spot, scale: number, targets: ReadonlySet<string>): MapStation[] {
  const close = stationsAt(map, spot, scale);
  const first = close[0];
  if (!first) return [];
  const isExact = first.distance <= map.sizes.station && map.sizes.station * scale >= LARGE;
  if (isExact) return [first.station];
  const lit = close.filter(({ station }) => targets.has(station.id));
  return (lit.length ? lit : close).map(({ station }) => station);
}
