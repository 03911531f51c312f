/** The engine of a page without a server, as far as the player has to know of it. */

import { engine as folder } from "../net/engine.ts";
import { install } from "../ui/install.svelte.ts";
import type { Fault, FromHost, ToHost } from "./messages.ts";

/** Says after a reload that the matches of another tab are wanted here. */
const TAKING = "metro2033.taking";

class Engine {
  /** How much was downloaded, from 0 to 1. */
  done = $state(0);
  isStarted = $state(false);
  isReady = $state(false);
  fault = $state<Fault | "">("");
  #worker: Worker | undefined;
  #listeners = new Set<(message: FromHost) => void>();
  #waiting: ToHost[] = [];

  /** Start the engine unless it has started; what is sent before it is ready waits. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    if (!isSupported()) {
      this.fault = "unsupported";
      return;
    }
    this.#worker = new Worker(new URL("./host.worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    this.#worker.onerror = () => (this.fault = "failed");
    const address = new URL(folder, document.baseURI).href;
    this.#worker.postMessage({ kind: "start", folder: address, isTaking: isTaking() });
  }

  /** Play in this tab, though another one does. */
  take(): void {
    sessionStorage.setItem(TAKING, "yes");
    location.reload();
  }

  send(message: ToHost): void {
    this.start();
    if (this.isReady) this.#worker?.postMessage(message);
    else this.#waiting.push(message);
  }

  listen(listener: (message: FromHost) => void): void {
    this.#listeners.add(listener);
  }

  #hear(message: FromHost): void {
    if (message.kind === "progress") this.done = message.done;
    else if (message.kind === "fault") this.fault = message.fault;
    else if (message.kind === "ready") {
      this.isReady = true;
      void install("worker.js");
      for (const waiting of this.#waiting.splice(0)) this.#worker?.postMessage(waiting);
    }
    for (const listener of this.#listeners) listener(message);
  }
}

/** Whether the tab was reloaded to take the matches of another one. */
function isTaking(): boolean {
  try {
    const isTaking = sessionStorage.getItem(TAKING) !== null;
    sessionStorage.removeItem(TAKING);
    return isTaking;
  } catch {
    // A browser that keeps nothing for the page has no matches in other tabs either.
    return false;
  }
}

/** Whether this browser has what the engine needs. */
function isSupported(): boolean {
  const needed = ["WebAssembly", "Worker", "indexedDB", "DecompressionStream"];
  return needed.every((name) => name in globalThis) && "locks" in navigator;
}

export const engine = new Engine();
