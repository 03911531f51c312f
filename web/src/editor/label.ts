/** What fields and their values are called. */

import type { Wording } from "../text/wording.ts";

/** A card that the position leaves open. */
export const ANY = "?";

/** What a field is called. */
export function fieldLabel(wording: Wording, name: string): string {
  return wording.has("editor-field", name) ? wording.say("editor-field", {}, name) : name;
}

/** What a name of a kind stands for. */
export function nameLabel(wording: Wording, kind: string, slug: string): string {
  if (slug === ANY) return wording.say("editor-unknown");
  if (wording.has(`editor-${kind}`, slug)) return wording.say(`editor-${kind}`, {}, slug);
  return wording.name(kind, slug);
}

/** Where a fault is, in words: the player and the field. */
export function placeLabel(wording: Wording, place: string): string {
  const [, table, number, field] = place.split(".");
  if (table === "player" && number) {
    const player = wording.say("editor-player", { number });
    return field ? `${player}, ${fieldLabel(wording, field)}` : player;
  }
  return table ? fieldLabel(wording, number ?? table) : "";
}

/** The whole numbers from one to another. */
export function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
