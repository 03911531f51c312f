/** Downloads the parts of the engine. Large ones are packed, as not every host packs what it sends. */

import type { Parts } from "./messages.ts";
import { type Bytes, unpacked } from "./packed.ts";

/** What the build says about the engine: how many bytes are downloaded, and for which Pyodide. */
interface Manifest {
  bytes: number;
  lock: object;
}

/** Download everything; `report` gets the share that has come, from 0 to 1. */
export async function download(folder: string, report: (done: number) => void): Promise<Parts> {
  const manifest = (await (await loaded(`${folder}manifest.json`)).json()) as Manifest;
  let bytes = 0;
  const count = (part: number): void => {
    bytes += part;
    report(Math.min(1, bytes / manifest.bytes));
  };
  const [runtime, script, library, game] = await Promise.all([
    loaded(`${folder}pyodide.asm.wasm.packed`).then((answer) => compiled(counted(answer, count))),
    loaded(`${folder}pyodide.asm.mjs.packed`).then((answer) => new Response(unpacked(counted(answer, count))).blob()),
    loaded(`${folder}python_stdlib.zip`).then((answer) => new Response(counted(answer, count)).arrayBuffer()),
    loaded(`${folder}metro2033.zip`).then((answer) => new Response(counted(answer, count)).arrayBuffer()),
  ]);
  return { folder, lock: JSON.stringify(manifest.lock), runtime, script, library, game };
}

async function loaded(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

function counted(answer: Response, count: (bytes: number) => void): Bytes {
  if (!answer.body) throw new Error("no body");
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return answer.body.pipeThrough(counter);
}

/** The runtime, compiled while it comes in. */
function compiled(packed: Bytes): Promise<WebAssembly.Module> {
  const headers = { "Content-Type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(unpacked(packed), { headers }));
}
