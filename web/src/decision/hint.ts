/** A hint as one sentence: what to do, what for, and against which danger. */

import type { Option } from "../api/socket.ts";
import { has } from "../game/trait.ts";
import type { Wording } from "../text/wording.ts";

/** An answer as far as it is worded. */
type Answer = Pick<Option, "verb" | "args" | "traits">;

/** What an answer is for, and what is to be done after it. */
export interface Told {
  aims: readonly string[];
  danger?: string;
  args?: Option["args"];
  deed?: Answer | null;
  is_even?: boolean;
}

/** How a sentence begins: what to do now, what would have been better, or what was best. */
export type Beginning = "hint-advised" | "hint-missed" | "hint-best";

/** The sentence for the best answer to a question of some kind; "" until its texts are there. */
export function hintSentence(
  wording: Wording,
  told: Told,
  option: Answer,
  kind: string,
  beginning: Beginning = "hint-advised",
): string {
  if (!wording.has("hint-say")) return "";
  const { aims, danger = "", deed } = told;
  const said = [deedOf(wording, option, kind)];
  if (deed) said.push(deedOf(wording, deed, isThere(option, deed) ? "there" : ""));
  const isRest = beginning === "hint-advised" && has(option, "passes");
  const without = told.is_even ? "even" : isRest ? "rest" : "plain";
  const part = aims.length ? undefined : danger ? "bare" : without;
  const what = both(wording, "hint-do-both", said);
  const values = {
    ...wording.args(told.args ?? {}),
    do: wording.say(beginning, { do: what }, part === "even" ? part : undefined),
    aim: both(
      wording,
      "hint-aim-both",
      aims.map((aim) => phrase(wording, `hint-aim-${aim}`, kind)),
    ),
  };
  const sentence = wording.say(danger ? `hint-say-${danger}` : "hint-say", values, part);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What an option does, as a part of a sentence. */
function deedOf(wording: Wording, { verb, args = {} }: Answer, part: string): string {
  return phrase(wording, `hint-do-${verb}`, part, wording.args(args));
}

/** A phrase in the form for a kind of question, if it has one. */
function phrase(wording: Wording, id: string, part: string, args: ReturnType<Wording["args"]> = {}): string {
  return wording.say(id, args, part && wording.has(id, part) ? part : undefined);
}

/** Whether the next deed is done at the station that the option leads to. */
function isThere(option: Answer, deed: Answer): boolean {
  const station = option.args?.["station"];
  return station !== undefined && station === deed.args?.["station"];
}

/** One or two phrases as one. */
function both(wording: Wording, id: string, [first = "", second]: string[]): string {
  return second === undefined ? first : wording.say(id, { first, second });
}
