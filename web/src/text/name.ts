/** Names of things in messages: looked up by ID, inflected by form. */

import type { Bundle } from "./bundle.ts";

/** A thing: a station, a card, a seat ... */
export interface Thing {
  kind: string;
  slug: string;
  /** The faction of a seat, which gives it its name. */
  faction?: string;
  /** The name of its player, for a seat without a faction. */
  player?: string;
}

/** The ID of what the reader may not know. */
export const HIDDEN = "hidden";

/** Kinds of things that effects are named after. */
const OF_EFFECTS = ["hero", "equipment", "law", "threat", "mission", "faction", "station"];

/** The message for things without a message of their own. */
const PLAIN = "plain";

/** The messages for a seat without a faction, by its number or by the name of its player. */
const NAMELESS = "seat-plain";
const NAMED = "seat-named";

export type Value = string | number | Thing;
export type Args = Record<string, Value>;

/** The message that names a thing. */
export function messageId(kind: string, slug: string): string {
  return `${kind}-${slug.replaceAll("_", "-")}`;
}

function kindsOf(thing: Thing): string[] {
  if (thing.kind === "effect") return OF_EFFECTS;
  return thing.kind === "seat" ? ["faction"] : [thing.kind];
}

function slugOf(thing: Thing): string {
  return (thing.faction ?? thing.slug).split(".")[0] ?? "";
}

/** The ID of the message with the name of a thing, or "". */
export function found(bundle: Bundle, thing: Thing): string {
  const slug = slugOf(thing);
  const ids =
    thing.kind === "seat" && !thing.faction ? [NAMELESS] : kindsOf(thing).map((kind) => messageId(kind, slug));
  return ids.find((id) => bundle.has(id)) ?? "";
}

/** The forms of a name in a message with some numbers; the name itself is "". */
export function forms(bundle: Bundle, thing: Thing, numbers: Record<string, number> = {}): Record<string, string> {
  if (thing.slug === HIDDEN) return {};
  if (thing.player) return bundle.forms(NAMED, { ...numbers, name: thing.player });
  const id = found(bundle, thing);
  const args: Record<string, string | number> = { ...numbers };
  if (id === NAMELESS) args["number"] = Number(thing.slug);
  if (!id) {
    const words = slugOf(thing).replaceAll("_", " ");
    args["name"] = words.charAt(0).toUpperCase() + words.slice(1);
  }
  return bundle.forms(id || PLAIN, args);
}

/** The variables of a message as Fluent takes them: texts and numbers. */
export function spelled(bundle: Bundle, args: Args): Record<string, string | number> {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") numbers[name] = value;
  }
  const result: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "object") {
      result[name] = value;
      continue;
    }
    const kind = value.kind === "effect" ? (found(bundle, value).split("-")[0] ?? "") : value.kind;
    result[`${name}-id`] = value.slug;
    result[`${name}-kind`] = kind;
    for (const [form, shown] of Object.entries(forms(bundle, value, numbers))) {
      result[form ? `${name}-${form}` : name] = shown;
    }
  }
  return result;
}
