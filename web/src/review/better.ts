/** What would have been better than a mistake, and what for. */

import { hintSentence } from "../decision/hint.ts";
import type { Grade, Review } from "../net/models.ts";
import type { Wording } from "../text/wording.ts";

/** The sentence for a mistake; "" until its texts are there. */
export function betterSentence(wording: Wording, { options }: Pick<Review, "options">, grade: Grade): string {
  const best = options[grade.best];
  if (!best) return "";
  const { aims = [], danger = "", seat, station, deed = "" } = grade.missed ?? {};
  const args = { ...(seat && { seat }), ...(station && { station }) };
  const told = { aims, danger, args, deed: options[deed] ?? null };
  return hintSentence(wording, told, best, grade.kind, "hint-missed");
}
