/** The review of a finished match: asked for, then watched while it is made. */

import { reasonOf } from "../net/attempt.svelte.ts";
import type { Grade, Review } from "../net/models.ts";
import { request } from "../net/request.ts";

/** Milliseconds between two looks at a review that is being made, and before its first portion. */
const PAUSE = 1000;
const FIRST_PAUSE = 250;
/** So many looks without anything new, and it is asked for again. */
const PATIENCE = 40;

export class MatchReview {
  found = $state.raw<Review | null>(null);
  isRunning = $state(false);
  /** Why there is none, or "". */
  failure = $state("");
  readonly #match: () => string;
  #isOpen = true;

  /** Call it while a component initialises. */
  constructor(match: () => string) {
    this.#match = match;
    $effect(() => {
      void this.#run(this.#load());
      return () => (this.#isOpen = false);
    });
  }

  readonly percent = $derived(this.found ? Math.floor((100 * this.found.done) / Math.max(1, this.found.total)) : 0);
  readonly isDone = $derived(this.found !== null && this.found.done === this.found.total);
  readonly #grades = $derived(new Map(this.found?.grades.map((grade) => [grade.n, grade])));

  /** The grade of a choice. */
  grade(n: number): Grade | undefined {
    return this.#grades.get(n);
  }

  /** Have it made, and watch until it is there. */
  begin(): Promise<void> {
    return this.#run(this.#watch());
  }

  async #run(work: Promise<void>): Promise<void> {
    this.failure = "";
    try {
      await work;
    } catch (error) {
      this.failure = reasonOf(error);
    } finally {
      this.isRunning = false;
    }
  }

  async #load(): Promise<void> {
    this.found = await request<Review>(this.#path);
    if (this.found.done && !this.isDone) await this.#watch();
  }

  async #watch(): Promise<void> {
    this.isRunning = true;
    let looks = PATIENCE;
    while (this.#isOpen) {
      const isStuck = looks >= PATIENCE;
      const review = await request<Review>(this.#path, isStuck ? { method: "POST", body: {} } : {});
      looks = review.done === this.found?.done && !isStuck ? looks + 1 : 0;
      this.found = review;
      if (review.done === review.total) return;
      await new Promise((resolve) => setTimeout(resolve, review.done ? PAUSE : FIRST_PAUSE));
    }
  }

  get #path(): string {
    return `/api/matches/${this.#match()}/review`;
  }
}
