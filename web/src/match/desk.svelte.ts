/** What the player is about to do: the option he looks at before he confirms it. */

import type { Option } from "../api/socket.ts";
import { arrange, keysFor, placeOf, type Arranged } from "../lib/ask.ts";
import type { LiveMatch, Reason } from "../lib/match.svelte.ts";
import type { Scene } from "../lib/scene.ts";
import { settings } from "../lib/settings.svelte.ts";
import { play } from "../lib/sound.ts";

/** A second click as quick as that is a double click, not a decision. */
const TOO_QUICK = 350;

export class Desk {
  readonly live: LiveMatch;
  chosen = $state.raw<Option | null>(null);
  station = $state<string | null>(null);
  reason = $state.raw<Reason | null>(null);
  hinted = $state("");
  isThinking = $state(false);
  #chosenAt = 0;
  #ask = -1;

  constructor(live: LiveMatch) {
    this.live = live;
  }

  /** The open question in order, or null. */
  arranged(scene: Scene): Arranged | null {
    return this.live.question ? arrange(this.live.question, scene) : null;
  }

  /** Forget what was looked at when another question is asked. */
  follow(ask: number | undefined): void {
    if (ask === this.#ask) return;
    this.#ask = ask ?? -1;
    this.clear();
  }

  clear(): void {
    this.chosen = null;
    this.station = null;
    this.reason = null;
    this.hinted = "";
  }

  /** Look at an option; the second time it is meant. */
  choose(option: Option, scene: Scene): void {
    const isAgain = this.chosen?.key === option.key;
    if (settings.quick || (isAgain && Date.now() - this.#chosenAt > TOO_QUICK)) {
      this.chosen = option;
      this.confirm();
      return;
    }
    this.chosen = option;
    this.#chosenAt = isAgain ? this.#chosenAt : Date.now();
    this.reason = null;
    this.station = placeOf(option, scene.facts) || null;
  }

  /** Look at a station: what can be done there, or why nothing can. */
  async pick(station: string, scene: Scene): Promise<void> {
    const options = this.arranged(scene)?.at.get(station) ?? [];
    const only = options.length === 1 ? options[0] : undefined;
    if (only) {
      this.choose(only, scene);
      return;
    }
    this.station = station;
    this.chosen = null;
    this.reason = null;
    const question = this.live.question;
    if (options.length || !question) return;
    const key = keysFor(question, station)[0];
    if (!key) return;
    const reason = await this.live.why(key);
    if (reason && this.station === station) this.reason = reason;
  }

  /** Give the answer that is looked at. */
  confirm(): void {
    if (!this.chosen) return;
    play("taken");
    void this.live.answer(this.chosen);
  }

  /** Ask a bot what it would do, and look at that. */
  async hint(scene: Scene): Promise<void> {
    this.isThinking = true;
    const hint = await this.live.hint();
    this.isThinking = false;
    const option = this.live.question?.options.find((offered) => offered.key === hint?.key);
    if (!option) return;
    this.hinted = option.key;
    this.chosen = null;
    this.choose(option, scene);
  }
}
