/** The open question arranged for display: options on the map, as cards, in groups, and those that end something. */

import type { Difference, Fight, Option, Question, Spread } from "../api/socket.ts";
import { type CardId, cardOf, CARDS } from "../cards/card.ts";
import type { Scene } from "../game/scene.ts";
import { has } from "../game/trait.ts";
import { say } from "../text/texts.svelte.ts";

/** Groups of so many options get a heading; longer lists than this are folded. */
const HEADED = 3;
const LISTED = 12;
/** So few answers are always listed. */
const NEVER_FOLDED = 5;

/** Options of one verb. */
export interface Group {
  verb: string;
  heading: string;
  options: Option[];
  isFoldable: boolean;
  isFolded: boolean;
}

export interface Arranged {
  /** Options shown as cards, if all but the ending ones are cards. */
  cards: Option[];
  groups: Group[];
  ends: Option[];
  /** Options by the station at which they are shown. */
  at: Map<string, Option[]>;
}

/** The station at which an option is shown on the map, or "". */
export function placeOf(option: Option): string {
  return option.at ?? targetOf(option);
}

/** Several answers in one: the steps to a station that no single answer leads to. */
export interface FarOption extends Option {
  keys: string[];
}

/** The stations that the hero reaches by several answers, as options. */
export function farOptions({ routes, options }: Question): FarOption[] {
  const step = options.find((option) => option.way);
  return (routes ?? []).map(({ keys, way }) => ({
    key: keys.join(" "),
    keys,
    verb: step?.verb ?? "",
    args: { station: way.stops.at(-1)?.station ?? "" },
    way,
  }));
}

/** The station that an option is aimed at, or "". */
export function targetOf({ args }: Option): string {
  return typeof args?.["station"] === "string" ? args["station"] : "";
}

/** An option with what the server found out about it. */
export interface Previewed extends Option {
  fight?: Fight;
  differences?: Difference[];
  /** Those of the differences that not every answer brings. */
  decisive?: Difference[];
}

/** Mark what tells the answers to a question apart. */
export function compared(options: Previewed[]): Previewed[] {
  const key = ({ what, seat, after }: Difference): string => `${what} ${seat} ${after}`;
  const counts = new Map<string, number>();
  for (const told of options.flatMap(({ differences }) => differences ?? []))
    counts.set(key(told), (counts.get(key(told)) ?? 0) + 1);
  const isDecisive = (told: Difference): boolean => options.length < 2 || counts.get(key(told)) !== options.length;
  return options.map((option) =>
    option.differences ? { ...option, decisive: option.differences.filter(isDecisive) } : option,
  );
}

/** What is known of an option before it is chosen: the fight it leads to, what it changes, and what only it changes. */
export function previewOf(option: Previewed): {
  fight: Fight | null;
  differences: Difference[];
  decisive: Difference[];
} {
  return {
    fight: option.fight ?? null,
    differences: option.differences ?? [],
    decisive: option.decisive ?? [],
  };
}

/** How a fight may end after any of several answers, or null: each end with what it may bring after one of them. */
export function anyEnds(fights: readonly Fight[]): Fight | null {
  const [first] = fights;
  if (!first) return null;
  const most = (chance: (fight: Fight) => number) => Math.max(...fights.map(chance));
  const [win, draw, loss] = [most((it) => it.win), most((it) => it.draw), most((it) => it.loss)];
  const likeliest = fights.find((fight) => fight.win === win) ?? first;
  return {
    ...{ win, draw, loss, parts: likeliest.parts },
    after_win: widened(fights.filter((it) => it.win > 0).map((it) => it.after_win)),
    after_draw: widened(fights.filter((it) => it.draw > 0).map((it) => it.after_draw)),
    after_loss: widened(fights.filter((it) => it.loss > 0).map((it) => it.after_loss)),
  };
}

/** Changes so wide that each of several answers keeps within them; what an answer does not tell of stays. */
function widened(answers: readonly Spread[][]): Spread[] {
  const told = new Set(answers.flat().map(({ what }) => what));
  return [...told].map((what) => {
    const found = answers.map((spreads) => spreads.find((spread) => spread.what === what));
    const least = Math.min(...found.map((spread) => spread?.least ?? 0));
    return { what, least, most: Math.max(...found.map((spread) => spread?.most ?? 0)) };
  });
}

