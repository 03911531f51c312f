/** What the server tells of the words of a game: options, events and questions have traits. */

/** Of answers, then of events, then of questions. */
export type Trait =
  | "ends"
  | "passes"
  | "attacks"
  | "heading"
  | "subheading"
  | "joined"
  | "amount"
  | "sums_up"
  | "dull_if_hidden"
  | "minor"
  | "news"
  | "fight_place"
  | "fight_card"
  | "fight_dice"
  | "fight_outcome"
  | "gains_station"
  | "loses_station"
  | "scores"
  | "window";

/** Whether an option, an event or the answer of a step has a trait. */
export function has(word: { traits?: string[] }, trait: Trait): boolean {
  return word.traits?.includes(trait) ?? false;
}
