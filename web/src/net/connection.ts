/** The connection to a match: it reconnects, and resends an answer that was not acknowledged. */

import type { Answer, ClientMessage, Error as Failure, Hello, ServerMessage } from "../api/socket.ts";
import { type Line, type Transport, transport } from "./transport.ts";

export type Link = "opening" | "open" | "lost" | "closed";

/** An outgoing message; the connection assigns its number. */
export type Outgoing = ClientMessage extends infer M ? (M extends { id?: number } ? Omit<M, "id"> : never) : never;

interface Listener {
  hello: () => Hello;
  message: (message: ServerMessage) => void;
  link: (link: Link) => void;
  /** What was chosen is not stored, here or by another player; it is sent again. */
  unstored: (text: string) => void;
  /** Whether to reconnect: a session may have to be obtained first, or the match is gone. */
  closed: (code: number) => Promise<boolean>;
}

const FIRST_WAIT = 250;
const MOST_WAIT = 4_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** A connection that held so long was a good one: the next is tried at once. */
const STEADY = 5_000;

type Reply = (message: ServerMessage | null) => void;

export class Connection {
  readonly #listener: Listener;
  readonly #connect: Transport["connect"];
  #line: Line | null = null;
  #number = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #welcomed = Infinity;
  #hello = 0;
  #isStopped = false;
  #replies = new Map<number, Reply>();
  #answer: Answer | null = null;

  constructor(listener: Listener, connect: Transport["connect"] = (line) => transport.connect(line)) {
    this.#listener = listener;
    this.#connect = connect;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#dropped);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Connect, and reconnect whenever the connection is lost. */
  open(): void {
    this.#isStopped = false;
    this.#welcomed = Infinity;
    this.#listener.link("opening");
    const line: Line = this.#connect({
      opened: () => this.#greet(),
      heard: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      closed: (code) => void this.#lost(line, code),
    });
    this.#line = line;
  }

  /** Close the connection for good. */
  stop(): void {
    this.#isStopped = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#dropped);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#line?.close();
    this.#line = null;
  }

  /** Send hello again, for another seat or language. */
  greetAgain(): void {
    if (this.#line?.isOpen) this.#greet();
  }

  /** Send a message and wait for the reply; null if the connection is lost first. */
  request(message: Outgoing): Promise<ServerMessage | null> {
    const id = this.#number++;
    const numbered = { ...message, id } as ClientMessage;
    if (numbered.type === "answer") this.#answer = numbered;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      if (!this.#send(numbered) && numbered.type !== "answer") this.#reply(id, null);
    });
  }

  #send(message: ClientMessage): boolean {
    if (!this.#line?.isOpen) return false;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  #greet(): void {
    this.#heard = Date.now();
    this.#hello = this.#number++;
    this.#send({ ...this.#listener.hello(), id: this.#hello });
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#line?.close();
      else this.#send({ type: "ping", id: this.#number++ });
    }, PING_EVERY);
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "welcome") {
      this.#welcomed = Date.now();
      this.#listener.link("open");
      this.#listener.message(message);
      // An unacknowledged answer is sent again unchanged; a duplicate does no harm.
      if (this.#answer) this.#send(this.#answer);
      return;
    }
    if (message.type === "error" && message.code === "unavailable" && this.#isUnstored(message)) return;
    if ("id" in message && message.id) {
      if (message.id === this.#answer?.id) this.#answer = null;
      this.#reply(message.id, message);
    }
    this.#listener.message(message);
  }

  /** Whether the match cannot be loaded or an answer cannot be stored now: both are tried again later. */
  #isUnstored({ id, text }: Failure): boolean {
    if (id === this.#hello) this.#line?.close();
    else if (id && id !== this.#answer?.id) return false;
    else if (id) setTimeout(() => this.#answer && this.#send(this.#answer), MOST_WAIT);
    this.#listener.unstored(text);
    return true;
  }

  #reply(id: number, message: ServerMessage | null): void {
    this.#replies.get(id)?.(message);
    this.#replies.delete(id);
  }

  async #lost(line: Line, code: number): Promise<void> {
    if (line !== this.#line) return;
    clearInterval(this.#beat);
    this.#line = null;
    for (const id of [...this.#replies.keys()]) {
      if (id !== this.#answer?.id) this.#reply(id, null);
    }
    if (this.#isStopped) return;
    this.#listener.link("lost");
    if (Date.now() - this.#welcomed > STEADY) this.#wait = FIRST_WAIT;
    const mayReturn = await this.#listener.closed(code);
    if (!mayReturn || this.#hasStopped()) {
      this.#listener.link("closed");
      return;
    }
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, MOST_WAIT);
  }

  /** Whether `stop` was called, perhaps during an await. */
  #hasStopped(): boolean {
    return this.#isStopped;
  }

  /** The device went offline: the connection is dead, though the browser may notice late. */
  #dropped = (): void => {
    const line = this.#line;
    if (!line || !transport.needsNetwork) return;
    void this.#lost(line, 1006);
    line.close();
  };

  #hurry = (): void => {
    if (this.#line || this.#isStopped || document.hidden) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.open();
  };
}