/** A chance in percent, to a tenth. */
export function exactly(chance: number): number {
  // What is left of two sums can be a little less than nothing.
  return Math.max(0, Math.round(chance * 1000) / 10);
}

/** The chance of a fight in percent, or null. */
export function percentOf(option: Option): number | null {
  return typeof option.odds === "number" ? Math.round(option.odds * 100) : null;
}

/** The chance of a fight in words, or "". */
export function oddsOf(option: Option): string {
  const percent = percentOf(option);
  return percent === null ? "" : say("client-odds", { percent });
}

/** What options promise, in a few words: the cost of the way, the odds of the fight. */
export function promised(options: Option[]): string {
  const way = options.find((option) => option.way)?.way;
  const fight = options.map(percentOf).find((percent) => percent !== null);
  const said = way ? [say("client-way", { cost: way.stops.at(-1)?.cost ?? 0, budget: way.budget })] : [];
  return [...said, ...(typeof fight === "number" ? [say("client-odds", { percent: fight })] : [])].join(" · ");
}

/** The card in an option, or null. */
export function cardIn(option: Option): { kind: string; slug: string } | null {
  for (const [name, value] of Object.entries(option.args ?? {})) {
    const kind = name.replace(/\d$/, "");
    if (CARDS.includes(kind) && typeof value === "string") return { kind, slug: value };
  }
  return null;
}

/** The answers to a question that do something with a card. */
export function answersWith({ options }: Question, card: CardId, scene: Scene): Option[] {
  return options.filter((option) => {
    const found = cardIn(option);
    const { kind, id } = found ? cardOf(scene, found.kind, found.slug) : { kind: "", id: "" };
    return kind === card.kind && id === card.id;
  });
}

/** Arrange a question; the groups of some verbs are folded for lack of room. */
export function arrange(question: Question, scene: Scene, folded: ReadonlySet<string> = new Set()): Arranged {
  const at = new Map<string, Option[]>();
  for (const option of [...question.options, ...farOptions(question)]) {
    const place = placeOf(option);
    if (place) at.set(place, [...(at.get(place) ?? []), option]);
  }
  const ends = question.options.filter((option) => has(option, "ends"));
  const others = question.options.filter((option) => !has(option, "ends"));
  const isCards = others.length > 0 && others.every((option) => cardIn(option) !== null);
  if (isCards) return { cards: others, groups: [], ends, at };
  const verbs = new Map<string, Option[]>();
  for (const option of others) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
  const isMany = others.length > 4;
  const groups = [...verbs].map(([verb, options]) => {
    const isHeaded = isMany && options.length >= HEADED && scene.wording.has(`option-${verb}`, "group");
    const heading = isHeaded ? scene.wording.say(`option-${verb}`, {}, "group") : "";
    const isFoldable = isHeaded && others.length > NEVER_FOLDED;
    return { verb, heading, options, isFoldable, isFolded: isFoldable && folded.has(verb) };
  });
  fold(groups);
  return { cards: [], groups, ends, at };
}

/** Fold the largest groups until the list is short enough. */
function fold(groups: Group[]): void {
  const headed = groups
    .filter((group) => group.isFoldable && !group.isFolded)
    .sort((a, b) => b.options.length - a.options.length);
  let listed = groups.reduce((sum, group) => sum + (group.isFolded ? 1 : group.options.length), 0);
  for (const group of headed) {
    if (listed <= LISTED) return;
    group.isFolded = true;
    listed -= group.options.length - 1;
  }
}

/** The text of the question, with the things that it is about. */
export function titleOf(question: Pick<Question, "kind" | "options" | "args">, scene: Scene): string {
  return scene.wording.question(question.kind, question.options[0]?.verb, scene.wording.args(question.args ?? {}));
}

/** A long name that may be broken before its ending: Novokuznet-skaya. */
export function hyphenated(name: string): string {
  return name.replace(/(\p{L}{5,})(s[kc]\p{L}{1,3}|ск\p{L}{2})(?!\p{L})/gu, "$1\u00ad$2");
}

/** The short label of an option below the heading of its group. */
export function shortLabel(option: Option, scene: Scene): string {
  const args = Object.entries(option.args ?? {});
  const only = args[0];
  if (args.length !== 1 || !only) return scene.wording.option(option);
  const [name, value] = only;
  return typeof value === "number" ? String(value) : scene.wording.name(name, value ?? "");
}
