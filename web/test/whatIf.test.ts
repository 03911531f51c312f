import { afterEach, expect, test } from "vitest";

import type { ImaginedBoard, Match, Step } from "../src/api/socket.ts";
import { LiveMatch } from "../src/match/live.svelte.ts";
import { ImaginedLine } from "../src/whatif/imaginedLine.ts";
import { MOST_KEPT, type Wanted, WhatIf } from "../src/whatif/whatIf.svelte.ts";

const START = 10;

const match: Match = {
  id: "m",
  edition: "second",
  rules_version: 1,
  content_digest: "",
  house_rules: {},
  commitment: null,
  lesson: null,
  clock: null,
  hints: true,
  chat: true,
  rated: false,
  phrases: [],
};

const step = (n: number, key: string): Step => ({ n, seat: 1, cause: "chosen", key, events: [] });

/** A host on whose boards the seats answer in turn. */
function board({ choices }: Wanted): ImaginedBoard {
  const seat = 1 + (choices.length % 2);
  const options = ["pass", "hire"].map((key) => ({ key, verb: key }));
  const question = {
    ask: 7,
    kind: "army_action",
    fallback: "pass",
    is_sealed: false,
    rules: [],
    has_lacks: true,
    options,
  };
  return {
    n: START,
    made: choices.length,
    facts: { round: choices.length, player: {} },
    asked: [{ seat, question }],
    waiting: { seats: [seat], kind: "army_action" },
    steps: choices.map(({ key }, i) => step(START + 1 + i, key)),
    chances: [0.5 + choices.length / 10, 0.5 - choices.length / 10],
    before: [0.5, 0.5],
    ranking: [],
  };
}

let live: LiveMatch | undefined;
afterEach(() => live?.stop());

async function opened(whatIf: WhatIf): Promise<{ live: LiveMatch; line: ImaginedLine }> {
  await whatIf.restart();
  let line: ImaginedLine | undefined;
  live = new LiveMatch(
    "what-if",
    "en",
    (listener) => (line = new ImaginedLine(whatIf, { match, seats: [] }, listener)),
  );
  await settled();
  if (!line) throw new Error("nobody has connected");
  return { live, line };
}

/** Wait until nothing more is said. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

test("the table of a match shows a board and answers for whoever is asked", async () => {
  const whatIf = new WhatIf((wanted) => Promise.resolve(board(wanted)), 1, null);
  const { live } = await opened(whatIf);
  expect(live.seating.own).toBe(1);
  expect(live.info?.hints).toBe(false);
  const asked = live.turn.question?.ask;
  await live.turn.answer({ key: "hire", verb: "hire" });
  await settled();
  expect(whatIf.tried.map(({ choice }) => choice)).toEqual([{ seat: 1, key: "hire" }]);
  expect(live.seating.own).toBe(2);
  expect(live.turn.question?.ask).not.toBe(asked);
  expect(live.history.latest).toEqual([step(START + 1, "hire")]);
  expect(whatIf.chanceOf(1)?.change).toBeCloseTo(0.1);
});

test("an answer is taken back at the table", async () => {
  const whatIf = new WhatIf((wanted) => Promise.resolve(board(wanted)), 1, START);
  const { live } = await opened(whatIf);
  expect(live.turn.undo).toBe("no");
  await live.turn.answer({ key: "hire", verb: "hire" });
  await settled();
  expect(live.turn.undo).toBe("free");
  await live.turn.takeBack();
  await settled();
  expect(whatIf.tried).toEqual([]);
  expect(live.history.portions.flat()).toEqual([]);
  expect(live.n).toBe(START);
});

test("a board that is refused says why, and the last one stays", async () => {
  const refusing = { text: "" };
  const whatIf = new WhatIf(
    (wanted) => (refusing.text ? Promise.reject(new Error(refusing.text)) : Promise.resolve(board(wanted))),
    1,
    null,
  );
  await whatIf.restart();
  refusing.text = "Hints are off at this table.";
  expect(await whatIf.answer(["hire"])).toBe(false);
  expect(whatIf.failure).toBe(refusing.text);
  expect(whatIf.tried).toEqual([]);
});

test("lines are kept to be compared, the oldest makes room", async () => {
  const whatIf = new WhatIf((wanted) => Promise.resolve(board(wanted)), 1, null);
  await whatIf.restart();
  for (let i = 0; i <= MOST_KEPT; i++) {
    await whatIf.answer(["hire"]);
    whatIf.keep();
    whatIf.keep();
  }
  expect(whatIf.kept.map(({ tried }) => tried.length)).toEqual([2, 3, 4]);
  const [line] = whatIf.kept;
  if (line) whatIf.drop(line);
  expect(whatIf.kept).toHaveLength(2);
});
