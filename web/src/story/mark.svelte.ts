/** The paragraph of the log that is shown on the map. */

import type { Step } from "../api/socket.ts";
import type { MapControls } from "../map/controls.ts";
import type { Entry } from "./story.ts";

export class Mark {
  entry = $state.raw<Entry | null>(null);
  /** The map, as soon as it is drawn. */
  map = $state.raw<MapControls | undefined>();

  /** Show a paragraph; null, or the same once more, ends that. */
  toggle(entry: Entry | null): void {
    this.entry = entry === this.entry ? null : entry;
    const first = this.entry?.stations.values().next().value;
    if (first) this.map?.reveal(first);
  }

  /** Show a paragraph, also where it is shown already. */
  set(entry: Entry | null): void {
    this.entry = null;
    this.toggle(entry);
  }

  /** The stations that are lit: those of the paragraph, else those of the latest steps. */
  stations(latest: readonly Step[]): ReadonlySet<string> {
    return this.entry ? this.entry.stations : stationsIn(latest);
  }
}

/** The stations at which something happened. */
function stationsIn(steps: readonly Step[]): ReadonlySet<string> {
  const named = steps.flatMap((step) => step.events.map((event) => event.args["station"]));
  return new Set(named.filter((station) => typeof station === "string"));
}
