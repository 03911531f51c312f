/** Fights: open ones as the facts tell them, and decided ones found in steps. */

import type { Event, Step, SumPart } from "../api/socket.ts";
import type { Facts } from "../game/facts.ts";
import type { Scene } from "../game/scene.ts";
import { has } from "../game/trait.ts";
import { say } from "../text/texts.svelte.ts";

export interface Fighter {
  /** A seat, or "" for a threat or the guard of Polis. */
  seat: string;
  threat: string;
  combat: string;
  dice: [number, number] | null;
  /** The total, or null while the fight is open. */
  total: number | null;
  /** Where the total comes from. */
  parts: SumPart[];
}

export interface Fight {
  station: string;
  /** What the first side fights for: "station", "hero", "defence", or "" if that was not told. */
  prize: string;
  sides: [Fighter, Fighter];
  /** 0, 1, or null for a draw or an unknown winner. */
  winner: 0 | 1 | null;
}

/** What is added to a strength last: by dice, or by a card laid face down. */
const LATE: ReadonlySet<string> = new Set(["dice", "combat"]);

/** The parts that are known before dice fall and cards are turned over. */
export const early = (parts: readonly SumPart[]) => parts.filter((part) => !LATE.has(part.kind));

const partsOf = (parts: readonly SumPart[] | undefined, side: number) =>
  (parts ?? []).filter((part) => part.side === side);

function fighter(seat = "", threat = "", parts: SumPart[] = []): Fighter {
  return { seat, threat, combat: "", dice: null, total: null, parts };
}

const seatOf = (event: Event, name = "seat") => String(event.args[name] ?? "");
const numberOf = (event: Event, name = "number") => Number(event.args[name] ?? 0);

const winnerOf = ({ winner }: Event): Fight["winner"] => (winner === 0 || winner === 1 ? winner : null);

/** The fight that is not decided yet, or null. */
export function openFight({ fight: [told] }: Facts): Fight | null {
  if (!told) return null;
  const [one = 0, other = 0] = told.seats;
  const sides: Fight["sides"] = [
    fighter(String(one), "", partsOf(told.parts, 0)),
    fighter(other ? String(other) : "", told.threat, partsOf(told.parts, 1)),
  ];
  return { station: told.station, prize: told.prize, sides, winner: null };
}

/** Reads events one by one; a fight goes on over several steps. */
class FightReader {
  /** The attack that is not decided yet. */
  #attack: { station: string; prize: string } | null = null;
  /** The stations that seats defend against threats. */
  #defended = new Map<string, string>();
  #cards = new Map<string, string>();
  #dice = new Map<string, [number, number]>();

  /** Take one event; returns the fight that it decides. */
  read(event: Event): Fight | null {
    if (has(event, "fight_place") || has(event, "attacks")) this.#begin(event);
    else if (has(event, "fight_card")) this.#cards.set(seatOf(event), String(event.args["combat"] ?? ""));
    else if (has(event, "fight_dice")) this.#dice.set(seatOf(event), [numberOf(event), numberOf(event, "number2")]);
    else if (has(event, "fight_outcome")) return this.#decide(event);
    return null;
  }

  #begin(event: Event): void {
    const station = String(event.args["station"] ?? "");
    if (has(event, "attacks")) this.#attack = { station, prize: station ? "station" : "hero" };
    else this.#defended.set(seatOf(event), station);
    this.#cards.clear();
    this.#dice.clear();
  }

  #decide(event: Event): Fight {
    const [mine, theirs] = [numberOf(event), numberOf(event, "number2")];
    const first = this.#side(fighter(seatOf(event), "", partsOf(event.parts, 0)), mine);
    const threat = String(event.args["threat"] ?? "");
    const second = this.#side(fighter(seatOf(event, "seat2"), threat, partsOf(event.parts, 1)), theirs);
    const defended = this.#defended.get(first.seat);
    const about = this.#attack ?? { station: defended ?? "", prize: defended ? "defence" : "" };
    this.#attack = null;
    this.#cards.clear();
    this.#dice.clear();
    return { ...about, sides: [first, second], winner: winnerOf(event) };
  }

  #side(side: Fighter, total: number): Fighter {
    return { ...side, total, combat: this.#cards.get(side.seat) ?? "", dice: this.#dice.get(side.seat) ?? null };
  }
}

