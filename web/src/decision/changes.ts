/** What answers and the ends of fights change, in words. */

import type { Difference, Spread, SumPart } from "../api/socket.ts";
import type { Scene } from "../game/scene.ts";
import { say } from "../text/texts.svelte.ts";

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** One change of a number: `pigs 3 → 2`; that of another player with the name. */
export function difference(told: Difference, scene: Scene): string {
  if (told.what === "throws") return say("client-throws", { count: told.after });
  const { before, after } = told;
  const said = say("client-difference", { what: say(`client-counted-${told.what}`), before, after });
  if (told.seat === scene.seat) return said;
  return say("client-difference-of", { name: scene.wording.name("seat", String(told.seat)), difference: said });
}

/** What a way to end a fight brings: `mushrooms −1, stations +1`. */
export function changes(spreads: readonly Spread[], scene: Scene): string {
  if (!spreads.length) return say("client-fight-nothing");
  const said = spreads.map(({ what, least, most }) => {
    const name = say(`client-counted-${what}`);
    if (least === most) return say("client-change", { what: name, change: signed(least) });
    return say("client-change-between", { what: name, low: signed(least), high: signed(most) });
  });
  return scene.wording.listed(said);
}

/** What gives a part of a total. */
export function partName({ kind, id }: SumPart, scene: Scene): string {
  if (kind === "skill") return say("client-part-skill");
  if (kind === "guard") return say("client-guard");
  return id ? scene.wording.name(kind, id) : say(`client-part-${kind}`);
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
