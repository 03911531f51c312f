/** What keys do at the table. */

import type { Arranged } from "../decision/arrangement.ts";
import type { Selection } from "../decision/selection.svelte.ts";

interface Context {
  selection: Selection;
  arranged: Arranged | null;
}

type Doing = "search" | "board" | "help" | "lacks" | "targets" | "done";

/** Whether a key belongs to a field or a dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  return Boolean(target?.closest("input, textarea, select") ?? document.querySelector("dialog[open]"));
}

/** The key on a Latin keyboard, whatever the layout. */
export function latin(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  if (key.length === 1 && key > "~" && event.code.startsWith("Key")) return event.code.slice(3).toLowerCase();
  // A Russian keyboard has a dot and a comma there.
  if (event.code === "Slash" && (key === "." || key === ",")) return event.shiftKey ? "?" : "/";
  return key;
}

/** Handle a key; returns what is left to do, or "" if the key means nothing here. */
export function keyed(event: KeyboardEvent, { selection, arranged }: Context): Doing | "" {
  // Ignore the repeats of a held key.
  if (isTaken(event) || event.repeat) return "";
  const key = latin(event);
  if (key === "/") return "search";
  if (key === "t") return "board";
  if (key === "?") return "help";
  if (key === "w" && selection.live.turn.question?.has_lacks) return "lacks";
  if (key === "l") return "targets";
  if (key === "escape") {
    selection.clear();
    return "done";
  }
  if (key === "u" && selection.live.turn.undo !== "no") {
    void selection.live.turn.takeBack();
    return "done";
  }
  if (key === "c" && selection.chosen) {
    selection.confirm();
    return "done";
  }
  if (key === "e" && arranged?.ends[0]) {
    selection.choose(arranged.ends[0]);
    return "done";
  }
  const options = arranged
    ? [...arranged.cards, ...arranged.groups.flatMap((group) => (group.isFolded ? [] : group.options))]
    : [];
  const numbered = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
  if (numbered) {
    selection.choose(numbered);
    return "done";
  }
  return "";
}
