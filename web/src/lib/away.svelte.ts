/** Whether the server can be reached: pages that found it away load again when it is back. */

const EVERY = 1_500;

class Away {
  /** How often the server came back; what depends on it is loaded anew. */
  returns = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A request has found nobody: look for the server until it answers. */
  noticed(): void {
    if (this.#timer === undefined) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    const isBack = await fetch("/readyz").then(
      (answer) => answer.ok,
      () => false,
    );
    this.#timer = undefined;
    if (isBack) this.returns += 1;
    else this.noticed();
  }
}

export const away = new Away();
