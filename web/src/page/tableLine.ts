/** The settings of a table as a line of text, to be sent to others: `second seats=4 people=2 bots=guard,ranger`. */

import type { SeatState } from "../api/socket.ts";
import type { Edition, Match } from "../net/models.ts";
import { clockName, CLOCKS } from "./newMatch.ts";

/** What a line says. */
export interface TableSettings {
  edition: string;
  seats: number;
  people: number;
  /** A bot for every seat that people leave. */
  bots: string[];
  /** The name of a clock; "" is none. */
  clock: string;
  /** Whether the table remembers the cards for everybody. */
  memory: boolean;
  /** The house rules that differ from the rulebook. */
  rules: Record<string, number>;
}

/** A part of a line that means nothing here. */
export class BadLine extends Error {}

export function lineOf({ edition, seats, people, bots, clock, memory, rules }: TableSettings): string {
  const parts = [edition, `seats=${seats}`, `people=${people}`];
  if (bots.length) parts.push(`bots=${bots.join(",")}`);
  if (clock) parts.push(`clock=${clock}`);
  if (!memory) parts.push("memory=off");
  return [...parts, ...Object.entries(rules).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** The settings in a line; BadLine names the first part that does not fit any edition. */
export function settingsIn(line: string, editions: readonly Edition[]): TableSettings {
  const [id = "", ...parts] = line.trim().split(/\s+/);
  const edition = editions.find((known) => known.id === id);
  if (!edition) throw new BadLine(id);
  const told: TableSettings = {
    edition: id,
    seats: edition.least_seats,
    people: 1,
    bots: [],
    clock: "",
    memory: true,
    rules: {},
  };
  for (const part of parts) {
    if (!take(told, part, edition)) throw new BadLine(part);
  }
  if (told.people > told.seats || told.bots.length > told.seats - told.people) throw new BadLine(line.trim());
  return told;
}

/** Enter a part of a line into the settings; whether it fits. */
function take(told: TableSettings, part: string, edition: Edition): boolean {
  const [name = "", value = ""] = part.split("=");
  switch (name) {
    case "seats":
      told.seats = parseNumber(value);
      return isWithin(told.seats, edition.least_seats, edition.most_seats);
    case "people":
      told.people = parseNumber(value);
      return isWithin(told.people, 1, edition.most_seats);
    case "bots":
      told.bots = value.split(",");
      return told.bots.every((bot) => edition.bots.some((known) => known.name === bot));
    case "clock":
      told.clock = value;
      return Object.hasOwn(CLOCKS, value);
    case "memory":
      told.memory = value !== "off";
      return ["on", "off"].includes(value);
    default: {
      const rule = edition.house_rules.find((known) => known.name === name);
      const number = parseNumber(value);
      told.rules[name] = number;
      return rule !== undefined && isWithin(number, rule.least, rule.most);
    }
  }
}

/** A whole number, or NaN. */
function parseNumber(text: string): number {
  return /^-?\d+$/.test(text) ? Number(text) : NaN;
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** The settings of a table that is there already. */
export function settingsOf(match: Match, seats: readonly SeatState[], edition: Edition): TableSettings {
  const bots = seats.flatMap((seat) => (seat.kind === "bot" && seat.bot ? [seat.bot] : []));
  const usual = new Map(edition.house_rules.map((rule) => [rule.name, rule.default]));
  const changed = Object.entries(match.house_rules ?? {}).filter(([name, value]) => value !== usual.get(name));
  return {
    edition: edition.id,
    seats: seats.length,
    people: seats.length - bots.length,
    bots,
    clock: clockName(match.clock),
    memory: match.memory,
    rules: Object.fromEntries(changed),
  };
}
