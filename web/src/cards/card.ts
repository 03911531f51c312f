/** What is printed on cards, as short sentences. */

import type { Scene } from "../game/scene.ts";

/** Kinds of things that have a card. */
export const CARDS = ["faction", "hero", "equipment", "mission", "threat", "law", "combat", "effect"];

const OF_EFFECTS = ["hero", "equipment", "law", "threat", "mission", "faction", "station"];

/** A card by kind and ID. */
export interface CardId {
  kind: string;
  id: string;
}

/** The card of a thing; an effect belongs to the card that has it. */
export function cardOf(scene: Scene, kind: string, slug: string): CardId {
  const id = slug.split(".")[0] ?? slug;
  if (kind !== "effect") return { kind, id };
  const found = OF_EFFECTS.find((tried) => (tried === "station" ? scene.station(id) : scene.piece(tried, id)));
  return { kind: found ?? "equipment", id };
}

/** Everything printed on a card except its name and flavour text. */
export function cardSentences(scene: Scene, { kind, id }: CardId): string[] {
  const { wording } = scene;
  const facts = scene.printed(kind, id);
  const said: string[] = [];
  for (const [field, message] of [
    ["strength", "card-strength"],
    ["speed", "card-speed"],
    ["movement", "card-speed"],
  ] as const) {
    if (facts[field]) said.push(wording.say(message, { number: facts[field] }));
  }
  if (facts.type && wording.has(`type-${facts.type}`)) {
    said.push(wording.say("card-type", { type: wording.say(`type-${facts.type}`) }));
  }
  if (facts.versus) said.push(wording.say("card-versus", { ...facts.versus }));
  if (kind === "mission" && facts.points !== undefined) {
    said.push(wording.say("card-points", { number: facts.points }));
  }
  for (const [field, message] of [
    ["price", "card-price"],
    ["reward", "card-reward"],
  ] as const) {
    const amounts = wording.amounts(facts[field] ?? {});
    if (amounts) said.push(wording.say(message, { list: amounts }));
  }
  if (facts.goal) said.push(wording.say("card-goal", { goal: wording.thing("goal", facts.goal) }));
  const ability = facts.ability ? wording.part("ability", facts.ability, "text") : "";
  if (facts.ability) {
    said.push(wording.say("card-ability", { ability: wording.thing("ability", facts.ability), text: ability }));
  }
  // An ability that changes the target states it.
  const isTold = facts.target === undefined || ability.match(/\d+/g)?.includes(String(facts.target));
  if (kind === "faction" && !isTold) said.push(wording.say("client-target", { number: facts.target ?? 0 }));
  const text = wording.part(kind, id, "text");
  if (text) said.push(text);
  return said;
}

/** What a source says beyond the label before it: of "fan record of the card" behind "fan record" only "of the card". */
export function beyond(label: string, source: string): string {
  return source.startsWith(label) ? source.slice(label.length).replace(/^[\s,;]+/, "") : source;
}
