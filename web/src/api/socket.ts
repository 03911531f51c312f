/* Made from the server's specifications by `make types`; do not edit. */

export type MessagesOnTheWebSocketOfMetro2033 = ClientMessage | ServerMessage;
export type ClientMessage =
  | Hello
  | Answer
  | Undo
  | Consent
  | Chat
  | Phrase
  | Mute
  | Windows
  | Plan
  | Usual
  | Hint
  | Odds
  | Memory
  | WhatIf
  | Why
  | Lacks
  | TakeOver
  | HandBack
  | History
  | Ping;
export type ServerMessage =
  | Welcome
  | Change
  | Over
  | Seats
  | Proposed
  | Planned
  | Clocks
  | Said
  | Done
  | Refused
  | Hinted
  | Chances
  | Remembered
  | Imagined
  | Reason
  | Lacking
  | UsualAnswers
  | Past
  | Pong
  | Announced
  | Sanctioned
  | Error;
export type Facts = FirstFacts | SecondFacts | ToyFacts | {};
export type Facts1 = FirstFacts | SecondFacts | ToyFacts | {};

/**
 * Sit down at a match, or come back to it; later again to look from another seat.
 *
 *     `seat` is one that the sender holds, null to watch, and left out for the first that is asked.
 *     `seq` and `chat` are the last that the client has seen of this match from this seat.
 */
export interface Hello {
  type: "hello";
  match: string;
  seat?: number | null;
  seq?: number | null;
  chat?: number;
  language?: string;
  id?: number;
}
/**
 * Answer the question of that number with the key of one of its options.
 *
 *     `then` are answers to the questions that follow, as long as the same player is asked and may
 *     give them: the steps of a route.
 */
export interface Answer {
  type: "answer";
  ask: number;
  key: string;
  then?: string[];
  id?: number;
}
/**
 * Undo your last choice; if anybody has learnt something since, ask the others.
 */
export interface Undo {
  type: "undo";
  propose?: boolean;
  id?: number;
}
/**
 * Agree to what another player has proposed, or not.
 */
export interface Consent {
  type: "consent";
  proposal: number;
  agree: boolean;
  id?: number;
}
/**
 * Say something.
 */
export interface Chat {
  type: "chat";
  text: string;
  id?: number;
}
/**
 * Say a phrase that each reader gets in their own language.
 */
export interface Phrase {
  type: "phrase";
  phrase: string;
  id?: number;
}
/**
 * Mute or unmute a seat at your table; null is all spectators.
 */
export interface Mute {
  type: "mute";
  seat: number | null;
  is_muted: boolean;
  id?: number;
}
/**
 * Choose at which windows you are asked whether to use something.
 *
 *     `fights`: only in your own fights, as usual; `always`: at every one; `this_round`: at every
 *     one until the round is over; `not_this_round`: at none until then.
 */
export interface Windows {
  type: "windows";
  wish: "always" | "fights" | "not_this_round" | "this_round";
  id?: number;
}
/**
 * Queue your next answers while others think, replacing those before; none to cancel.
 *
 *     They are given as your questions come, up to the first that does not fit; then the plan ends,
 *     and you are told why. Nobody else learns of it.
 */
export interface Plan {
  type: "plan";
  steps: PlanStep[];
  id?: number;
}
/**
 * An answer to a question that is still to come; an empty key is whatever passes.
 *
 *     One that repeats is the answer to every question from then on. Where an `optional` one is not
 *     offered, the next step is tried; any other ends the plan there. One with `calm` ends it in a
 *     fight, one with a `kind` at any other kind of question.
 */
export interface PlanStep {
  key: string;
  repeat?: boolean;
  optional?: boolean;
  calm?: boolean;
  kind?: string;
}
/**
 * Ask what you may be asked again and again and could answer, to plan with.
 */
export interface Usual {
  type: "usual";
  id?: number;
}
/**
 * Ask what a bot would answer to your open question.
 */
