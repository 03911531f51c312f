/** What is printed on cards, as short sentences. */

import type { Scene } from "./scene.ts";

/** Kinds of things that have a card. */
export const CARDS = ["faction", "hero", "equipment", "mission", "threat", "law", "combat", "effect"];

const OF_EFFECTS = ["hero", "equipment", "law", "threat", "mission", "faction", "station"];

/** A card by kind and ID; the card of an effect is that of the thing that has it. */
export interface CardId {
  kind: string;
  id: string;
}

/** The card that a thing stands for. */
export function cardOf(scene: Scene, kind: string, slug: string): CardId {
  const id = slug.split(".")[0] ?? slug;
  if (kind !== "effect") return { kind, id };
  const found = OF_EFFECTS.find((tried) => (tried === "station" ? scene.station(id) : scene.piece(tried, id)));
  return { kind: found ?? "equipment", id };
}

type Numbers = Record<string, number>;

/** Everything said on a card but its name and decoration. */
export function cardSentences(scene: Scene, { kind, id }: CardId): string[] {
  const { wording } = scene;
  const facts = (kind === "station" ? scene.station(id)?.facts : scene.piece(kind, id)?.facts) ?? {};
  const said: string[] = [];
  for (const [field, message] of [
    ["strength", "card-strength"],
    ["speed", "card-speed"],
    ["movement", "card-speed"],
  ] as const) {
    if (typeof facts[field] === "number" && facts[field]) said.push(wording.say(message, { number: facts[field] }));
  }
  if (kind !== "station" && wording.has(`type-${String(facts["type"])}`)) {
    said.push(wording.say("card-type", { type: wording.say(`type-${String(facts["type"])}`) }));
  }
  const versus = facts["versus"] as { attack: number; defence: number; manoeuvre: number } | undefined;
  if (versus) said.push(wording.say("card-versus", { ...versus }));
  if (kind === "mission" && typeof facts["points"] === "number")
    said.push(wording.say("card-points", { number: facts["points"] }));
  for (const [field, message] of [
    ["price", "card-price"],
    ["reward", "card-reward"],
  ] as const) {
    const amounts = facts[field] ? wording.amounts(facts[field] as Numbers) : "";
    if (amounts) said.push(wording.say(message, { list: amounts }));
  }
  if (typeof facts["goal"] === "string")
    said.push(wording.say("card-goal", { goal: wording.thing("goal", facts["goal"]) }));
  const ability = typeof facts["ability"] === "string" ? wording.part("ability", facts["ability"], "text") : "";
  if (typeof facts["ability"] === "string") {
    said.push(wording.say("card-ability", { ability: wording.thing("ability", facts["ability"]), text: ability }));
  }
  // An ability that changes the target tells it.
  if (
    kind === "faction" &&
    typeof facts["target"] === "number" &&
    !ability.match(/\d+/g)?.includes(String(facts["target"]))
  )
    said.push(wording.say("client-target", { number: facts["target"] }));
  const text = wording.part(kind, id, "text");
  if (text) said.push(text);
  return said;
}

/** What a source says beyond the label before it: of "fan record of the card" behind "fan record" only "of the card". */
export function beyond(label: string, source: string): string {
  return source.startsWith(label) ? source.slice(label.length).replace(/^[\s,;]+/, "") : source;
}
