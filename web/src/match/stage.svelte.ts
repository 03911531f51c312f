/** What is shown over the map, and whether all else waits until a fight of the viewer is decided there. */

import { isOwn, type Shown } from "../story/fight.ts";
import { settings } from "../ui/settings.svelte.ts";

/** Milliseconds after which nobody waits for a stage that has not come. */
const LATEST = 4000;

export class Stage {
  /** What is to be shown. */
  items = $state.raw<readonly Shown[]>([]);
  /** The viewer's own fight, until it has left the stage. */
  own = $state.raw<Shown | null>(null);
  /** Whether nothing may tell yet how it ends; no state, of which effects that end would read the former value. */
  isUndecided = false;
  readonly #ondecided: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ondecided: () => void) {
    this.#ondecided = ondecided;
  }

  /** Show something; the viewer's last fight in it is waited for, where things move. */
  show(items: readonly Shown[], viewer: number | null): void {
    this.items = items;
    const last = items.findLastIndex((item) => isOwn(item, viewer));
    if (last < 0) return;
    this.own = items[last] ?? null;
    // Nobody sees it in a tab behind others.
    this.isUndecided = settings.motion && !document.hidden;
    const lasting = items.slice(0, last + 1).reduce((sum, item) => sum + item.lasts, 0);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), settings.lasting(lasting) + LATEST);
  }

  /** A fight is decided, or whichever is waited for. */
  decide(item: Shown | null = this.own): void {
    if (!this.isUndecided || item !== this.own) return;
    this.isUndecided = false;
    this.#ondecided();
  }

  /** Something has left the stage. */
  leave(item: Shown): void {
    this.decide(item);
    // Deciding it may have let another one begin.
    if (item === this.own) this.clear();
  }

  /** Show nothing of what one seat has seen. */
  forget(): void {
    this.clear();
    this.items = [];
  }

  /** Wait for nothing any more. */
  clear(): void {
    clearTimeout(this.#timer);
    while (this.isUndecided) this.decide();
    this.own = null;
  }
}
