/** What the lab finds, as Python tells it. */

export interface Fault {
  record: string;
  text: string;
}

export interface Warned {
  name: string;
  kind: string;
  id: string;
  text: string;
}

/** What can be said of cards at once. */
export interface Look {
  faults: Fault[];
  /** The name of each card, then its sentences, by `table:id` and language. */
  texts: Record<string, Record<string, string[]>>;
  warnings: Warned[];
  /** The cards as a file. */
  file: string;
}

/** A share of wins with both sets, and how far it moved. */
export interface Shift {
  printed: number | null;
  house: number | null;
  change: number | null;
  low: number | null;
  high: number | null;
  trials: number;
}

export interface CardResult {
  kind: string;
  id: string;
  name: string;
  deeds: { deed: string; printed: number; house: number }[];
  owners: Shift;
  others: Shift;
}

export type GroupMember = Shift & { id: string; name: string };

export interface Report {
  matches: number;
  seats: number;
  seed: number;
  bot_name: string;
  same: number;
  unfinished: [number, number];
  rounds: [number, number];
  cards: CardResult[];
  groups: Record<string, GroupMember[]>;
  warnings: Warned[];
}
