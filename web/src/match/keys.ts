/** What keys do at the table. */

import type { Arranged } from "../lib/ask.ts";
import type { Scene } from "../lib/scene.ts";
import type { Desk } from "./desk.svelte.ts";

interface Context {
  desk: Desk;
  scene: Scene;
  arranged: Arranged | null;
}

type Doing = "search" | "board" | "help" | "targets" | "done";

/** Whether a key belongs to a field, a dialog or a control of its own. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  return Boolean(target?.closest("input, textarea, select, dialog"));
}

/** Do what a key is for; "" if it is for nothing here. */
export function keyed(event: KeyboardEvent, { desk, scene, arranged }: Context): Doing | "" {
  if (isTaken(event)) return "";
  const key = event.key.toLowerCase();
  if (key === "/") return "search";
  if (key === "t") return "board";
  if (key === "?") return "help";
  if (key === "l") return "targets";
  if (key === "escape") {
    desk.clear();
    return "done";
  }
  if (key === "u" && desk.live.undo !== "no") {
    void desk.live.takeBack();
    return "done";
  }
  if (key === "c" && desk.chosen) {
    desk.confirm();
    return "done";
  }
  if (key === "e" && arranged?.ends[0]) {
    desk.choose(arranged.ends[0], scene);
    return "done";
  }
  const options = arranged ? [...arranged.cards, ...arranged.groups.flatMap((group) => (group.isFolded ? [] : group.options))] : [];
  const numbered = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
  if (numbered) {
    desk.choose(numbered, scene);
    return "done";
  }
  return "";
}
