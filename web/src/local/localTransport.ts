/** The way to matches that the page hosts itself: documents are files, the rest is asked of the engine. */

import type { Answer, Line, LineListener, Request, Transport } from "../net/transport.ts";
import { settings } from "../ui/settings.svelte.ts";
import { documentOf } from "./documents.ts";
import { engine } from "./engine.svelte.ts";
import type { FromHost } from "./messages.ts";

/** The code of a connection that the client itself has closed. */
const NORMAL = 1000;

interface OpenLine {
  isOpen: boolean;
  listener: LineListener;
}

export class LocalTransport implements Transport {
  readonly needsNetwork = false;
  #number = 0;
  #answers = new Map<number, (answer: Answer) => void>();
  #lines = new Map<number, OpenLine>();

  constructor() {
    engine.listen((message) => this.#hear(message));
  }

  async request({ method, path, body, language }: Request): Promise<Answer> {
    const found = method === "GET" ? await documentOf(path) : undefined;
    if (found !== undefined) return { status: 200, text: found };
    const id = ++this.#number;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      engine.send({ kind: "request", id, method, path, body: body?.text ?? "", language });
    });
  }

  connect(listener: LineListener): Line {
    const id = ++this.#number;
    const line: OpenLine = { isOpen: true, listener };
    this.#lines.set(id, line);
    engine.send({ kind: "connect", id, language: settings.language });
    queueMicrotask(() => line.isOpen && listener.opened());
    return {
      get isOpen() {
        return line.isOpen;
      },
      send: (text) => engine.send({ kind: "text", id, text }),
      close: () => {
        engine.send({ kind: "close", id });
        queueMicrotask(() => this.#closed(id, NORMAL));
      },
    };
  }

  isBack(): Promise<boolean> {
    return fetch("index.html", { method: "HEAD" }).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  #hear(message: FromHost): void {
    if (message.kind === "answer") {
      this.#answers.get(message.id)?.({ status: message.status, text: message.text });
      this.#answers.delete(message.id);
    } else if (message.kind === "text") {
      this.#lines.get(message.id)?.listener.heard(message.text);
    } else if (message.kind === "closed") {
      this.#closed(message.id, message.code);
    }
  }

  #closed(id: number, code: number): void {
    const line = this.#lines.get(id);
    if (!line) return;
    this.#lines.delete(id);
    line.isOpen = false;
    line.listener.closed(code);
  }
}
