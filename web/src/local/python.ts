/** Starts Python from parts that were downloaded before. */

import type { PyodideAPI } from "pyodide";

import type { Parts } from "./messages.ts";

type Pyodide = typeof import("pyodide");

/** Python with the game; nothing more is fetched but the script that starts it. */
export async function startPython({ folder, lock, runtime, script, library, game }: Parts): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  // Pyodide would fetch and compile the runtime itself, in every worker again.
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: runtime,
    instance: await WebAssembly.instantiate(runtime, imports),
  });
  const fetched = self.fetch.bind(self);
  self.fetch = (input, details) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.endsWith("pyodide.asm.wasm")) return Promise.resolve(new Response());
    return url.endsWith("python_stdlib.zip") ? Promise.resolve(new Response(library)) : fetched(input, details);
  };
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ address)) as { default: unknown };
  URL.revokeObjectURL(address);
  const options = { indexURL: folder, lockFileContents: lock, createPyodideModule };
  const python = await loadPyodide(options as Parameters<typeof loadPyodide>[0]);
  self.fetch = fetched;
  python.unpackArchive(new Uint8Array(game), "zip", { extractDir: "/game" });
  python.runPython("import sys; sys.path.insert(0, '/game')");
  return python;
}
