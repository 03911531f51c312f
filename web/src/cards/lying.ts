/** Which cards lie on the table: those of a player, and those that are open for all. */

import type { Facts, PlayerFacts } from "../game/facts.ts";
import type { CardId } from "./card.ts";

/** A card with what stands beside its name: how far a mission is, or that it is done. */
export interface MarkedCard extends CardId {
  mark: string;
}

const marked = (kind: string, ids: readonly string[] = [], mark = ""): MarkedCard[] =>
  ids.map((id) => ({ kind, id, mark }));

/** The cards of a player: hero, combat cards, missions, scouted threats, equipment. */
export function ownCards(player: PlayerFacts | undefined): MarkedCard[] {
  if (!player) return [];
  return [
    ...marked("hero", player.hero ? [player.hero] : []),
    ...marked("combat", player.combat),
    ...player.missions.flatMap((id) => marked("mission", [id], player.progress[id]?.join("/"))),
    ...marked("threat", player.scouted),
    ...marked("equipment", player.equipment),
    ...marked("mission", player.completed, "✓"),
  ];
}

/** The law that is voted on beside the one in force; the latter has a place even if there is none. */
export function openLaws({ open_law, law }: Facts): { text: string; ids: readonly string[] }[] {
  return [
    ...(open_law?.length ? [{ text: "client-vote", ids: open_law }] : []),
    ...(law ? [{ text: "client-law", ids: law }] : []),
  ];
}

/** The equipment that can be bought. */
export function openGoods({ market, offer }: Facts): string[] {
  return [...(market ?? []), ...(offer ?? [])];
}

/** How many cards, or empty places of laws, are open for all. */
export function countOpen(facts: Facts): number {
  const laws = openLaws(facts).reduce((sum, { ids }) => sum + Math.max(1, ids.length), 0);
  return laws + facts.open_threat.length + openGoods(facts).length;
}
