/** What answers and the ends of fights change, in words. */

import type { Difference, Spread, SumPart } from "../api/socket.ts";
import type { Scene, Side } from "../game/scene.ts";
import { say } from "../text/texts.svelte.ts";

const MOST_SIGNS = 4;

/** Cards that an answer shows to the player: taken for later, looked at, or to choose one from. */
const SIGHTS = new Set(["scouted", "seen_threat", "seen_law", "offered_mission", "offered_equipment"]);

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** One change of a number: `pigs 3 → 2`; that of another player with the name. */
export function difference(told: Difference, scene: Scene): string {
  if (told.what === "throws") return say("client-throws", { count: told.after });
  const { before, after } = told;
  if (told.what === "wares") return say("client-wares", { count: after, all: before });
  if (SIGHTS.has(told.what)) return say(`client-sight-${told.what}`, { count: after });
  if (told.what === "picks") return say("client-picks", { count: after });
  const said = say("client-difference", { what: say(`client-counted-${told.what}`), before, after });
  if (told.seat === scene.seat) return said;
  return say("client-difference-of", { name: scene.wording.name("seat", String(told.seat)), difference: said });
}

/** A change on a button: `−1` and the picture of a pig. */
export interface Sign {
  icon: string;
  text: string;
  isGain: boolean;
  seat: number;
  /** The other player whose number it is. */
  side: Side | null;
}

const SIGNS: Record<string, string> = {
  pig: "resource-pig",
  mushroom: "resource-mushroom",
  ammo: "resource-ammo",
  army: "piece-army",
  activity: "piece-activity",
  points: "piece-point",
  equipment: "card-equipment",
  missions: "card-mission",
  rests: "piece-wounded",
  throws: "piece-die",
  wares: "card-equipment",
  picks: "resource-any",
};

/** Whether a change is good for the one it concerns. */
function isGain(what: string, before: number, after: number): boolean {
  if (what === "wares") return after > 0;
  return what === "rests" ? after < before : after > before;
}

/** The most important changes, as many as a button has room for: one's own come first. */
export function signs(differences: readonly Difference[], scene: Scene): Sign[] {
  return differences
    .flatMap((told): Sign[] => {
      const { what, seat, before, after } = told;
      if (SIGHTS.has(what)) return [{ icon: "eye", text: difference(told, scene), isGain: true, seat, side: null }];
      const icon = SIGNS[what];
      if (!icon) return [];
      const parts: Record<string, string> = { throws: `${after}/36`, wares: `${after}/${before}` };
      const text = parts[what] ?? signed(after - before);
      const side = seat === scene.seat ? null : scene.side(String(seat));
      return [{ icon, text, isGain: isGain(what, before, after), seat, side }];
    })
    .slice(0, MOST_SIGNS);
}

/** What a way to end a fight brings: `mushrooms −1, stations +1`. */
export function changes(spreads: readonly Spread[], scene: Scene): string {
  if (!spreads.length) return say("client-fight-nothing");
  const isFirst = ({ what }: Spread): number => (what === "replaced" ? 0 : 1);
  const ordered = [...spreads].sort((one, other) => isFirst(one) - isFirst(other));
  const said = ordered.map(({ what, least, most }) => {
    if (what === "replaced") return say("client-change-replaced");
    const name = say(`client-counted-${what}`);
    if (least === most) return say("client-change", { what: name, change: signed(least) });
    return say("client-change-between", { what: name, low: signed(least), high: signed(most) });
  });
  return scene.wording.listed(said);
}

/** What gives a part of a total. */
export function partName({ kind, id }: SumPart, scene: Scene): string {
  if (kind === "skill") return say("part-skill");
  if (kind === "guard") return say("part-guard");
  return id ? scene.wording.name(kind, id) : say(`part-${kind}`);
}

/** The parts of one side as a sum: `Army 4 + Grenade 3`. */
export function sumOf(parts: readonly SumPart[], scene: Scene): string {
  return parts
    .map((part) => `${partName(part, scene)} ${part.value < 0 ? signed(part.value) : part.value}`)
    .join(" + ");
}

/** The total of one side. */
export function totalOf(parts: readonly SumPart[]): number {
  return parts.reduce((sum, part) => sum + part.value, 0);
}
