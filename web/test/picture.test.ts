import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { compositions } from "../src/picture/compositions.ts";
import { drawn, pictureOf } from "../src/picture/picture.ts";

const EDITIONS = "../src/metro2033/editions";

/** Files of an edition's data, the kind of the cards in them, and the table they stand in. */
const DECKS: [edition: string, file: string, kind: string, table: string][] = [
  ["first", "clans", "faction", "clan"],
  ["first", "heroes", "hero", "hero"],
  ["first", "items", "equipment", "item"],
  ["first", "missions", "mission", "mission"],
  ["first", "threats", "threat", "threat"],
  ["second", "combat", "combat", "combat"],
  ["second", "equipment", "equipment", "equipment"],
  ["second", "factions", "faction", "faction"],
  ["second", "heroes", "hero", "hero"],
  ["second", "laws", "law", "law"],
  ["second", "missions", "mission", "mission"],
  ["second", "threats", "threat", "threat"],
];

function read(edition: string, file: string): string {
  return readFileSync(`${EDITIONS}/${edition}/data/${file}.toml`, "utf-8");
}

const cards = DECKS.flatMap(([edition, file, kind, table]) =>
  [...read(edition, file).matchAll(new RegExp(`^\\[\\[${table}\\]\\]\\nid = "(\\w+)"`, "gm"))].map((found) => ({
    kind,
    id: found[1] ?? "",
  })),
);

const stationKinds = new Set(
  ["first", "second"].flatMap((edition) =>
    [...read(edition, "stations").matchAll(/^kind = "(\w+)"/gm)].map((found) => found[1] ?? ""),
  ),
);

describe("pictures", () => {
  it("show every card of both editions", () => {
    expect(cards.length).toBeGreaterThan(150);
    expect(cards.filter(({ kind, id }) => !compositions[kind]?.[id])).toEqual([]);
  });

  it("show every kind of station", () => {
    expect(stationKinds.size).toBe(5);
    expect([...stationKinds].filter((kind) => !compositions["station"]?.[kind])).toEqual([]);
  });

  it("are all different", () => {
    const all = Object.values(compositions).flatMap((known) => Object.values(known));
    expect(all.filter((composition, i) => all.indexOf(composition) !== i)).toEqual([]);
  });

  it("are all drawn from parts that exist", async () => {
    for (const [kind, known] of Object.entries(compositions))
      for (const id of Object.keys(known)) expect(await pictureOf(kind, id)).toContain("<path");
  });

  it("belong to cards that exist", () => {
    const known = new Set(cards.map(({ kind, id }) => `${kind}/${id}`));
    for (const kind of stationKinds) known.add(`station/${kind}`);
    const drawnFor = Object.entries(compositions).flatMap(([kind, ids]) =>
      Object.keys(ids).map((id) => `${kind}/${id}`),
    );
    expect(drawnFor.filter((name) => !name.endsWith("/other") && !known.has(name))).toEqual([]);
  });

  it("have one for an unknown card of each kind, and for an unknown kind", async () => {
    for (const kind of Object.keys(compositions))
      expect(await pictureOf(kind, "a_house_card")).toBe(await pictureOf(kind, "other"));
    expect(await pictureOf("unheard_of", "a_house_card")).toContain("<path");
  });

  it("place, mirror and turn a part", () => {
    expect(drawn("rat 40 70 -0.5 10")).toMatch(/^<g transform="translate\(40 70\) rotate\(10\) scale\(-0.5 0.5\)">/);
    expect(() => drawn("unicorn 1 2")).toThrow("unicorn");
  });
});
