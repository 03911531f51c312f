/** Fights found in recent steps: cards revealed, dice, the outcome. */

import type { Event, Step, SumPart } from "../api/socket.ts";
import { has } from "../game/trait.ts";

export interface Fighter {
  /** A seat, or "" for a threat or the guard of Polis. */
  seat: string;
  threat: string;
  combat: string;
  dice: [number, number] | null;
  total: number | null;
  /** Where the total comes from. */
  parts: SumPart[];
}

export interface Fight {
  station: string;
  sides: [Fighter, Fighter];
  /** 0, 1, or null for a draw or an unknown winner. */
  winner: 0 | 1 | null;
}

function fighter(seat = "", threat = ""): Fighter {
  return { seat, threat, combat: "", dice: null, total: null, parts: [] };
}

const seatOf = (event: Event, name = "seat") => String(event.args[name] ?? "");
const numberOf = (event: Event, name = "number") => Number(event.args[name] ?? 0);

/** A fight and how many milliseconds it is shown. */
export interface Timed {
  fight: Fight;
  lasts: number;
}

/** Milliseconds for a fight, for each further reveal, and for all fights of one change together. */
export const BRIEF = 1200;
const REVEALED = 300;
const LONGEST = 3000;

/** Fights with their durations, capped in total. */
export function timed(fights: readonly Fight[]): Timed[] {
  const wanted = fights.map(({ sides }) => {
    const revealed = sides.reduce((sum, side) => sum + Number(side.combat !== "") + Number(side.dice !== null), 0);
    return BRIEF + REVEALED * Math.max(0, revealed - 1);
  });
  const share = Math.min(1, LONGEST / wanted.reduce((sum, ms) => sum + ms, 0));
  return fights.map((fight, i) => ({ fight, lasts: (wanted[i] ?? BRIEF) * share }));
}

/** The fights of some steps, each from its attack to its outcome. */
export function fightsIn(steps: readonly Step[]): Fight[] {
  const found: Fight[] = [];
  let station = "";
  let cards = new Map<string, string>();
  let dice = new Map<string, [number, number]>();
  const close = (a: Fighter, b: Fighter, winner: Fight["winner"]) => {
    for (const side of [a, b]) {
      side.combat = cards.get(side.seat) ?? "";
      side.dice = dice.get(side.seat) ?? null;
    }
    found.push({ station, sides: [a, b], winner });
    cards = new Map();
    dice = new Map();
  };
  for (const { events } of steps) {
    for (const event of events) {
      const pair = (): [number, number] => [numberOf(event), numberOf(event, "number2")];
      if (has(event, "fight_place")) station = String(event.args["station"] ?? "");
      else if (has(event, "fight_card")) cards.set(seatOf(event), String(event.args["combat"] ?? ""));
      else if (has(event, "fight_dice")) dice.set(seatOf(event), pair());
      else if (has(event, "fight_outcome")) {
        const second = fighter(seatOf(event, "seat2"), String(event.args["threat"] ?? ""));
        const first = fighter(seatOf(event));
        const [mine, theirs] = pair();
        first.total = mine;
        second.total = theirs;
        first.parts = (event.parts ?? []).filter((part) => part.side === 0);
        second.parts = (event.parts ?? []).filter((part) => part.side === 1);
        close(first, second, mine === theirs ? null : mine > theirs ? 0 : 1);
      }
    }
  }
  return found;
}

/** Whether a seat, or a station of its player, is attacked in some steps. */
export function isAttacked(
  steps: readonly Step[],
  seat: number | null,
  owner: Readonly<Record<string, number>>,
): boolean {
  return steps.some((step) =>
    step.events.some(
      (event) =>
        has(event, "attacks") &&
        (seatOf(event, "seat2") === String(seat) || owner[String(event.args["station"])] === seat),
    ),
  );
}

/** Whether a fight is decided in some steps. */
export function isFightDecided(steps: readonly Step[]): boolean {
  return steps.some((step) => step.events.some((event) => has(event, "fight_outcome")));
}
