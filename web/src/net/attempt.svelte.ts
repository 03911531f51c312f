/** Something that the server is asked to do: one thing at a time, and why it was not done. */

import { say } from "../text/texts.svelte.ts";
import { Refusal } from "./request.ts";

/** A refusal in words; a server that is away gives no reason. */
export function reasonOf(error: unknown): string {
  return error instanceof Refusal && error.message ? error.message : say("client-no-server");
}

export class Attempt {
  failure = $state("");
  isBusy = $state(false);

  /** Do it, unless something is being done already; whether it was done. */
  async run(job: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
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
