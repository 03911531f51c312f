/** Puzzles that somebody has set up: the link or text holds the position, and a search finds the answer. */

import type { JudgedPosition, Match } from "../net/models.ts";
import { request } from "../net/request.ts";
import { pack, sharedAddress } from "../share/link.ts";
import { texts } from "../text/texts.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";

/** Stands for the ID of such a puzzle. */
export const OWN = "own";

/** The query of a link that asks to solve a position. */
export const AS_PUZZLE = "?puzzle=1";

/** Where the positions of puzzles that were begun are kept, by match. */
const KEY = "metro2033.own-puzzle.";

/** Whether one answer is clearly the best in a position. */
export function judge(text: string): Promise<JudgedPosition> {
  return request<JudgedPosition>("/api/positions/puzzle", { method: "POST", record: text });
}

/** Begin to solve a position; the match that begins there. */
export async function begin(text: string): Promise<Match> {
  const wanted = new URLSearchParams({ is_puzzle: "true", language: texts.wording.language });
  if (settings.name) wanted.set("name", settings.name);
  const match = await request<Match>(`/api/positions?${wanted}`, { method: "POST", record: text });
  try {
    sessionStorage.setItem(KEY + match.id, text);
  } catch {
    // Without it there is no verdict, but a match.
  }
  return match;
}

/** The position of a puzzle that was begun in this tab, or "". */
export function textOf(match: string): string {
  try {
    return sessionStorage.getItem(KEY + match) ?? "";
  } catch {
    return "";
  }
}

/** The link to a puzzle, for others. */
export function ownAddress(text: string): Promise<string> {
  return sharedAddress(text, AS_PUZZLE);
}

/** The address of a puzzle inside the client. */
export async function ownPath(text: string): Promise<string> {
  return `/shared${AS_PUZZLE}#${await pack(text)}`;
}
