/** The story of a match in words, cached: for the log and the recap. */

import type { Step } from "../api/socket.ts";
import type { Scene } from "../game/scene.ts";
import { has } from "../game/trait.ts";
import { type Entry, tell } from "./story.ts";

/** Tells portions of steps, and caches them until wording or seats change. */
export class Chronicle {
  #told = new WeakMap<Step[], Entry[]>();
  #bundle: unknown;
  #seats = "";

  /** All paragraphs of a story as the viewer of a scene reads them. */
  entries(story: Step[][], scene: Scene): Entry[] {
    const seats = JSON.stringify(scene.wording.seats);
    if (this.#bundle !== scene.wording.bundle || this.#seats !== seats) {
      this.#told = new WeakMap();
      this.#bundle = scene.wording.bundle;
      this.#seats = seats;
    }
    return story.flatMap((steps) => {
      const known = this.#told.get(steps) ?? tell(steps, scene.seat, scene.wording);
      this.#told.set(steps, known);
      return known;
    });
  }
}

/** Whether a paragraph is about the viewer or one of their stations. */
export function concerns(entry: Entry, scene: Scene): boolean {
  if (!scene.seat) return false;
  return (
    entry.seats.has(scene.seat) || [...entry.stations].some((station) => scene.facts.owner[station] === scene.seat)
  );
}

/** How much a paragraph matters to the viewer: their losses, captures, points, what concerns them, the rest. */
export function importance(entry: Entry, scene: Scene): number {
  const isLost = entry.changes.some(
    (event) => has(event, "loses_station") && event.args["seat"] === String(scene.seat),
  );
  if (isLost) return 4;
  if (entry.changes.some((event) => !has(event, "scores"))) return 3;
  if (entry.changes.length) return 2;
  return concerns(entry, scene) ? 1 : 0;
}

/** What others did since the viewer's last choice; empty if nobody else did anything. What matters most comes first. */
export function meanwhile(entries: Entry[], seenUntil: number, scene: Scene): Entry[] {
  if (!seenUntil || !scene.seat) return [];
  const seat = scene.seat;
  const found = entries.filter((entry) => entry.n > seenUntil && !entry.isHeading);
  const isNew = found.some((entry) => entry.changes.length > 0 || (entry.seats.size > 0 && !entry.seats.has(seat)));
  return isNew ? found.sort((a, b) => importance(b, scene) - importance(a, scene)) : [];
}
