/** The way to a server: requests and a WebSocket. */

import { isEmbedded } from "./embedded.ts";
import type { Answer, Line, LineListener, Request, Transport } from "./transport.ts";

export class ServerTransport implements Transport {
  readonly needsNetwork = true;

  async request({ method, path, body, language, invite }: Request): Promise<Answer> {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (language) headers["Accept-Language"] = language;
    if (body) headers["Content-Type"] = body.type;
    if (invite) headers["Metro2033-Invite"] = invite;
    const credentials = isEmbedded ? "omit" : "same-origin";
    const wanted = { method, headers, credentials } as const;
    const response = await fetch(path, body ? { ...wanted, body: body.text } : wanted);
    return { status: response.status, text: await response.text() };
  }

  connect(listener: LineListener): Line {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/${isEmbedded ? "embed-socket" : "socket"}`);
    socket.onopen = () => listener.opened();
    socket.onmessage = (event) => listener.heard(String(event.data));
    socket.onclose = (event) => listener.closed(event.code);
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  }

  async isBack(): Promise<boolean> {
    return fetch("/readyz").then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