export interface Hint {
  type: "hint";
  ask: number;
  id?: number;
}
/**
 * Ask what the options of your open question change, and for the odds of their fights.
 */
export interface Odds {
  type: "odds";
  ask: number;
  id?: number;
}
/**
 * Ask what everybody could have remembered of the cards, where the table allows it.
 */
export interface Memory {
  type: "memory";
  id?: number;
}
/**
 * Try answers of any seats on a board imagined from what your own seat may know.
 *
 *     It begins after `n` choices, by default now. Another `seed` imagines another world.
 *     `tell` asks for more of the question to the seat `about`: odds, or what it cannot do, at all or
 *     at a station.
 */
export interface WhatIf {
  type: "what_if";
  n?: number | null;
  seed?: number;
  /**
   * @maxItems 100
   */
  choices?: TriedChoice[];
  tell?: "" | "lacks" | "odds";
  about?: number;
  station?: string;
  id?: number;
}
/**
 * An answer that is tried for a seat, one's own or another.
 */
export interface TriedChoice {
  seat: number;
  key: string;
}
/**
 * Ask why something is not offered; nothing is answered by that.
 */
export interface Why {
  type: "why";
  ask: number;
  key: string;
  id?: number;
}
/**
 * Ask what you cannot do at your open question, and the rules against it.
 *
 *     With a station: why it, or a hero who stands there, is no target of some answers.
 */
export interface Lacks {
  type: "lacks";
  ask: number;
  station?: string;
  id?: number;
}
/**
 * Let a bot answer for your seat for a while.
 *
 *     The host may name the `seat` of a player who is away; that player can take it back.
 */
export interface TakeOver {
  type: "take_over";
  bot: string;
  seat?: number | null;
  id?: number;
}
/**
 * Answer for your own seat again.
 */
export interface HandBack {
  type: "hand_back";
  id?: number;
}
/**
 * Ask what happened after choice `since`, up to choice `until`.
 */
export interface History {
  type: "history";
  since: number;
  until: number;
  id?: number;
}
/**
 * Ask for a sign of life, and for the time of the server.
 */
export interface Ping {
  type: "ping";
  id?: number;
}
/**
 * The match as the viewer may know it.
 *
 *     `facts` is the whole view. It is null when that of the client is still good: then a `change`
 *     with all that it has missed comes next, unless it has missed nothing. `is_delayed` tells that
 *     the viewer watches with the delay of the table: all that they are told is as it was then.
 */
export interface Welcome {
  type: "welcome";
  id: number;
  protocol: number;
  match: Match;
  status: "ended" | "lobby" | "over" | "running";
  seat: number | null;
  held: number[];
  seq: number;
  n: number;
  facts: Facts | null;
  question: Question | null;
  waiting: Waiting;
  clocks: Clock[];
  undo: "ask" | "free" | "no";
  seats: SeatState[];
  proposal: Proposal | null;
  ranking: number[];
  chat: ChatLine[];
  time: number;
  is_host?: boolean;
  are_spectators_muted?: boolean;
  plan?: SeatPlan | null;
  is_delayed?: boolean;
}
/**
 * What does not change while a match is played.
 *
 *     `commitment` is the hash of the secret from which nature is drawn; the record discloses the
 *     secret at the end. `lesson` is the edition that a match teaches: nature and the opponents answer
 *     by a script at first, and so must the learner. `puzzle` is the ID of the puzzle at which a match
 *     begins. `phrases` are the IDs of what can be said with one touch; the text of each is `phrase-`
 *     and its ID. `memory` tells whether anybody may ask what can be remembered of the cards; where
 *     not, `unseen` in the facts is empty. `delay` is by how much those are behind who only watch.
 *     `tournament` is the ID of the one it is part of.
 */
export interface Match {
  id: string;
  edition: string;
  rules_version: number;
  content_digest: string;
  house_rules: {
    [k: string]: number;
  };
  commitment: string | null;
  lesson: string | null;
  clock: {} | null;
  hints: boolean;
  chat: boolean;
  rated: boolean;
  phrases: string[];
  puzzle?: string | null;
  memory?: boolean;
  delay?: {} | null;
  tournament?: string | null;
}
/**
 * What can be said of a match of the first edition.
 */
