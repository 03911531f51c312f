/** The worker in which bots think, so that nothing else has to wait for them. */

import type { FromBots, Scope, ToBots } from "./messages.ts";
import { startPython } from "./python.ts";

const scope = self as unknown as Scope<ToBots, FromBots>;

type Reply = (text: string) => string;

/** What Python offers; see metro2033/page/bots.py. */
interface Bots {
  reply: Reply;
}

let reply: Promise<Reply> | undefined;

scope.onmessage = ({ data }) => {
  if (data.kind === "start") {
    reply = startPython(data.parts).then((python) => (python.pyimport("metro2033.page.bots") as Bots).reply);
    return;
  }
  const { id, text } = data;
  const answer = (found: string): void => scope.postMessage({ id, text: found });
  // A bot without a reply gives the answer that is given for absent players.
  Promise.resolve(reply)
    .then((find) => answer(find?.(text) ?? ""))
    .catch((error: unknown) => {
      console.error(error);
      answer("");
    });
};
