/** What has happened in a match, step by step, as far as the viewer knows it. */

import type { Change, Step } from "../api/socket.ts";
import type { Commands } from "./commands.svelte.ts";

/** Choices that are asked for at once. */
const PAGE = 200;

/** Choices within which a fight is decided. */
const BEFORE = 40;

export class History {
  /** The steps, in the portions in which they came. */
  portions = $state.raw<Step[][]>([]);
  /** The last change, for what is shown only once: a fight, a move. */
  latest = $state.raw<Step[]>([]);
  /** The viewer's last own choice: what came after it is news. */
  seenUntil = $state(0);
  readonly #commands: Commands;

  constructor(commands: Commands) {
    this.#commands = commands;
  }

  /** Apply a change: drop what it undid, add what it brought. */
  update({ n, steps, undone }: Change, seat: number | null): void {
    if (undone) this.portions = until(this.portions, n - steps.length);
    if (steps.length) this.portions = [...this.portions, steps];
    this.seenUntil = lastOwn(steps, seat) ?? this.seenUntil;
    this.latest = steps;
  }

  /** Load the history up to a choice; steps that arrive meanwhile are kept after it. */
  async read(last: number, seat: number | null): Promise<void> {
    this.latest = [];
    const found: Step[][] = [];
    for (let since = 0; since < last; since += PAGE) {
      const reply = await this.#commands.ask({ type: "history", since, until: Math.min(since + PAGE, last) });
      if (reply?.type !== "past") return;
      found.push(reply.steps);
    }
    this.portions = [...found, ...after(this.portions, last)];
    this.seenUntil = Math.max(this.seenUntil, lastOwn(found.flat(), seat) ?? 0);
  }

  /** The steps right before some others, in which a fight may have begun. */
  before(steps: readonly Step[]): Step[] {
    return until(this.portions, (steps[0]?.n ?? Infinity) - 1)
      .slice(-BEFORE)
      .flat()
      .slice(-BEFORE);
  }

  /** What has happened since the viewer's last own choice, and that choice. */
  get news(): Step[] {
    return this.portions
      .filter((steps) => (steps.at(-1)?.n ?? 0) >= this.seenUntil)
      .flat()
      .filter((step) => step.n >= this.seenUntil);
  }

  forget(): void {
    this.portions = [];
    this.latest = [];
    this.seenUntil = 0;
  }
}

/** The last choice that a seat has made itself. */
function lastOwn(steps: readonly Step[], seat: number | null): number | undefined {
  return steps.filter((step) => step.seat === seat && step.cause === "chosen").at(-1)?.n;
}

/** Portions up to a choice; those that lose nothing stay the same. */
function until(portions: readonly Step[][], last: number): Step[][] {
  return portions
    .map((steps) => ((steps.at(-1)?.n ?? 0) > last ? steps.filter((step) => step.n <= last) : steps))
    .filter((steps) => steps.length);
}

/** Portions behind a choice. */
function after(portions: readonly Step[][], last: number): Step[][] {
  return portions.map((steps) => steps.filter((step) => step.n > last)).filter((steps) => steps.length);
}
