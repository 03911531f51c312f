/** Plans in words. */

import type { SeatPlan } from "../api/socket.ts";
import type { Scene } from "../game/scene.ts";
import { say } from "../text/texts.svelte.ts";

/** The steps of a plan, each as a player would say it. */
export function plannedSteps(plan: SeatPlan, scene: Scene): string[] {
  return plan.steps.map(({ option, repeats }) => {
    const answer = option ? scene.wording.option(option) : say("client-plan-passing");
    return repeats ? say("client-plan-repeated", { answer, calm: plan.calm ? "yes" : "no" }) : answer;
  });
}
