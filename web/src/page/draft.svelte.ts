/** A new table while its form is filled in. */

import { defaultEdition } from "../game/editions.svelte.ts";
import type { Edition } from "../net/models.ts";
import { settings } from "../ui/settings.svelte.ts";
import { CLOCKS, usualBot, type Wanted, type Way } from "./newMatch.ts";
import { lineOf, settingsIn, type TableSettings } from "./tableLine.ts";

/** The most seats of any table. */
const MOST_SEATS = 6;

/** The clock of a rated match among people, which needs one, until they choose another. */
const RATED_CLOCK = "calm";

export class Draft {
  edition = $state("");
  seats = $state(3);
  names = $state([settings.name, ...Array.from({ length: MOST_SEATS - 1 }, () => "")]);
  isPublic = $state(false);
  watching = $state("open");
  hasStandIn = $state(true);
  memory = $state(true);
  isRated = $state(false);
  isScreen = $state(false);
  readonly #editions: () => readonly Edition[];
  readonly #way: Way;
  #clock = $state("");
  #people = $state(2);
  #bots = $state<string[]>([]);
  /** Changed house rules by edition: rules of the same name differ between editions. */
  #rules = $state<Record<string, Record<string, number>>>({});

  constructor(editions: () => readonly Edition[], way: Way) {
    this.#editions = editions;
    this.#way = way;
    this.edition = defaultEdition(editions())?.id ?? "";
    this.seats = { bots: 3, hot: 2, friends: 4 }[way];
  }

  get chosen(): Edition | undefined {
    return this.#editions().find((known) => known.id === this.edition);
  }

  get clock(): string {
    return this.#clock || (this.isRated && this.#way === "friends" ? RATED_CLOCK : "");
  }
  set clock(name: string) {
    this.#clock = name;
  }

  /** Never more than there are seats. */
  get people(): number {
    return this.#way === "bots" ? 1 : Math.min(this.#people, this.seats);
  }
  set people(number: number) {
    this.#people = number;
  }

  /** A bot for every seat that people leave. */
  get bots(): string[] {
    const known = this.chosen?.bots ?? [];
    return Array.from({ length: this.seats - this.people }, (_, i) => {
      const bot = this.#bots[i] ?? this.#bots.at(-1);
      return known.find(({ name }) => name === bot)?.name ?? usualBot(this.chosen);
    });
  }
  set bots(bots: string[]) {
    this.#bots = bots;
  }

  /** The house rules that differ from the rulebook. */
  get rules(): Record<string, number> {
    const usual = new Map(this.chosen?.house_rules.map((rule) => [rule.name, rule.default]));
    const changed = Object.entries(this.#rules[this.edition] ?? {});
    return Object.fromEntries(changed.filter(([name, value]) => value !== usual.get(name)));
  }
  set rules(rules: Record<string, number>) {
    this.#rules[this.edition] = rules;
  }

  get settings(): TableSettings {
    const { edition, seats, people, bots, clock, memory, rules } = this;
    return { edition, seats, people, bots, clock, memory, rules };
  }

  /** All of it but names as a line of text. */
  get line(): string {
    return lineOf(this.settings);
  }

  /** Take over the settings of a line; BadLine if it means nothing. */
  read(line: string): void {
    const told = settingsIn(line, this.#editions());
    this.edition = told.edition;
    this.seats = told.seats;
    this.people = told.people;
    this.bots = told.bots;
    this.clock = this.#way === "friends" ? told.clock : "";
    this.memory = told.memory;
    this.rules = told.rules;
  }

  get wanted(): Wanted {
    return {
      ...this.settings,
      names: this.names.map((name) => name.trim()),
      clock: CLOCKS[this.clock] ?? null,
      isPublic: this.isPublic,
      watching: this.watching,
      hasStandIn: this.hasStandIn,
      isRated: this.isRated,
      isScreen: this.isScreen,
    };
  }
}
