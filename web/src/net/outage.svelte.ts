/** Whether the server can be reached: pages that found it away load again when it is back. */

const RETRY_MS = 1_500;

class Outage {
  /** How often the server came back; what depends on it is loaded anew. */
  recoveries = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A request has reached nobody: look for the server until it answers. */
  report(): void {
    if (this.#timer === undefined) this.#timer = setTimeout(() => void this.#look(), RETRY_MS);
  }

  async #look(): Promise<void> {
    const isBack = await fetch("/readyz").then(
      (answer) => answer.ok,
      () => false,
    );
    this.#timer = undefined;
    if (isBack) this.recoveries += 1;
    else this.report();
  }
}

export const outage = new Outage();