export interface FirstFacts {
  active: number;
  ended_by: string;
  equipment_deck_size: number;
  fight: FightFacts[];
  first: number;
  level: {
    [k: string]: number;
  };
  mission_deck_size: number;
  offer: string[];
  open_threat: string[];
  owner: {
    [k: string]: number;
  };
  player: {
    [k: string]: FirstPlayerFacts;
  };
  round: number;
  target: number;
  threat_deck_size: number;
  unseen: {
    [k: string]: string[];
  };
  winner: number;
}
/**
 * A fight that is not decided yet: the seats of both sides, 0 for a threat or a guard.
 *
 *     `prize` is what the first side fights for: `station` to capture it, `hero` to beat the hero of
 *     the second side, `defence` to keep its own station. `parts` are the strengths so far; a threat
 *     that is still face down has none.
 */
export interface FightFacts {
  parts: PartFacts[];
  prize: string;
  seats: number[];
  station: string;
  threat: string;
}
/**
 * A part of a side's strength: side 0 or 1, what gives it, how much, and by which rules.
 */
export interface PartFacts {
  id: string;
  kind: string;
  rules: string[];
  side: number;
  value: number;
}
/**
 * What can be said of a player of the first edition.
 */
export interface FirstPlayerFacts {
  activity: number;
  ammo: number;
  army: number;
  at: string;
  barred: number;
  barred_next: number;
  equipment: string[];
  faction: string;
  growth: number;
  hero: string;
  hero_speed: PartFacts[];
  hero_strength: PartFacts[];
  home: string;
  mission_count: number;
  mission_points: number;
  missions: string[];
  mushroom: number;
  pig: number;
  points: number;
  points_missing: number;
  progress: {
    [k: string]: number[];
  };
  resting: number;
  rests: number;
  station_count: number;
  stations: string[];
  tokens: number[];
}
/**
 * What can be said of a match of the second edition.
 *
 *     `ballots` has all players in the order in which they vote, while a law is put to the vote.
 */
export interface SecondFacts {
  ballots: BallotFacts[];
  combat_bottom: string[];
  combat_deck_size: number;
  combat_discard: string[];
  combat_discard_size: number;
  combat_top: string[];
  ended_by: string;
  equipment_bottom: string[];
  equipment_deck_size: number;
  equipment_discard: string[];
  equipment_discard_size: number;
  equipment_top: string[];
  fight: FightFacts[];
  first: number;
  law: string[];
  law_bottom: string[];
  law_deck_size: number;
  law_discard: string[];
  law_discard_size: number;
  law_top: string[];
  market: string[];
  mission_bottom: string[];
  mission_deck_size: number;
  mission_discard: string[];
  mission_discard_size: number;
  mission_top: string[];
  open: {
    [k: string]: boolean;
  };
  open_law: string[];
  open_threat: string[];
  owner: {
    [k: string]: number;
  };
  phase: number;
  player: {
    [k: string]: SecondPlayerFacts;
  };
  reserve: {
    [k: string]: number;
  };
  round: number;
  stage: number;
  threat_bottom: string[];
  threat_deck_size: number;
  threat_discard: string[];
  threat_discard_size: number;
  threat_top: string[];
  token: {
    [k: string]: string;
  };
  track: string;
  unseen: {
    [k: string]: string[];
  };
  winner: number;
}
/**
 * A player's part in the vote that is going on: how many votes, and how they were cast.
 *
 *     `cast` is `for`, `against`, or empty while the player has yet to vote.
 */
export interface BallotFacts {
  cast: string;
  seat: number;
  votes: number;
}
/**
 * What can be said of a player of the second edition.
 *
 *     `supply` is what their stations produce in the next round, `any` what they choose for Polis;
 *     `upkeep` is what their army costs in pigs.
 */
