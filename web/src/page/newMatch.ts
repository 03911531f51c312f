/** New tables: what was filled into the form, as the server takes it. */

import type { Edition, NewMatch, NewSeat } from "../net/models.ts";
import { say, texts } from "../text/texts.svelte.ts";

/** With whom one plays: bots, friends on their own devices, or friends at this one. */
export type Way = "bots" | "friends" | "hot";

/** What somebody wants to play. */
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

/** How many bots play where nobody else does. */
const WATCHED = 3;

const USUAL = { absent: "fallback", watch: "anyone", title: "", hints: true, chat: true } as const;

/** The bot that plays where nobody has chosen. */
export function usualBot(edition: Edition | undefined): string {
  const bots = edition?.bots ?? [];
  return (bots.find((bot) => bot.is_usual) ?? bots.at(-1))?.name ?? "";
}

/** The match that somebody wants. */
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

/** A match of bots alone; whoever lets them play watches, and everybody else may. */
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

/** Everybody who is no bot, whoever fills in the form first. */
function peopleOf({ names, people, seats }: Wanted, way: Way): NewSeat[] {
  const mine = (name: string): NewSeat => ({ kind: "mine", name, salt: "" });
  if (way === "hot") {
    return names.slice(0, people).map((name, i) => mine(name || say("client-player-number", { number: i + 1 })));
  }
  const me = mine(names[0] || say("client-you-name"));
  const open = way === "friends" ? Math.min(people, seats) - 1 : 0;
  return [me, ...Array.from({ length: open }, (): NewSeat => ({ kind: "open", salt: "" }))];
}

function botSeats(bot: string, count: number): NewSeat[] {
  return Array.from({ length: count }, (_, i) => ({
    kind: "bot",
    bot,
    name: say("client-bot-name", { number: i + 1 }),
    salt: "",
  }));
}
