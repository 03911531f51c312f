/** What is heard at a table: one is asked, or attacked. */

import { untrack } from "svelte";

import type { Facts } from "../game/facts.ts";
import { isAttacked } from "../story/fight.ts";
import { play } from "../ui/sound.ts";
import type { LiveMatch } from "./live.svelte.ts";

/** For a component that is being made: it is heard as long as it is there. */
export function playSounds(live: LiveMatch, facts: () => Facts): void {
  let wasAsked = false;
  $effect(() => {
    const isAsked = live.turn.question !== null;
    if (isAsked && !wasAsked) play("turn");
    wasAsked = isAsked;
  });
  $effect(() => {
    const { latest } = live.history;
    // Another theme or language makes another scene, and no attack anew.
    const { owner } = untrack(facts);
    if (isAttacked(latest, live.seating.own, owner)) play("attacked");
  });
}
