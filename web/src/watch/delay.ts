/** What a table tells those who only watch: everything at once, with a delay, or nothing. */

import type { NewMatch } from "../net/models.ts";
import { say } from "../text/texts.svelte.ts";

export type Delay = NonNullable<NewMatch["delay"]>;

/** What is offered, by name. */
export const WATCHING: Readonly<Record<string, Pick<NewMatch, "watch" | "delay">>> = {
  open: { watch: "anyone", delay: null },
  moves: { watch: "anyone", delay: { kind: "moves", moves: 10 } },
  minutes: { watch: "anyone", delay: { kind: "minutes", minutes: 5 } },
  quarter: { watch: "anyone", delay: { kind: "minutes", minutes: 15 } },
  hour: { watch: "anyone", delay: { kind: "minutes", minutes: 60 } },
  nobody: { watch: "nobody", delay: null },
};

/** By how much those are behind who watch, in words. */
export function delayText(delay: Delay): string {
  return delay.kind === "moves"
    ? say("client-delay-moves", { number: delay.moves })
    : say("client-delay-minutes", { number: delay.minutes });
}