export interface SecondPlayerFacts {
  ammo: number;
  army: number;
  at: string;
  combat: string[];
  completed: string[];
  equipment: string[];
  faction: string;
  hero: string;
  hero_speed: PartFacts[];
  hero_strength: PartFacts[];
  mission_count: number;
  missions: string[];
  mushroom: number;
  pig: number;
  points: number;
  points_missing: number;
  progress: {
    [k: string]: number[];
  };
  rests: number;
  scouted: string[];
  scouted_count: number;
  station_count: number;
  stations: string[];
  supply: {
    [k: string]: number;
  };
  upkeep: number;
}
/**
 * What can be said of a state or a view; seats are in order.
 */
export interface ToyFacts {
  bullets: number[];
  deck_size: number;
  discard: string[];
  hands: string[][];
  place: string[];
  points: number[];
  round: number;
}
/**
 * What the viewer is asked. `fallback` is the key that is taken for somebody away.
 *
 *     `rules` are the IDs of the rules that the question comes from. The answer to a sealed question
 *     stays hidden until all have answered. `has_lacks` tells whether something that one may want to
 *     do here is not possible now, so that it is worth asking why; `has_odds` whether a fight may
 *     follow, so that it is worth asking for the odds. `about` are the open cards that the question is
 *     about: the law that is voted on, the threat that is met, the card that asks. `args` are the
 *     things that its text names, null for what it does not name. `traits` say what kind of question
 *     it is. `routes` lead the hero where no single answer does.
 */
export interface Question {
  ask: number;
  kind: string;
  options: Option[];
  fallback: string;
  is_sealed: boolean;
  rules: string[];
  has_lacks: boolean;
  has_odds?: boolean;
  about?: Card[];
  args?: {
    [k: string]: string | number | null;
  };
  traits?: string[];
  routes?: Route[];
}
/**
 * One legal answer: its key, and the same taken apart.
 *
 *     `args` are the IDs of things and the numbers in it, named as in the texts: `station`, `seat`,
 *     `number`, and `resource2` for a second one of a kind. `way` is the way on which the answer takes
 *     the hero. `odds` is the chance to win the fight that the answer leads to, from what the seat may
 *     know. `at` is the station where the hero stands at whom the answer is aimed. `traits` say what
 *     kind of answer it is, such as `ends` or `attacks`.
 */
export interface Option {
  key: string;
  verb: string;
  args?: {
    [k: string]: string | number | null;
  };
  way?: Way | null;
  odds?: number | null;
  at?: string | null;
  traits?: string[];
}
/**
 * The way of a hero: stops from where they stand to where they go, and what they can spend.
 */
export interface Way {
  stops: Stop[];
  budget: number;
}
/**
 * A station on a way, and what it costs to come there.
 */
export interface Stop {
  station: string;
  cost: number;
}
/**
 * A card: its kind, such as `threat`, and its ID.
 */
export interface Card {
  kind: string;
  id: string;
}
/**
 * A way on which several answers, given one after another, take the hero to a station.
 */
export interface Route {
  keys: string[];
  way: Way;
}
/**
 * Whose answers are awaited, and to what kind of question; nobody's at the end.
 *
 *     `answer` is what the viewer has answered to a sealed question, while others have not. `secret`
 *     are those seats of people who share a device that see what not everybody may.
 */
export interface Waiting {
  seats: number[];
  kind: string;
  answer?: Option | null;
  secret?: number[];
}
/**
 * The time that a seat has left, and whether it is running.
 *
 *     The clock of somebody who is asked while they rest stands still until `rests_until`, a time of
 *     the server.
 */
export interface Clock {
  seat: number;
  left_ms: number;
  is_running: boolean;
  rests_until?: number | null;
}
/**
 * Who sits where: a person, a bot, or nobody yet.
 *
 *     `bot` is the name of the bot that answers: that of a bot's seat, or one that stands in for a
 *     person. `is_here` tells whether a person has a connection, `is_muted` that they may not chat.
 */
