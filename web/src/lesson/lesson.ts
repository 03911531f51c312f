/** Lessons: what the coach says next follows from the number of choices and from what was read. */

import type { Lesson } from "../net/models.ts";
import { request } from "../net/request.ts";

export type Cue = Lesson["cues"][number];

/**
 * The current cue of a lesson after `n` choices, for a learner who has read up to `read`.
 *
 * It never lies before an answer that is given, and never behind one that is still wanted; so it goes back when a
 * choice is taken back, and forward when the learner answers before reading.
 */
export function placeIn(cues: readonly Cue[], n: number, read: number): number {
  let least = 0;
  let most = cues.length;
  for (const [i, cue] of cues.entries()) {
    if (!cue.key) continue;
    if (cue.at < n) least = i + 1;
    else most = Math.min(most, i);
  }
  return Math.min(Math.max(read, least), most);
}

/** Whether two answers are about the same thing: the last part of their keys names it. */
export function isSameTarget(key: string, other: string): boolean {
  return key.split(":").at(-1) === other.split(":").at(-1);
}

/** The station that a place of the table means, or "". */
export function stationIn(place: string): string {
  return place.startsWith("station:") ? place.slice("station:".length) : "";
}

/** Where in the page something is to which the coach points. */
export function selectorOf(place: string): string {
  const PLACES: Record<string, string> = {
    players: ".players",
    stores: ".players .mine .resources, .bar .mine",
    decision: ".decision",
    confirm: "[data-confirm]",
    log: ".recap, .log",
    track: "ol.track",
    hint: "[data-hint]",
    cards: ".held",
  };
  const station = stationIn(place);
  if (station) return `[data-station="${station}"] .under`;
  if (place.startsWith("option:")) {
    const key = place.slice("option:".length);
    return `[data-key="${key}"], [data-card="${key}"]`;
  }
  return PLACES[place] ?? "";
}

/** The tab of a phone on which something is that the coach points at. */
export function tabOf(places: readonly string[]): string {
  const TABS: Record<string, string> = { players: "people", log: "story", cards: "hand", track: "hand" };
  return places.map((place) => TABS[place]).find(Boolean) ?? "ask";
}

export function loadLesson(edition: string): Promise<Lesson> {
  return request<Lesson>(`/api/lessons/${edition}`);
}

const KEY = "metro2033.lesson";

/** How much of a lesson the learner has read. */
export interface Read {
  match: string;
  cues: number;
  tips: string[];
}

export function readSoFar(match: string): Read {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Read | null;
    if (kept?.match === match) return kept;
  } catch {
    // What cannot be read is read again.
  }
  return { match, cues: 0, tips: [] };
}

export function keepRead(read: Read): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(read));
  } catch {
    // A browser that keeps nothing shows a few steps again.
  }
}
