/** A hint as one sentence: what to do, what for, and against which danger. */

import type { Advice, Option } from "../api/socket.ts";
import type { Wording } from "../text/wording.ts";

/** The sentence for the best answer to a question of some kind; "" if the bot told no purpose. */
export function hintSentence(wording: Wording, advice: Advice, option: Option, kind: string): string {
  const { purpose } = advice;
  if (!purpose || !wording.has("hint-say")) return "";
  const { aims, danger = "", deed } = purpose;
  const said = [deedOf(wording, option, kind)];
  if (deed) said.push(deedOf(wording, deed, isThere(option, deed) ? "there" : ""));
  const values = {
    ...wording.args(purpose.args ?? {}),
    do: both(wording, "hint-do-both", said),
    aim: both(
      wording,
      "hint-aim-both",
      aims.map((aim) => wording.say(`hint-aim-${aim}`)),
    ),
  };
  const without = danger ? "bare" : purpose.is_even ? "even" : "later";
  const sentence = wording.say(danger ? `hint-say-${danger}` : "hint-say", values, aims.length ? undefined : without);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What an option does, as a part of a sentence. */
function deedOf(wording: Wording, { verb, args = {} }: Option, part: string): string {
  const id = `hint-do-${verb}`;
  return wording.say(id, wording.args(args), part && wording.has(id, part) ? part : undefined);
}

/** Whether the next deed is done at the station that the option leads to. */
function isThere(option: Option, deed: Option): boolean {
  const station = option.args?.["station"];
  return station !== undefined && station === deed.args?.["station"];
}

/** One or two phrases as one. */
function both(wording: Wording, id: string, [first = "", second]: string[]): string {
  return second === undefined ? first : wording.say(id, { first, second });
}
