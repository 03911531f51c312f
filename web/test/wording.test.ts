import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { languages } from "../scripts/texts.js";
import { Wording } from "../src/text/wording.ts";
import { bundle } from "./texts.ts";

const seats = { "1": "red_line", "2": "confederation_1905" };

describe("options and events are said as in the terminal", () => {
  test("in English", () => {
    const wording = new Wording(bundle("en"), seats);
    expect(wording.option({ verb: "attack_station", args: { station: "polyanka" } })).toBe("Attack Polyanka");
    expect(wording.option({ verb: "pass", args: {} }, "army_action")).toBe("Let the army rest");
    const args = wording.args({ seat: "1", resource: "pig", number: 3 });
    expect(wording.say("event-resource_gained", args)).toBe("The Red Line gets 3 pigs.");
  });

  test("in Russian, with cases and plurals", () => {
    const wording = new Wording(bundle("ru"), seats);
    expect(wording.counted("pig", 1)).toContain("1\u00a0свинья");
    expect(wording.counted("pig", 5)).toContain("5\u00a0свиней");
  });

  test("in Hungarian, with articles", () => {
    const wording = new Wording(bundle("hu"), seats);
    expect(wording.form("seat", "2", "The")).toBe("Az 1905 Szövetség");
    expect(wording.form("seat", "1", "The")).toBe("A Vörös vonal");
  });

  test("players without a faction go by their names", () => {
    const say = (language: string, id: string): string => {
      const wording = new Wording(bundle(language), {}, { "1": "Anna" }).beforeFactions();
      return wording.say(id, wording.args({ seat: "1" }));
    };
    expect(say("en", "event-first_player_drawn")).toBe("Anna goes first.");
    expect(say("ru", "event-first_player_drawn")).toBe("Первый ход за игроком Anna.");
    expect(say("hu", "event-first_player_drawn")).toBe("Anna kezd.");
  });

  test("a question names what it is about", () => {
    const wording = new Wording(bundle("en"), seats);
    const about = wording.args({ seat: "2", station: "polyanka" });
    expect(wording.question("choose_defender", "fight_with", about)).toBe(
      "The Confederation of 1905 attacks Polyanka: who defends it?",
    );
    const hidden = wording.args({ effect: null });
    expect(wording.question("pay", "pay", hidden)).toBe("Will you pay the price?");
  });

  test("what is hidden is told without its name", () => {
    const wording = new Wording(bundle("en"), seats);
    expect(wording.say("event-mission_drawn", wording.args({ seat: "1", mission: null }))).toBe(
      "The Red Line draws a mission.",
    );
  });

  test("a card without a text goes by its ID", () => {
    expect(new Wording(bundle("en")).name("equipment", "my_own_card")).toBe("My own card");
  });

  test("a list", () => {
    const wording = new Wording(bundle("en"));
    expect(wording.listed(["a", "b", "c"])).toBe("a, b and c");
    expect(wording.listed([])).toBe("");
  });
});

/** Every message that the sources of the client name; those with a variable end by the last dash. */
function named(): string[] {
  const folder = join(import.meta.dirname, "../src");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const found = names.flatMap(
    (name) => readFileSync(join(folder, name), "utf8").match(/["'`]client-[a-z0-9-]+(?=["'`$])/g) ?? [],
  );
  return [...new Set(found.map((match) => match.slice(1)))];
}

describe.each(languages())("texts of the client in %s", (language) => {
  const texts = bundle(language);

  test("all are there", () => {
    const whole = named().filter((id) => !id.endsWith("-"));
    expect(whole.length).toBeGreaterThan(100);
    expect(whole.filter((id) => !texts.has(id))).toEqual([]);
  });

  test("none is left over", () => {
    const source = readFileSync(join(import.meta.dirname, `../../src/metro2033/i18n/${language}/client.ftl`), "utf8");
    const ids = [...source.matchAll(/^(client-[a-z0-9-]+) =/gm)].map((match) => match[1] ?? "");
    const used = named();
    const isUsed = (id: string) =>
      used.includes(id) || used.some((start) => start.endsWith("-") && id.startsWith(start));
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });
});
