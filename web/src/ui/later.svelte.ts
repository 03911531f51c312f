/** Work put off by a frame, so that no frame has too much of it. */

import { untrack } from "svelte";

/** Follows a value when the next frame is drawn. Make it while a component initialises. */
export class Later<T> {
  #value = $state.raw() as T;

  constructor(value: () => T) {
    this.#value = untrack(value);
    let isAwaited = false;
    let isOver = false;
    const follow = () => {
      isAwaited = false;
      if (!isOver) this.#value = value();
    };
    $effect(() => {
      if (value() === untrack(() => this.#value) || isAwaited) return;
      isAwaited = true;
      // The browser draws between the two.
      requestAnimationFrame(() => setTimeout(follow));
    });
    $effect(() => () => (isOver = true));
  }

  get value(): T {
    return this.#value;
  }
}
