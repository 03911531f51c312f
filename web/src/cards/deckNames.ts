/** Cards of a deck in words. */

import type { Scene } from "../game/scene.ts";

/** Names of cards in the order of the alphabet, equal ones counted: AKM ×2. */
export function countedNames(scene: Scene, kind: string, ids: readonly string[]): string {
  const names = ids.map((id) => scene.wording.name(kind, id)).sort((a, b) => a.localeCompare(b));
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
  return counted.join(", ");
}

/** Names of cards in the order in which they lie. */
export function namesInOrder(scene: Scene, kind: string, ids: readonly string[]): string {
  return ids.map((id) => scene.wording.name(kind, id)).join(", ");
}
