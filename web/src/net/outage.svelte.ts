/** Server outages: pages that failed to load try again when the server is back. */

import { transport } from "./transport.ts";

const RETRY_MS = 1_500;

class Outage {
  /** How often the server has come back; effects that read it reload. */
  recoveries = $state(0);
  /** Whether the server was away when it was last asked. */
  isAway = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A request failed to reach the server: poll until it answers. */
  report(): void {
    this.isAway = true;
    if (this.#timer === undefined) this.#timer = setTimeout(() => void this.#look(), RETRY_MS);
  }

  async #look(): Promise<void> {
    const isBack = await transport.isBack();
    this.#timer = undefined;
    if (!isBack) {
      this.report();
      return;
    }
    this.isAway = false;
    this.recoveries += 1;
  }
}

export const outage = new Outage();
