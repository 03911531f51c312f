/** What the page and its workers tell each other. */

/** What the page asks of the worker that hosts its matches. */
export type ToHost =
  | { kind: "start"; folder: string; isTaking: boolean }
  | { kind: "request"; id: number; method: string; path: string; body: string; language: string }
  | { kind: "connect"; id: number; language: string }
  | { kind: "text"; id: number; text: string }
  | { kind: "close"; id: number };

/** What went wrong: nothing runs here, nothing can be kept, or another tab plays. */
export type Fault = "unsupported" | "failed" | "full" | "forbidden" | "elsewhere" | "taken";

export type FromHost =
  | { kind: "progress"; done: number }
  | { kind: "ready" }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "text"; id: number; text: string }
  | { kind: "closed"; id: number; code: number }
  | { kind: "fault"; fault: Fault };

/** The parts of the engine, downloaded once and used by both workers. */
export interface Parts {
  folder: string;
  /** The packages of Pyodide that it may load: none, as all that is needed comes with the game. */
  lock: string;
  runtime: WebAssembly.Module;
  /** The script that runs it. */
  script: Blob;
  library: ArrayBuffer;
  game: ArrayBuffer;
}

/** What the worker in which bots think is told: the parts of the engine, then questions. */
export type ToBots = { kind: "start"; parts: Parts } | { kind: "think"; id: number; text: string };

export interface FromBots {
  id: number;
  text: string;
}

/** A worker as it sees itself. */
export interface Scope<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
}
