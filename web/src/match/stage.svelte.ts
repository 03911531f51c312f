/** What is shown over the map, and whether all else waits until a fight is decided there. */

import { isOwn, type Shown } from "../story/fight.ts";
import { settings } from "../ui/settings.svelte.ts";

/** Milliseconds after which nobody waits for a stage that has not come. */
const LATEST = 4000;

export class Stage {
  /** What is to be shown. */
  items = $state.raw<readonly Shown[]>([]);
  /** The viewer's own fight, until it has left the stage. */
  own = $state.raw<Shown | null>(null);
  /** The fight whose end nothing may tell yet; no state, of which effects that end would read the former value. */
  #undecided: Shown | null = null;
  readonly #ondecided: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ondecided: () => void) {
    this.#ondecided = ondecided;
  }

  /** Whether nothing may tell yet how a fight ends. */
  get isUndecided(): boolean {
    return this.#undecided !== null;
  }

  /** Show something; the last fight in it is waited for, where things move. */
  show(items: readonly Shown[], viewer: number | null): void {
    this.items = items;
    const last = items.findLastIndex(({ kind }) => kind === "fight");
    if (last < 0) return;
    this.own = items.findLast((item) => isOwn(item, viewer)) ?? this.own;
    // Nobody sees it in a tab behind others.
    if (settings.motion && !document.hidden) this.#undecided = items[last] ?? null;
    const lasting = items.slice(0, last + 1).reduce((sum, item) => sum + item.lasts, 0);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), settings.lasting(lasting) + LATEST);
  }

  /** A fight is decided, or whichever is waited for. */
  decide(item = this.#undecided): void {
    if (!item || item !== this.#undecided) return;
    this.#undecided = null;
    this.#ondecided();
  }

  /** Something has left the stage. */
  leave(item: Shown): void {
    this.decide(item);
    // Deciding it may have let another one begin.
    if (item === this.own) this.own = null;
  }

  /** Show nothing of what one seat has seen. */
  forget(): void {
    this.clear();
    this.items = [];
  }

  /** Wait for nothing any more. */
  clear(): void {
    clearTimeout(this.#timer);
    while (this.#undecided) this.decide();
    this.own = null;
  }
}
