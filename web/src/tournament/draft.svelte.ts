/** A new tournament while its form is filled in. */

import { defaultEdition } from "../game/editions.svelte.ts";
import type { Edition, NewTournament } from "../net/models.ts";
import { CLOCKS } from "../page/newMatch.ts";
import { texts } from "../text/texts.svelte.ts";

/** How long a round may last, in hours. */
export const ROUND_HOURS = [2, 24, 72, 168, 336] as const;

/** The clocks that fit a tournament: all but none. */
export const TOURNAMENT_CLOCKS = Object.keys(CLOCKS).filter(Boolean);

export class TournamentDraft {
  title = $state("");
  format = $state<"swiss" | "groups">("swiss");
  seats = $state(2);
  rounds = $state(4);
  groupSize = $state(4);
  most = $state(16);
  hours = $state(72);
  clock = $state("day");
  fillBot = $state("");
  begins = $state("");
  isRated = $state(false);
  isPublic = $state(true);
  #edition = $state("");
  #rules = $state<Record<string, Record<string, number>>>({});
  readonly #editions: () => readonly Edition[];

  constructor(editions: () => readonly Edition[]) {
    this.#editions = editions;
  }

  get chosen(): Edition | undefined {
    return this.#editions().find(({ id }) => id === this.#edition) ?? defaultEdition(this.#editions());
  }

  get edition(): string {
    return this.chosen?.id ?? "";
  }
  set edition(id: string) {
    this.#edition = id;
  }

  /** The house rules that were changed; rated matches have none. */
  get rules(): Record<string, number> {
    return this.isRated ? {} : (this.#rules[this.edition] ?? {});
  }
  set rules(rules: Record<string, number>) {
    this.#rules[this.edition] = rules;
  }

  /** What is sent to the server. */
  get wanted(): Partial<NewTournament> {
    const { title, format, seats, rounds, most, edition } = this;
    return {
      ...{ title, format, seats, rounds, most, edition },
      group_size: this.groupSize,
      round_hours: this.hours,
      clock: CLOCKS[this.clock] ?? null,
      fill_bot: this.fillBot || null,
      starts: this.begins ? new Date(this.begins).getTime() : null,
      house_rules: this.rules,
      rated: this.isRated,
      is_public: this.isPublic,
      language: texts.wording.language,
    };
  }
}
