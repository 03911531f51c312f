/** The worker that hosts the matches of the page: Python, its rows, and its bots. */

import { BotWorker } from "./botWorker.ts";
import type { Fault, FromHost, Scope, ToHost } from "./messages.ts";
import { download } from "./parts.ts";
import { startPython } from "./python.ts";
import { faultOf, Rows } from "./rows.ts";

/** What Python offers; see metro2033/page/worker.py. */
interface Host {
  request(method: string, path: string, body: string, language: string): Promise<string>;
  connect(id: number, language: string): void;
  hear(id: number, text: string): void;
  close(id: number): void;
}

/** Opens the host over what the worker does for it. */
type Open = (bridge: object) => Promise<Host>;

const LOCK = "metro2033";

/** The worker of a page that was just reloaded needs a moment to end, while Python starts above all. */
const PATIENCE_MS = 4000;

const scope = self as unknown as Scope<ToHost, FromHost>;
const tell = (message: FromHost): void => scope.postMessage(message);
const fail = (fault: Fault): void => tell({ kind: "fault", fault });

let host: Host | undefined;

scope.onmessage = ({ data }) => {
  if (data.kind === "start") void start(data.folder, data.isTaking);
  else if (data.kind === "request") void answer(data);
  else if (data.kind === "connect") host?.connect(data.id, data.language);
  else if (data.kind === "text") host?.hear(data.id, data.text);
  else host?.close(data.id);
};

async function start(folder: string, isTaking: boolean): Promise<void> {
  let rows: Rows;
  try {
    rows = await Rows.open();
  } catch (error) {
    fail(faultOf(error));
    return;
  }
  if (!(await locked(rows, isTaking))) {
    fail("elsewhere");
    return;
  }
  try {
    const bots = new BotWorker();
    const parts = await download(folder, (done) => tell({ kind: "progress", done }));
    bots.start(parts);
    const python = await startPython(parts);
    const { start: open } = python.pyimport("metro2033.page.worker") as { start: Open };
    host = await open({
      read: (prefix: string) => rows.read(prefix),
      write: (changes: string) => written(rows, changes),
      think: (text: string) => bots.think(text),
      send: (id: number, text: string) => tell({ kind: "text", id, text }),
      closed: (id: number, code: number) => tell({ kind: "closed", id, code }),
    });
    tell({ kind: "ready" });
  } catch (error) {
    console.error(error);
    fail("failed");
  }
}

/** Keep other tabs away for as long as this one is open; false if one was quicker and stays. */
function locked(rows: Rows, isTaking: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const options = isTaking ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    let isHeld = false;
    navigator.locks
      .request(LOCK, options, () => {
        isHeld = true;
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => {
        resolve(false);
        if (!isHeld) return;
        rows.isTaken = true;
        fail("taken");
      });
  });
}

async function written(rows: Rows, changes: string): Promise<string> {
  const fault = await rows.write(changes);
  if (fault) fail(fault);
  return fault;
}

async function answer({ id, method, path, body, language }: ToHost & { kind: "request" }): Promise<void> {
  try {
    const text = (await host?.request(method, path, body, language)) ?? "{}";
    const found = JSON.parse(text) as { status: number; body: string };
    tell({ kind: "answer", id, status: found.status, text: found.body });
  } catch (error) {
    console.error(error);
    tell({ kind: "answer", id, status: 500, text: "{}" });
  }
}
