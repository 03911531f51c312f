/** What the player is about to do: the option they have selected but not confirmed yet. */

import { untrack } from "svelte";

import type { Advice, Lack, Option } from "../api/socket.ts";
import type { Scene } from "../game/scene.ts";
import type { LiveMatch } from "../match/live.svelte.ts";
import { texts } from "../text/texts.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import { play } from "../ui/sound.ts";
import { arrange, type Arranged, farOptions, placeOf } from "./arrangement.ts";

/** Milliseconds within which a second click is a double click, not a confirmation. */
const TOO_QUICK = 350;

export class Selection {
  readonly live: LiveMatch;
  station = $state<string | null>(null);
  reasons = $state.raw<Lack[]>([]);
  advice = $state.raw<Advice[]>([]);
  isThinking = $state(false);
  #key = $state("");
  /** Verbs whose options are folded because the list does not fit. */
  #folded = $state.raw<ReadonlySet<string>>(new Set());
  #chosenAt = 0;
  #askedAt = 0;
  #ask = -1;

  constructor(live: LiveMatch) {
    this.live = live;
  }

  /** The only option, asked for all the same so that nobody learns that there is no other; or null. */
  get only(): Option | null {
    const options = this.live.turn.question?.options ?? [];
    return options.length === 1 ? (options[0] ?? null) : null;
  }

  /** The selected option, with the odds if they have arrived; what is the only one need not be selected. */
  get chosen(): Option | null {
    const question = this.live.turn.question;
    if (!question || !this.#key) return this.only;
    return [...question.options, ...farOptions(question)].find((option) => option.key === this.#key) ?? null;
  }

  /** The key of the answer that a bot would give, or "". */
  get hinted(): string {
    return this.advice[0]?.key ?? "";
  }

  /** The open question, arranged, or null. */
  arranged(scene: Scene): Arranged | null {
    return this.live.turn.question ? arrange(this.live.turn.question, scene, this.#folded) : null;
  }

  /** On a new question: clear the selection and ask what its options change. */
  follow(ask: number | undefined): void {
    if (ask === this.#ask) return;
    this.#ask = ask ?? -1;
    this.#askedAt = Date.now();
    this.#folded = new Set();
    this.clear();
    this.advice = [];
    const question = untrack(() => this.live.turn.question);
    if (question) void this.live.turn.learnOdds();
  }

  /** Fold the largest unfolded group; returns whether there was one. */
  foldOne(scene: Scene): boolean {
    const open = this.arranged(scene)?.groups.filter((group) => group.isFoldable && !group.isFolded) ?? [];
    const largest = open.sort((a, b) => b.options.length - a.options.length)[0];
    if (largest) this.#folded = new Set([...this.#folded, largest.verb]);
    return largest !== undefined;
  }

  clear(): void {
    this.#key = "";
    this.station = null;
    this.reasons = [];
  }

  /** Select an option; selecting it again confirms it. */
  choose(option: Option): void {
    const isAgain = this.#key === option.key;
    this.#key = option.key;
    const since = isAgain ? this.#chosenAt : this.#askedAt;
    if ((settings.quick || isAgain) && Date.now() - since > TOO_QUICK) {
      this.confirm();
      return;
    }
    this.look(option, isAgain);
  }

  /** Select an option without ever confirming it. */
  look(option: Option, isAgain = false): void {
    this.#key = option.key;
    this.#chosenAt = isAgain ? this.#chosenAt : Date.now();
    this.reasons = [];
    this.station = placeOf(option) || null;
  }

  /** Select a station: show its options, or why there are none. */
  async pick(station: string, scene: Scene): Promise<void> {
    const options = this.arranged(scene)?.at.get(station) ?? [];
    const only = options.length === 1 ? options[0] : undefined;
    if (only) {
      this.choose(only);
      return;
    }
    this.clear();
    this.station = station;
    if (options.length) return;
    const reasons = await this.live.turn.lacks(station);
    if (reasons && this.station === station) this.reasons = reasons;
  }

  /** Confirm the selected option. */
  confirm(): void {
    if (!this.chosen) return;
    // The second click of a double click on the answer before.
    if (this.only && Date.now() - this.#askedAt < TOO_QUICK) return;
    play("taken");
    void this.live.turn.answer(this.chosen);
  }

  /** Ask a bot for advice and select its best answer. */
  async hint(): Promise<void> {
    this.isThinking = true;
    const [advice] = await Promise.all([this.live.turn.hint(), texts.need("hint")]);
    this.advice = advice;
    this.isThinking = false;
    const option = this.live.turn.question?.options.find((offered) => offered.key === this.hinted);
    if (option) this.look(option);
  }
}
