/** The shape of an arrow between two places on the map. */

import type { MapStation, Spot } from "./document.ts";

/** How far from the middle of a station an arrow begins and ends. */
const CLEAR = 24;
/** How far it bends, as a share of its length. */
const BEND = 0.18;

/** The path of an arrow, and where its head is: a place and a direction in degrees. */
export interface Arrow {
  path: string;
  tip: Spot;
  turn: number;
}

/** An arrow from one place to another; from above if they are the same. */
export function arrowBetween(from: Spot, to: Spot): Arrow {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 3 * CLEAR) return length ? straight(to, dx / length, dy / length) : straight(to, 0, 1);
  const bend: Spot = [from[0] + dx / 2 - dy * BEND, from[1] + dy / 2 + dx * BEND];
  const begin = toward(from, bend);
  const tip = toward(to, bend);
  const turn = (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI;
  return { path: `M${round(begin)}Q${round(bend)} ${round(tip)}`, tip, turn };
}

/** A short arrow at a place. */
function straight([x, y]: Spot, dx: number, dy: number): Arrow {
  const tip: Spot = [x - dx * CLEAR, y - dy * CLEAR];
  const begin: Spot = [x - dx * 3 * CLEAR, y - dy * 3 * CLEAR];
  return { path: `M${round(begin)}L${round(tip)}`, tip, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** The place a little away from one towards another. */
function toward(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [from[0] + ((to[0] - from[0]) / length) * CLEAR, from[1] + ((to[1] - from[1]) / length) * CLEAR];
}

const round = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Of some stations the one that is nearest to another on the map. */
export function nearest(stations: readonly MapStation[], to: MapStation): MapStation | undefined {
  const distance = (station: MapStation) => Math.hypot(station.at[0] - to.at[0], station.at[1] - to.at[1]);
  return [...stations].filter((station) => station.id !== to.id).sort((a, b) => distance(a) - distance(b))[0];
}