export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  is_here: boolean;
  is_muted?: boolean;
}
/**
 * A player wants to take choices back: the match would go on after choice `n`.
 *
 *     `missing` are the seats that still have to agree.
 */
export interface Proposal {
  number: number;
  seat: number;
  n: number;
  missing: number[];
}
/**
 * A line of chat: free text, or the ID of a phrase. `seat` is null for a spectator.
 */
export interface ChatLine {
  k: number;
  seat: number | null;
  name: string;
  text: string | null;
  phrase: string | null;
  at: number;
}
/**
 * What the viewer has laid down to answer next; others never see it.
 *
 *     `ended` says why it answers nothing any more: one is in a `fight`, its next answer is
 *     `not_offered` or belongs to an `other_question`, a choice was `undone`, or a bot took over
 *     (`stand_in`).
 */
export interface SeatPlan {
  steps: PlannedAnswer[];
  ended?: string;
}
/**
 * A step of a plan with its checks: the answer, null for whatever passes.
 */
export interface PlannedAnswer {
  option: Option | null;
  repeats: boolean;
  optional: boolean;
  calm: boolean;
  kind: string;
}
/**
 * What has changed since the last message with a lower `seq`: one message for each change.
 *
 *     First the last `undone` choices are taken back, then `steps` happened. `patch` is a merge patch
 *     (RFC 7396) for the facts. All else replaces what was told before.
 */
export interface Change {
  type: "change";
  seq: number;
  n: number;
  undone: number;
  steps: Step[];
  patch: {};
  question: Question | null;
  waiting: Waiting;
  clocks: Clock[];
  undo: "ask" | "free" | "no";
}
/**
 * Choice number `n`, who made it and why, and what happened.
 *
 *     `seat` is null for nature. `key` is told to the seat that chose it and to nobody else. Where
 *     there was only one answer, `asked` is the kind of the question and `rules` are the IDs of the
 *     rules behind it; `traits` are those of the answer.
 */
export interface Step {
  n: number;
  seat: number | null;
  cause: "absent" | "bot" | "chosen" | "drawn" | "forced" | "passed";
  key: string | null;
  events: Event[];
  asked?: string;
  rules?: string[];
  traits?: string[];
}
/**
 * Something that happened: the text is `event-<kind>` with `args`.
 *
 *     `rules` are the IDs of the rules behind it, where it is part of a step. `traits` say what kind
 *     of event it is, such as `heading` or `minor`. `parts` are where the two totals of a fight come
 *     from, or the stations that a roll lets yield, each with how much. `winner` is the side that won
 *     the fight, 0 or 1, whatever the totals are; a draw has none.
 */
export interface Event {
  kind: string;
  args: {
    [k: string]: string | number | null;
  };
  rules?: string[];
  traits?: string[];
  parts?: SumPart[];
  winner?: number | null;
}
/**
 * A part of a side's total in a fight: `value`, what gives it, and the rules behind it.
 *
 *     `kind` is worded by `part-<kind>`; where it is a kind of thing, `id` is which one.
 *     `side` is 0 for the first side and 1 for the other.
 */
export interface SumPart {
  side: number;
  kind: string;
  value: number;
  id?: string;
  rules?: string[];
}
/**
 * The match is over: the place of each seat, empty where it was broken off.
 */
export interface Over {
  type: "over";
  status: "ended" | "over";
  ranking: number[];
}
/**
 * Who sits where now, and who may not chat.
 */
export interface Seats {
  type: "seats";
  seats: SeatState[];
  are_spectators_muted?: boolean;
}
/**
 * What is proposed now, or null when nothing is any more.
 */
export interface Proposed {
  type: "proposed";
  proposal: Proposal | null;
}
/**
 * The plan of the viewer's seat has changed; null if there is none any more.
 */
export interface Planned {
  type: "planned";
  plan: SeatPlan | null;
}
/**
 * The clocks, when they change while nothing else does.
 */
export interface Clocks {
  type: "clocks";
  clocks: Clock[];
}
/**
 * A line of chat.
 */
