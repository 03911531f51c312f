/** Moments in words. */

import { texts } from "./texts.svelte.ts";

/** A moment as the reader writes it. */
export function momentOf(at: number): string {
  return new Intl.DateTimeFormat(texts.wording.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
