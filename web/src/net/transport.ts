/** How the client reaches what hosts its matches: a server, or the page itself. */

import { ServerTransport } from "./serverTransport.ts";

/** A request as the REST API has it. */
export interface Request {
  method: string;
  path: string;
  /** The text of the body, and what it is. */
  body?: { text: string; type: string };
  language: string;
  invite: string;
}

export interface Answer {
  status: number;
  text: string;
}

/** A connection that carries the messages of the WebSocket protocol. */
export interface Line {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface LineListener {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

export interface Transport {
  /** Whether connections are lost with the network. */
  readonly needsNetwork: boolean;
  /** Answer a request; rejects if the host cannot be reached. */
  request(request: Request): Promise<Answer>;
  connect(listener: LineListener): Line;
  /** Whether the host can be reached again. */
  isBack(): Promise<boolean>;
}

/** A transport that is loaded when it is first used. */
class LateTransport implements Transport {
  readonly needsNetwork = false;
  #loading: Promise<Transport> | undefined;

  #load(): Promise<Transport> {
    this.#loading ??= import("../local/localTransport.ts").then(({ LocalTransport }) => new LocalTransport());
    return this.#loading;
  }

  async request(request: Request): Promise<Answer> {
    return (await this.#load()).request(request);
  }

  connect(listener: LineListener): Line {
    let line: Line | undefined;
    let isClosed = false;
    void this.#load().then((transport) => {
      if (!isClosed) line = transport.connect(listener);
    });
    return {
      get isOpen() {
        return line?.isOpen ?? false;
      },
      send: (text) => line?.send(text),
      close: () => {
        isClosed = true;
        line?.close();
      },
    };
  }

  async isBack(): Promise<boolean> {
    return (await this.#load()).isBack();
  }
}

export const transport: Transport = import.meta.env.MODE === "site" ? new LateTransport() : new ServerTransport();
