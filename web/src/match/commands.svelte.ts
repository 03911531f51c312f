/** Commands to the server, and the last refusal. */

import type { ServerMessage } from "../api/socket.ts";
import type { Connection, Outgoing } from "../net/connection.ts";

/** A refusal in words, and the rule behind it where there is one. */
export interface Refused {
  text: string;
  rule: string;
}

const NOTHING: Refused = { text: "", rule: "" };

export class Commands {
  /** The last refusal; empty when something has happened since. */
  refusal = $state.raw<Refused>(NOTHING);
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Ask for something; null if the connection is lost meanwhile. */
  ask(message: Outgoing): Promise<ServerMessage | null> {
    return this.#connection.request(message);
  }

  /** Ask for something that may be refused, and keep the refusal. */
  async give(message: Outgoing): Promise<ServerMessage | null> {
    const reply = await this.#connection.request(message);
    if (reply?.type === "refused") this.refusal = { text: reply.text, rule: reply.rule };
    if (reply?.type === "error") this.refusal = { ...this.refusal, text: reply.text };
    return reply;
  }

  /** Show why something failed, until something happens. */
  refuse(text: string): void {
    this.refusal = { text, rule: "" };
  }

  /** Forget the last refusal. */
  clear(): void {
    this.refusal = NOTHING;
  }
}
