/** Turns the form for a new table into a request. */

import type { Edition, NewMatch, NewSeat } from "../net/models.ts";
import { say, texts } from "../text/texts.svelte.ts";

/** Who plays: against bots, with friends online, or with friends on one device. */
export type Way = "bots" | "friends" | "hot";

/** What was filled into the form. */
export interface Wanted {
  edition: string;
  seats: number;
  people: number;
  names: string[];
  bot: string;
  rules: Record<string, number>;
  clock: NonNullable<NewMatch["clock"]> | null;
  isPublic: boolean;
}

/** How many bots play in a match between bots. */
const WATCHED = 3;

const USUAL = { absent: "fallback", watch: "anyone", title: "", hints: true, chat: true } as const;

/** The default bot of an edition. */
export function usualBot(edition: Edition | undefined): string {
  const bots = edition?.bots ?? [];
  return (bots.find((bot) => bot.is_usual) ?? bots.at(-1))?.name ?? "";
}

/** The match described by the form. */
export function newMatch(wanted: Wanted, way: Way): NewMatch {
  return {
    edition: wanted.edition,
    seats: seatsOf(wanted, way),
    start: way !== "friends",
    language: texts.wording.language,
    house_rules: wanted.rules,
    is_public: way === "friends" && wanted.isPublic,
    clock: wanted.clock,
    ...USUAL,
  };
}

/** A match between bots, which anyone may watch. */
export function botMatch(edition: Edition): NewMatch {
  return {
    edition: edition.id,
    seats: botSeats(usualBot(edition), WATCHED),
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
  return [...people, ...botSeats(wanted.bot, wanted.seats - people.length)];
}

/** The people at the table; whoever fills in the form comes first. */
function peopleOf({ names, people, seats }: Wanted, way: Way): NewSeat[] {
  const mine = (name: string): NewSeat => ({ kind: "mine", name, salt: "" });
  if (way === "hot") {
    return names.slice(0, people).map((name, i) => mine(name || say("client-player-number", { number: i + 1 })));
  }
  const me = mine(names[0] || say("client-you-name"));
  const open = way === "friends" ? Math.min(people, seats) - 1 : 0;
  return [me, ...Array.from({ length: open }, (): NewSeat => ({ kind: "open", salt: "" }))];
}

/** Bots, which the server names after their level. */
function botSeats(bot: string, count: number): NewSeat[] {
  return Array.from({ length: count }, () => ({ kind: "bot", bot, salt: "" }));
}
