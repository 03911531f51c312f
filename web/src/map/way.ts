/** The way of a hero on the map: the tunnels and passages between its stops. */

import type { Way } from "../api/socket.ts";
import type { MapDocument, Spot } from "./document.ts";

export interface Drawn {
  /** Shapes of the tunnels and passages, in order. */
  paths: string[];
  /** The stops on the way, and the movement spent up to each. */
  stops: { at: Spot; cost: number; isLast: boolean }[];
}

/** A way as it is drawn; a leap between stations that no tunnel joins is a straight line. */
export function drawn(map: MapDocument, way: Way): Drawn {
  const places = new Map(map.stations.map((station) => [station.id, station.at]));
  const tunnels = map.lines.flatMap((line) => line.tunnels);
  const paths: string[] = [];
  const stops: Drawn["stops"] = [];
  way.stops.forEach(({ station, cost }, i) => {
    const before = way.stops[i - 1]?.station;
    const [from, to] = [places.get(before ?? ""), places.get(station)];
    if (!before || !from || !to) return;
    const tunnel = tunnels.find(
      (known) => (known.from === before && known.to === station) || (known.from === station && known.to === before),
    );
    paths.push(tunnel?.d ?? `M${from.join(" ")}L${to.join(" ")}`);
    stops.push({ at: to, cost, isLast: i === way.stops.length - 1 });
  });
  return { paths, stops };
}
