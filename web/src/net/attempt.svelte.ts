/** A user action that runs one request at a time and keeps the error of the last one. */

import { untrack } from "svelte";

import { say } from "../text/texts.svelte.ts";
import { NO_ANSWER, Refusal } from "./request.ts";

/** The text of an error; an unreachable server gives no reason of its own. */
export function reasonOf(error: unknown): string {
  return error instanceof Refusal && error.message ? error.message : say(NO_ANSWER);
}

export class Attempt {
  failure = $state("");
  isBusy = $state(false);

  /** Run a job unless one is running; returns whether it succeeded. */
  async run(job: () => Promise<unknown>): Promise<boolean> {
    // An effect that runs a job must not run again when the job ends.
    if (untrack(() => this.isBusy)) return false;
    this.isBusy = true;
    this.failure = "";
    try {
      await job();
      return true;
    } catch (error) {
      this.failure = reasonOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
