/** Plans in words. */

import type { PlannedAnswer } from "../api/socket.ts";
import type { Scene } from "../game/scene.ts";
import { say } from "../text/texts.svelte.ts";

/** The steps of a plan, each as a player would say it. */
export function plannedSteps(steps: PlannedAnswer[], scene: Scene): string[] {
  return steps.map(({ option, kind, ...step }) => {
    const answer = option ? scene.wording.option(option, kind) : say("client-plan-passing");
    if (step.repeats) return say("client-plan-repeated", { answer, calm: step.calm ? "yes" : "no" });
    return step.optional ? say("client-plan-optional", { answer }) : answer;
  });
}
