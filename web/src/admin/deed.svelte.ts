/** What an official does: what is dangerous may take the password again first. */

import { Attempt } from "../net/attempt.svelte.ts";
import { Refusal, request } from "../net/request.ts";

export class Deed {
  readonly attempt = new Attempt();
  /** Whether the password is asked for. */
  isAsking = $state(false);
  #job: (() => Promise<unknown>) | null = null;

  /** Do something; returns whether it is done. */
  async run(job: () => Promise<unknown>): Promise<boolean> {
    this.#job = job;
    this.isAsking = false;
    let isRefused = false;
    const isDone = await this.attempt.run(async () => {
      try {
        await job();
      } catch (error) {
        isRefused = error instanceof Refusal && error.id === "problem-confirm";
        throw error;
      }
    });
    this.isAsking = isRefused;
    return isDone;
  }

  /** Give the password, then do it. */
  async confirm(password: string): Promise<boolean> {
    const job = this.#job;
    if (!job) return false;
    const isRight = await this.attempt.run(() =>
      request("/api/admin/confirmation", { method: "POST", body: { password } }),
    );
    return isRight && this.run(job);
  }
}