export interface Said {
  type: "said";
  line: ChatLine;
}
/**
 * The message `id` was obeyed. For an answer: it is stored for good, as part of `seq`.
 */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}
/**
 * The message `id` changed nothing: the rule against it or "", a message ID, and its text.
 */
export interface Refused {
  type: "refused";
  id: number;
  rule: string;
  message: string;
  args: {
    [k: string]: string | number;
  };
  text: string;
}
/**
 * What a bot would answer: up to three answers, the best first.
 */
export interface Hinted {
  type: "hinted";
  id: number;
  ask: number;
  best: Advice[];
}
/**
 * An answer that a bot thinks well of: the chance to win the match with it, and why.
 *
 *     `chance` is null where the bot cannot tell it, `low` and `high` are its bounds (95 %). The
 *     reasons of the first answer say what it has over the second, those of any other what it lacks
 *     against the first: `hint-own` or `hint-rivals` with `feature`, worded by `feature-<feature>`,
 *     and `trend`, which is `good` or `bad` for oneself. `then` are the answers that are meant to
 *     follow in the same turn. `purpose` is what the first answer is for, where the bot can tell.
 */
export interface Advice {
  key: string;
  chance: number | null;
  reasons: Event[];
  low?: number | null;
  high?: number | null;
  then?: Option[];
  purpose?: Purpose | null;
}
/**
 * What an answer is for, in one sentence: `hint-say`, or `hint-say-<danger>` against a danger.
 *
 *     `aims` are features to improve, worded by `hint-aim-<feature>`; `args` may name the `seat` that
 *     the danger comes from and the `station` in danger. `deed` is the next thing to do after the
 *     answer; both are worded by `hint-do-<verb>`. `is_even`: other answers are about as good.
 */
export interface Purpose {
  aims: string[];
  danger?: string;
  args?: {
    [k: string]: string | number | null;
  };
  deed?: Option | null;
  is_even?: boolean;
}
/**
 * The chances of fights, and what answers change at once, by the keys of the options.
 *
 *     `odds` are the chances to win alone, as earlier clients know them.
 */
export interface Chances {
  type: "chances";
  id: number;
  ask: number;
  odds: {
    [k: string]: number;
  };
  fights?: {
    [k: string]: Fight;
  };
  differences?: {
    [k: string]: Difference[];
  };
}
/**
 * The chances of a fight, the strengths before dice or combat cards, and what each end brings.
 *
 *     In `parts` side 0 is the viewer's. Each end lists what is known of it. `spread` is what a
 *     side could gain by other combat cards than those it is taken to lay, on average over all hands:
 *     0 where all that can happen was counted, more where both sides mix combat cards.
 */
export interface Fight {
  win: number;
  draw: number;
  loss: number;
  parts: SumPart[];
  after_win: Spread[];
  after_draw: Spread[];
  after_loss: Spread[];
  spread?: number;
}
/**
 * By how much a number of the viewer changes, at least and at most.
 */
export interface Spread {
  what: string;
  least: number;
  most: number;
}
/**
 * A number of a seat before and after an answer, worded by `client-counted-<what>`.
 */
export interface Difference {
  what: string;
  seat: number;
  before: number;
  after: number;
}
/**
 * What everybody could have remembered after `n` choices, deck by deck.
 */
export interface Remembered {
  type: "remembered";
  id: number;
  n: number;
  decks: DeckMemory[];
}
/**
 * The cards of a deck; every card is in one list, `hidden` ones are `fresh` or `returned`.
 *
 *     `fresh` ones have never lain face up, `returned` ones have, but nobody knows where they are now.
 *     `removed` ones are in the box. `top` and `bottom` of the deck are in the order of drawing.
 */
export interface DeckMemory {
  deck: string;
  size: number;
  fresh: string[];
  returned: string[];
  discarded: string[];
  in_play: string[];
  removed: string[];
  top: string[];
  bottom: string[];
  hidden: HiddenCards[];
}
/**
 * Cards that lie face down before a seat: how many, and which unknown ones they cannot be.
 *
 *     A card that lay face up somewhere since the last of them was taken is not among them. Seats
 *     count from 1; 0 is for cards that have been drawn, and of which somebody is choosing.
 */
