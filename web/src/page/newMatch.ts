/** Turns the form for a new table into a request. */

import type { Edition, NewMatch, NewSeat } from "../net/models.ts";
import { say, texts } from "../text/texts.svelte.ts";
import { WATCHING } from "../watch/delay.ts";

/** Who plays: against bots, with friends online, or with friends on one device. */
export type Way = "bots" | "friends" | "hot";

/** What was filled into the form. */
export interface Wanted {
  edition: string;
  seats: number;
  people: number;
  names: string[];
  /** A bot for every seat that people leave. */
  bots: string[];
  rules: Record<string, number>;
  clock: NonNullable<NewMatch["clock"]> | null;
  isPublic: boolean;
  /** What those are shown who only watch, by its name in WATCHING. */
  watching: string;
  /** Whether the table remembers the cards for everybody. */
  memory: boolean;
  /** Whether a bot plays on for those whose clock has run out, until they are back. */
  hasStandIn: boolean;
  isRated: boolean;
  /** Whether this screen only shows the table, and everybody plays on a phone. */
  isScreen: boolean;
}

/** The clocks that are offered, by name; "" is none. */
export const CLOCKS: Readonly<Record<string, Wanted["clock"]>> = {
  "": null,
  quick: { kind: "bank", seconds: 900, increment: 10 },
  calm: { kind: "bank", seconds: 2700, increment: 20 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 2 },
  week: { kind: "days", days: 7 },
  bank: { kind: "bank", seconds: 864_000, increment: 43_200 },
};

/** The name of a clock; "" for none, and for one that is not offered. */
export function clockName(clock: NewMatch["clock"]): string {
  const same = Object.entries(CLOCKS).find(([, known]) => JSON.stringify(known) === JSON.stringify(clock ?? null));
  return same?.[0] ?? "";
}

/** How many bots play in a match between bots. */
const WATCHED = 3;

/** How many bots a newcomer meets. */
const FIRST_RIVALS = 2;

const USUAL = {
  absent: "fallback",
  watch: "anyone",
  title: "",
  hints: true,
  chat: true,
  memory: true,
  rated: false,
} as const;

/** The default bot of an edition. */
export function usualBot(edition: Edition | undefined): string {
  const bots = edition?.bots ?? [];
  return (bots.find((bot) => bot.is_usual) ?? bots.at(-1))?.name ?? "";
}

/** The levels of an edition, the easiest first. */
export function levelsOf(edition: Edition | undefined): Edition["bots"] {
  return (edition?.bots ?? []).filter((bot) => bot.level).sort((a, b) => a.level - b.level);
}

/** The match described by the form. */
export function newMatch(wanted: Wanted, way: Way): NewMatch {
  return {
    edition: wanted.edition,
    seats: seatsOf(wanted, way),
    start: way !== "friends",
    language: texts.wording.language,
    house_rules: wanted.isRated ? {} : wanted.rules,
    is_public: way === "friends" && wanted.isPublic,
    clock: wanted.clock,
    ...USUAL,
    ...(wanted.clock && wanted.hasStandIn ? standIn(wanted) : {}),
    ...(way === "friends" ? WATCHING[wanted.watching] : {}),
    memory: wanted.memory,
    rated: wanted.isRated,
  };
}

/** A bot that is as strong as those at the table plays on for somebody who is away. */
function standIn({ bots }: Wanted): Pick<NewMatch, "absent" | "absent_bot"> {
  return { absent: "bot", absent_bot: bots.at(-1) ?? null };
}

/** A short match against the easiest bots: the first one after a lesson. */
export function firstMatch(edition: Edition, name: string): NewMatch {
  const bot = levelsOf(edition)[0]?.name ?? usualBot(edition);
  const wanted: Wanted = {
    edition: edition.id,
    seats: 1 + FIRST_RIVALS,
    people: 1,
    names: [name],
    bots: Array.from({ length: FIRST_RIVALS }, () => bot),
    rules: edition.presets[0]?.house_rules ?? {},
    clock: null,
    isPublic: false,
    watching: "open",
    memory: true,
    hasStandIn: false,
    isRated: false,
    isScreen: false,
  };
  return newMatch(wanted, "bots");
}

/** A match between bots, which anyone may watch. */
export function botMatch(edition: Edition): NewMatch {
  return {
    edition: edition.id,
    seats: botSeats(Array.from({ length: WATCHED }, () => usualBot(edition))),
    start: true,
    language: texts.wording.language,
    house_rules: {},
    is_public: true,
    clock: null,
    ...USUAL,
  };
}

function seatsOf(wanted: Wanted, way: Way): NewSeat[] {
  const people = peopleOf(wanted, way);
  return [...people, ...botSeats(wanted.bots.slice(0, wanted.seats - people.length))];
}

/** The people at the table; whoever fills in the form comes first, if they play here. */
function peopleOf({ names, people, seats, isScreen }: Wanted, way: Way): NewSeat[] {
  const mine = (name: string): NewSeat => ({ kind: "mine", name, salt: "" });
  if (way === "hot") {
    return names.slice(0, people).map((name, i) => mine(name || say("client-player-number", { number: i + 1 })));
  }
  const here = way === "friends" && isScreen ? [] : [mine(names[0] || say("client-you-name"))];
  const open = way === "friends" ? Math.min(people, seats) - here.length : 0;
  return [...here, ...Array.from({ length: open }, (): NewSeat => ({ kind: "open", salt: "" }))];
}

/** Bots, which the server names after their level. */
function botSeats(bots: readonly string[]): NewSeat[] {
  return bots.map((bot) => ({ kind: "bot", bot, salt: "" }));
}
