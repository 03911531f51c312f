/** The editor's bookkeeping: versions, changes of data, and what is asked of the host. */

import { beforeEach, expect, test, vi } from "vitest";

import { blank, Editor, namesIn, unused } from "../src/editor/editor.svelte.ts";

const sent: string[] = [];

vi.mock("../src/net/request.ts", () => ({
  remembered: (load: unknown) => load,
  request: (_path: string, { record }: { record: string }) => {
    sent.push(record);
    const scenario = record.startsWith("{") ? (JSON.parse(record) as Record<string, unknown>) : null;
    const position = (scenario?.["position"] ?? { player: [{}, {}] }) as Record<string, unknown>;
    return Promise.resolve({
      text: scenario ? `text of ${record}` : record,
      scenario: scenario ?? { title: record, position },
      edition: "second",
      faults: record === "bad" ? [{ line: 1, place: "position.round", station: "", text: "no" }] : [],
      fields: [{ place: "position", name: "round", kind: "number", least: 1, most: 9, usual: 2, of: "" }],
      names: {},
      full: position,
      facts: record === "torn" ? null : {},
      waiting: [1],
    });
  },
}));

beforeEach(() => (sent.length = 0));

test("every change of data is a version that can be undone and redone", async () => {
  const editor = new Editor();
  await editor.open(blank("A", "second", 2));
  const first = editor.text;
  editor.set("position", "round", 5);
  await vi.waitFor(() => expect(editor.isChecking).toBe(false));
  const second = editor.text;
  expect(second).toContain('"round":5');
  editor.undo();
  await vi.waitFor(() => expect(editor.text).toBe(first));
  expect([editor.canUndo, editor.canRedo]).toEqual([false, true]);
  editor.redo();
  await vi.waitFor(() => expect(editor.text).toBe(second));
});

test("fields of players are set where they belong, and players stand last", async () => {
  const editor = new Editor();
  await editor.open(blank("A", "second", 2));
  editor.set("position.player.2", "army", 3);
  editor.set("position", "round", 4);
  await vi.waitFor(() => expect(editor.isChecking).toBe(false));
  editor.set("position.house", "most_rounds", 9);
  await vi.waitFor(() => expect(editor.isChecking).toBe(false));
  const { position } = JSON.parse(sent.at(-1) ?? "{}") as { position: Record<string, unknown> };
  expect(Object.keys(position)).toEqual(["round", "house", "player"]);
  expect(position["player"]).toEqual([{}, { army: 3 }]);
  expect(position["house"]).toEqual({ most_rounds: 9 });
});

test("a text that cannot be read leaves the last position, which cannot be played", async () => {
  const editor = new Editor();
  await editor.open("good");
  expect(editor.isPlayable).toBe(true);
  editor.write("torn");
  expect(editor.isPlayable).toBe(false);
  await vi.waitFor(() => expect(sent.at(-1)).toBe("torn"));
  await vi.waitFor(() => expect(editor.isChecking).toBe(false));
  expect([editor.draft?.text, editor.isReadable]).toEqual(["good", false]);
});

test("faults are found by their place", async () => {
  const editor = new Editor();
  await editor.open("bad");
  expect(editor.faultsAt("position", "round")).toHaveLength(1);
  expect(editor.isPlayable).toBe(false);
  const [round] = editor.fieldsOf("position");
  expect(round && editor.value(round)).toBe(2);
});

test("names", () => {
  expect(namesIn({ stations: ["a", 3, "b"] }, "stations")).toEqual(["a", "b"]);
  expect(unused([{ hero: "anna" }], "hero", ["anna", "khan"])).toBe("khan");
});
