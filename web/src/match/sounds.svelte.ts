/** Sounds of the table: the viewer's turn, and attacks on the viewer. */

import { untrack } from "svelte";

import type { Facts } from "../game/facts.ts";
import { isAttacked } from "../story/fight.ts";
import { play } from "../ui/sound.ts";
import type { LiveMatch } from "./live.svelte.ts";

/** Call it while a component initialises: it plays for as long as the component lives. */
export function playSounds(live: LiveMatch, facts: () => Facts): void {
  let wasAsked = false;
  $effect(() => {
    const isAsked = live.turn.question !== null;
    if (isAsked && !wasAsked) play("turn");
    wasAsked = isAsked;
  });
  $effect(() => {
    const { latest } = live.history;
    // A new theme or language makes a new scene, but no new attack.
    const { owner } = untrack(facts);
    if (isAttacked(latest, live.seating.own, owner)) play("attacked");
  });
}
