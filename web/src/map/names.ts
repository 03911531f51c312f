/** The names of stations in all languages, as they stand on the map. */

import type { MapDocument } from "./document.ts";

/** The label of each station; stations of an interchange may share one. */
export function labels(map: MapDocument): Map<string, string[]> {
  const stations = new Map(map.stations.map((station) => [station.id, station]));
  return new Map(
    map.stations.map((station) => {
      const label = station.label ?? stations.get(station.named_by ?? "")?.label;
      return [station.id, Object.values(label?.lines ?? {}).map((lines) => lines.join(" "))];
    }),
  );
}
