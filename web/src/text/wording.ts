/** The words for options, events and questions of one edition, in one language. */

import { Bundle } from "./bundle.ts";
import { type Args, forms, found, HIDDEN, spelled, type Thing, type Value } from "./name.ts";

/** An argument in a message of the server: an ID, a number, or null for what is hidden. */
export type Argument = string | number | null;

/** Speaks of one match; `seats` are the factions, `players` the names of the players by the number of their seat. */
export class Wording {
  readonly language: string;
  readonly bundle: Bundle;
  readonly seats: Record<string, string>;
  readonly players: Record<string, string>;
  readonly #byPlayer: boolean;

  constructor(
    bundle: Bundle,
    seats: Record<string, string> = {},
    players: Record<string, string> = {},
    byPlayer = false,
  ) {
    this.language = bundle.language;
    this.bundle = bundle;
    this.seats = seats;
    this.players = players;
    this.#byPlayer = byPlayer;
  }

  /** Speaks of the same match before anybody has a faction: players go by their names. */
  beforeFactions(): Wording {
    return new Wording(this.bundle, {}, this.players, true);
  }

  /** A message. */
  say(id: string, args: Args = {}, part?: string): string {
    return this.bundle.say(id, spelled(this.bundle, args), part);
  }

  /** Whether there is a message. */
  has(id: string, part?: string): boolean {
    return this.bundle.has(id, part);
  }

  /** A thing by its ID. */
  thing(kind: string, slug: string): Thing {
    if (kind !== "seat") return { kind, slug };
    const [faction, player] = [this.seats[slug], this.players[slug]];
    if (player && (this.#byPlayer || !faction)) return { kind, slug, player };
    return faction ? { kind, slug, faction } : { kind, slug };
  }

  /** What a thing is called. */
  name(kind: string, slug: string): string {
    return forms(this.bundle, this.thing(kind, slug))[""] ?? slug;
  }

  /** A form of a name, such as `the`, or the name itself. */
  form(kind: string, slug: string, form: string): string {
    const known = forms(this.bundle, this.thing(kind, slug));
    return known[form] ?? known[""] ?? slug;
  }

  /** A named part of a thing's message, such as its text, or "". */
  part(kind: string, slug: string, part: string): string {
    const id = found(this.bundle, { kind, slug });
    return id && this.bundle.has(id, part) ? this.bundle.say(id, {}, part) : "";
  }

  /** An amount of a resource: `2 pigs`. */
  counted(resource: string, number: number): string {
    return forms(this.bundle, { kind: "resource", slug: resource }, { number })["count"] ?? `${number}`;
  }

  /** Several things in one phrase. */
  listed(parts: string[]): string {
    const last = parts.at(-1);
    if (last === undefined) return "";
    if (parts.length === 1) return last;
    const phrase = parts.slice(0, -1).reduce((first, second) => this.say("list-more", { first, second }));
    return this.say("list-two", { first: phrase, second: last });
  }

  /** Amounts of resources in one phrase, without zeros. */
  amounts(stock: Record<string, number>): string {
    return this.listed(
      Object.entries(stock)
        .filter(([, n]) => n)
        .map(([kind, n]) => this.counted(kind, n)),
    );
  }

  /** The variables of an option or an event: numbers, and things by their ID. */
  args(args: Record<string, Argument>): Args {
    const result: Args = {};
    for (const [variable, value] of Object.entries(args)) result[variable] = this.#value(variable, value);
    return result;
  }

  #value(variable: string, value: Argument): Value {
    if (typeof value === "number") return value;
    // A second thing of a kind has a digit: `seat2`.
    return this.thing(variable.replace(/\d$/, ""), value ?? HIDDEN);
  }

  /** The label of an option in a question of some kind. */
  option(option: { verb: string; args?: Record<string, Argument> | undefined }, question = ""): string {
    const id = `option-${option.verb}`;
    const part = question && this.has(id, question) ? question : undefined;
    return this.say(id, this.args(option.args ?? {}), part);
  }

  /** The text of a question, which may depend on the verb of its options. */
  question(kind: string, verb = "", args: Args = {}): string {
    const id = `question-${kind}`;
    return this.say(id, args, verb && this.has(id, verb) ? verb : undefined);
  }
}
