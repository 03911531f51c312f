/** A worker of the balance lab: Python, which looks at cards and plays matches with them. */

import type { Parts, Scope } from "../local/messages.ts";
import { startPython } from "../local/python.ts";

export type ToLab = { kind: "start"; parts: Parts } | { kind: "call"; id: number; name: string; args: unknown[] };

export interface FromLab {
  id: number;
  text?: string;
  fault?: string;
}

/** What Python offers; see metro2033/page/lab.py. */
type Lab = Record<string, (...args: unknown[]) => string>;

const scope = self as unknown as Scope<ToLab, FromLab>;
let lab: Promise<Lab> | undefined;

scope.onmessage = ({ data }) => {
  if (data.kind === "start") {
    lab = startPython(data.parts).then((python) => python.pyimport("metro2033.page.lab") as Lab);
    return;
  }
  const { id, name, args } = data;
  Promise.resolve(lab).then(
    (found) => scope.postMessage(called(id, () => found?.[name]?.(...args) ?? "")),
    (error: unknown) => scope.postMessage({ id, fault: String(error) }),
  );
};

function called(id: number, call: () => string): FromLab {
  try {
    return { id, text: call() };
  } catch (error) {
    return { id, fault: String(error) };
  }
}
