/** Sounds of the table: the viewer's turn, attacks on the viewer, stations that change hands, the tunnels behind it all. */

import { untrack } from "svelte";

import type { Facts } from "../game/facts.ts";
import { has } from "../game/trait.ts";
import { isAttacked } from "../story/fight.ts";
import { settings } from "../ui/settings.svelte.ts";
import { play, prepareSound } from "../ui/sound.ts";
import type { LiveMatch } from "./live.svelte.ts";

/** Call it while a component initialises: it plays for as long as the component lives. */
export function playSounds(live: LiveMatch, facts: () => Facts): void {
  $effect(prepareSound);
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
    if (latest.some((step) => step.events.some((event) => has(event, "gains_station")))) play("captured");
  });
  $effect(() => {
    // Browsers allow no sound before the first answer.
    void live.n;
    const { ambience } = settings;
    if (ambience || isAmbient) void import("../ui/ambience.ts").then(({ setAmbience }) => setAmbience(ambience));
    isAmbient = ambience > 0;
  });
  $effect(() => () => {
    if (isAmbient) void import("../ui/ambience.ts").then(({ setAmbience }) => setAmbience(0));
    isAmbient = false;
  });
}

/** Whether the tunnels are heard. */
let isAmbient = false;