export interface HiddenCards {
  seat: number;
  count: number;
  never: string[];
}
/**
 * An imagined board, with the answers that were tried there.
 */
export interface Imagined {
  type: "imagined";
  id: number;
  board: ImaginedBoard;
}
/**
 * A position imagined from the view of a seat after `n` choices, and what was tried there.
 *
 *     `made` is how many of the tried answers could be given. `facts` hide nothing, `steps` are told
 *     as the viewer would learn them, `asked` are the questions that are open now. `chances` of all
 *     seats to win are those by which reviews judge, on average over `worlds` imaginations in which
 *     the same answers can be given, with bounds (95 %) `low` and `high`; `before` are those at the
 *     start of the board in the same worlds. All are empty where nobody can judge. `ranking` is that
 *     of a match that is over. `fights`, `differences` and `lacks` are told where they are asked for.
 */
export interface ImaginedBoard {
  n: number;
  made: number;
  facts: Facts1;
  asked: SeatQuestion[];
  waiting: Waiting;
  steps: Step[];
  chances: number[];
  before: number[];
  ranking: number[];
  worlds?: number;
  low?: number[];
  high?: number[];
  fights?: {
    [k: string]: Fight;
  };
  differences?: {
    [k: string]: Difference[];
  };
  lacks?: Lack[];
}
/**
 * What a seat is asked.
 */
export interface SeatQuestion {
  seat: number;
  question: Question;
}
/**
 * Something that is not possible now, with how many things, and the rule against it.
 *
 *     `option` is the answer to one of these things. Where no station was asked for, no other answer
 *     of its verb is possible either.
 */
export interface Lack {
  rule: string;
  option: Option;
  count: number;
}
/**
 * Why something is not offered; `message` is "" where it is offered.
 */
export interface Reason {
  type: "reason";
  id: number;
  key: string;
  rule: string;
  message: string;
  text: string;
}
/**
 * What cannot be done at a question, and the rules against it.
 */
export interface Lacking {
  type: "lacking";
  id: number;
  ask: number;
  lacks: Lack[];
}
/**
 * What the seat may be asked again and again.
 */
export interface UsualAnswers {
  type: "usual_answers";
  id: number;
  questions: UsualQuestion[];
}
/**
 * A kind of question that comes again and again, and its answers, possible now or not.
 *
 *     `args` are those of its text, all of them null.
 */
export interface UsualQuestion {
  kind: string;
  options: Option[];
  args?: {
    [k: string]: string | number | null;
  };
}
/**
 * What happened after choice `since`.
 */
export interface Past {
  type: "past";
  id: number;
  since: number;
  steps: Step[];
}
/**
 * A sign of life and the time of the server.
 */
export interface Pong {
  type: "pong";
  id: number;
  time: number;
}
/**
 * What is told at all tables now, instead of what was told before; texts are by language.
 *
 *     It may come at any time, even before the first match is opened.
 */
export interface Announced {
  type: "announced";
  announcements: Announcement[];
}
/**
 * What officials tell at all tables until a time; `texts` are by language, at least one.
 */
export interface Announcement {
  id: string;
  texts: {
    [k: string]: string;
  };
  until: number;
}
/**
 * One may not chat (`mute`) or play (`ban`) until a time, or for good; `reason` says why.
 *
 *     Whoever appeals names the `reference`. After a ban the connection is closed.
 */
export interface Sanctioned {
  type: "sanctioned";
  kind: "ban" | "mute";
  until: number | null;
  reason: string;
  reference: string;
}
/**
 * A message that was not understood or could not be obeyed; it changed nothing.
 */
export interface Error {
  type: "error";
  id: number;
  code:
    "busy" | "hello_first" | "malformed" | "not_allowed" | "outdated" | "too_many" | "unavailable" | "unknown_match";
  text: string;
}
