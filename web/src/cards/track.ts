/** Places of the round track in words. */

import type { Printed } from "../game/printed.ts";
import type { Scene } from "../game/scene.ts";
import { say } from "../text/texts.svelte.ts";

/** What a place brings: resources, a threat, a vote. */
export function placeLabels(scene: Scene, facts: Printed): string[] {
  const resources = facts.resources ?? [];
  const units = facts.units ?? 1;
  return [
    ...resources.map((kind) => scene.wording.counted(kind, units)),
    ...(facts.has_threat ? [say("coming-threat")] : []),
    ...(facts.has_law ? [say("coming-law")] : []),
  ];
}
