/** The story of a match as one viewer may know it: sentences in paragraphs. */

import type { Event, Step, SumPart } from "../api/socket.ts";
import { has } from "../game/trait.ts";
import type { Argument } from "../text/wording.ts";
import type { Wording } from "../text/wording.ts";

/** A paragraph of the log. */
export interface Entry {
  /** The last choice it covers. */
  n: number;
  text: string;
  isHeading: boolean;
  /** The seats it mentions. */
  seats: Set<number>;
  stations: Set<string>;
  /** The rules behind what it tells. */
  rules: Set<string>;
  /** Where the totals of the fights it tells come from. */
  sums: SumPart[][];
  /** The events in it that change owners or points. */
  changes: Event[];
}

interface Telling {
  n: number;
  event: Event;
  /** The text for an answer of the viewer that was forced. */
  forced?: string;
}

function values(event: Event): Argument[] {
  return Object.values(event.args);
}

/** Whether an event says nothing to those who may not know what it is about. */
function isDull(event: Event): boolean {
  return has(event, "dull_if_hidden") && values(event).at(-1) === null;
}

/** The seat an event is about, or null. */
function subject(event: Event): Argument {
  return Object.keys(event.args)[0] === "seat" ? (event.args["seat"] ?? null) : null;
}

/**
 * Without events that say nothing, and without what the next event tells as a whole or by a better name: the parts of an
 * exchange, and the roll of a player for a threat.
 */
function interesting(events: Event[]): Event[] {
  const found: Event[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && has(event, "fight_dice") && subject(event) === null && has(last, "fight_dice")) found.pop();
    if (has(event, "sums_up")) {
      for (
        let last = found.at(-1);
        last && has(last, "amount") && subject(last) === subject(event);
        last = found.at(-1)
      ) {
        found.pop();
      }
    }
    if (!isDull(event)) found.push(event);
  }
  return found;
}

/** Runs of events that are told together. */
function runs(tellings: Telling[]): Telling[][] {
  const found: Telling[][] = [];
  for (const telling of tellings) {
    const run = found.at(-1);
    const first = run?.[0];
    const isSame =
      run !== undefined &&
      first !== undefined &&
      first.forced === undefined &&
      telling.forced === undefined &&
      has(telling.event, "joined") &&
      first.event.kind === telling.event.kind &&
      subject(first.event) === subject(telling.event);
    if (isSame) run.push(telling);
    else found.push([telling]);
  }
  return found;
}

/** A run with the amounts of the same resource added up. */
function summed(run: Telling[]): Telling[] {
  const found: Telling[] = [];
  for (const telling of run) {
    const { args } = telling.event;
    const at = has(telling.event, "amount")
      ? found.findIndex((known) => known.event.args["resource"] === args["resource"])
      : -1;
    const known = found[at];
    if (known) {
      const number = Number(known.event.args["number"]) + Number(args["number"]);
      found[at] = { ...known, event: { ...known.event, args: { ...args, number } } };
    } else found.push(telling);
  }
  return found;
}

/** One event, or several of the same kind, as a sentence. */
function sentence(several: Telling[], wording: Wording): string {
  const run = summed(several);
  const first = run[0];
  if (!first) return "";
  if (first.forced !== undefined) return first.forced;
  const { kind, args } = first.event;
  const id = `event-${kind}`;
  if (run.length > 1) {
    const whose = subject(first.event);
    const spoken = wording.args(whose === null ? {} : { seat: whose });
    if (values(first.event).includes(null)) return wording.say(id, { ...spoken, count: run.length }, "hidden");
    const items = run.map((telling) => wording.say(id, wording.args(telling.event.args), "item"));
    return wording.say(id, { ...spoken, list: wording.listed(items) }, "many");
  }
  // Whoever takes a faction had none before.
  const speaker = "faction" in args ? wording.beforeFactions() : wording;
  return speaker.say(id, speaker.args(args));
}

/** The sentence for a forced answer; its consequences are told by the events. */
function forced(step: Step, wording: Wording): string {
  if (!has(step, "passes")) return wording.say("client-forced");
  const { asked = "" } = step;
  return wording.say("forced-pass", {}, asked && wording.has("forced-pass", asked) ? asked : undefined);
}

/** Traits of events that change owners or points. */
const CHANGES = ["gains_station", "loses_station", "scores"] as const;

class Teller {
  readonly entries: Entry[] = [];
  #open: Entry | null = null;
  #subject: Argument = null;
  #heading: { text: string; n: number; rules: string[] } | null = null;

  add(run: Telling[], wording: Wording): void {
    const text = sentence(run, wording);
    const first = run[0];
    if (!first || !text) return;
    const n = run.at(-1)?.n ?? first.n;
    if (first.forced !== undefined) {
      this.#begin(n, text, false);
      this.#open = null;
    } else if (has(first.event, "subheading")) {
      // The heading of a phase in which nothing happens is left out.
      this.#heading = { text, n, rules: first.event.rules ?? [] };
      return;
    } else if (has(first.event, "heading")) {
      this.#heading = null;
      this.#begin(n, text, true);
      this.#open = null;
    } else {
      if (this.#heading) {
        this.#begin(this.#heading.n, this.#heading.text, true, this.#heading.rules);
        this.#open = null;
        this.#heading = null;
      }
      this.#goOn(n, text, subject(first.event));
    }
    for (const telling of run) this.#mark(telling);
  }

  #begin(n: number, text: string, isHeading: boolean, rules: string[] = []): void {
    this.#open = {
      n,
      text,
      isHeading,
      seats: new Set(),
      stations: new Set(),
      rules: new Set(rules),
      sums: [],
      changes: [],
    };
    this.entries.push(this.#open);
  }

  #goOn(n: number, text: string, about: Argument): void {
    if (this.#open && about === this.#subject) {
      this.#open.text += ` ${text}`;
      this.#open.n = n;
    } else {
      this.#begin(n, text, false);
      this.#subject = about;
    }
  }

  #mark({ event }: Telling): void {
    const entry = this.entries.at(-1);
    if (!entry) return;
    if (CHANGES.some((trait) => has(event, trait))) entry.changes.push(event);
    for (const rule of event.rules ?? []) entry.rules.add(rule);
    if (event.parts?.length && has(event, "fight_outcome")) entry.sums.push(event.parts);
    for (const [name, value] of Object.entries(event.args)) {
      if (value === null) continue;
      if (name.startsWith("seat")) entry.seats.add(Number(value));
      if (name.startsWith("station")) entry.stations.add(String(value));
    }
  }
}

/** The paragraphs of some steps, including answers forced on the viewer. */
export function tell(steps: readonly Step[], viewer: number | null, wording: Wording): Entry[] {
  const tellings: Telling[] = [];
  for (const step of steps) {
    if (step.cause === "forced" && step.seat === viewer && step.key) {
      tellings.push({
        n: step.n,
        event: { kind: "", args: {}, rules: step.rules ?? [] },
        forced: forced(step, wording),
      });
    }
    for (const event of interesting(step.events)) tellings.push({ n: step.n, event });
  }
  const teller = new Teller();
  for (const run of runs(tellings)) teller.add(run, wording);
  return teller.entries;
}