/** Something that is shown over the map for a while. */
export type Shown =
  | { kind: "fight"; n: number; fight: Fight; after: Event[]; lasts: number }
  | { kind: "throw"; n: number; event: Event; lasts: number }
  | { kind: "heading"; n: number; event: Event; lasts: number };

/** Milliseconds for a fight, for the viewer's own if somebody wins it, a roll, a heading, and all of one change. */
const FOUGHT = 1200;
const OWN = 1800;
const ROLLED = 1200;
const HEADED = 1000;
const LONGEST = 3000;

/** The part of its time after which a fight is decided on the stage. */
export const UNDECIDED = 0.55;

/** Whether a player takes part in a fight. */
const isOf = (fight: Fight, viewer: number | null): boolean =>
  fight.sides.some(({ seat }) => seat !== "" && seat === String(viewer));

/** Whether it is a fight in which a player takes part. */
export const isOwn = (item: Shown, viewer: number | null): boolean => item.kind === "fight" && isOf(item.fight, viewer);

/** What is shown of some steps, with the steps before them, in which a fight may have begun. */
export function shownIn(steps: readonly Step[], before: readonly Step[], viewer: number | null): Shown[] {
  if (!steps.length) return [];
  const reader = new FightReader();
  let isFighting = false;
  const found: Shown[] = [];
  const first = steps[0]?.n ?? 0;
  for (const { n, events } of [...before, ...steps]) {
    for (const event of events) {
      const isNew = n >= first;
      const fight = reader.read(event);
      const last = found.at(-1);
      if (fight) {
        isFighting = false;
        if (isNew) found.push({ kind: "fight", n, fight, after: [], lasts: lasting(fight, viewer) });
      } else if (has(event, "fight_place") || has(event, "attacks")) isFighting = true;
      else if (has(event, "heading")) {
        isFighting = false;
        if (isNew && !has(event, "subheading")) found.push({ kind: "heading", n, event, lasts: HEADED });
      } else if (has(event, "fight_dice") && !isFighting) {
        if (isNew) found.push({ kind: "throw", n, event, lasts: ROLLED });
      } else if (last?.kind === "fight" && !has(event, "minor")) last.after.push(event);
    }
  }
  return hurried(found, viewer);
}

function lasting(fight: Fight, viewer: number | null): number {
  return fight.winner !== null && isOf(fight, viewer) ? OWN : FOUGHT;
}

/** The same, with durations that are capped in total; the viewer's own fights take their time. */
function hurried(found: Shown[], viewer: number | null): Shown[] {
  const hasTime = (item: Shown) => isOwn(item, viewer);
  const share = Math.min(1, LONGEST / found.reduce((sum, item) => sum + (hasTime(item) ? 0 : item.lasts), 0));
  return found.map((item) => (hasTime(item) ? item : { ...item, lasts: item.lasts * share }));
}

/** The picture of a side: who or what fights. */
export function faceOf(side: Fighter, fight: Fight, scene: Scene): { kind: string; id: string; type?: string } {
  if (side.threat) {
    const { type } = scene.printed("threat", side.threat);
    return { kind: "threat", id: side.threat, ...(type ? { type } : {}) };
  }
  const [base] = side.parts;
  if (base?.kind === "guard" || base?.kind === "number") return { kind: "station", id: scene.kindOf(fight.station) };
  if (base?.id && (base.kind === "hero" || base.kind === "equipment")) return { kind: base.kind, id: base.id };
  if (side.seat) return { kind: "faction", id: scene.facts.player[side.seat]?.faction ?? "" };
  return { kind: "threat", id: "" };
}

/** What a side is called. */
export function nameOf(side: Fighter, scene: Scene): string {
  if (side.seat) return scene.wording.name("seat", side.seat);
  if (side.threat) return scene.wording.name("threat", side.threat);
  return side.parts.some((part) => part.kind === "guard") ? say("part-guard") : say("client-unknown-threat");
}

/** What is fought for, and where. */
export function titleOf({ station, prize, sides }: Fight, scene: Scene): string {
  if (prize === "hero")
    return scene.wording.say("client-fight-hero", { seat: scene.wording.thing("seat", sides[1].seat) });
  const place = { station: scene.wording.thing("station", station) };
  if (!station) return "";
  return scene.wording.say(prize === "defence" ? "client-fight-defence" : "client-fight-station", place);
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
