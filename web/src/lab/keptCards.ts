/** Edited cards as the browser keeps them, for all tabs. */

import type { Row } from "./form.ts";

/** Where they are kept. */
export const KEPT = "metro2033.lab";

/** Edited cards, by edition and table. */
export type Edited = Record<string, Record<string, Row[]>>;

export function kept(): Edited {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Edited;
  } catch {
    return {};
  }
}

export function keep(edited: Edited): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(edited));
  } catch {
    // A browser that keeps nothing for the page: the cards last until it is closed.
  }
}
