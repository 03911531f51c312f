/** A match as one viewer knows it, kept up to date by the server. */

import type { Change, Hello, Match, ServerMessage, Welcome } from "../api/socket.ts";
import { type Facts, shownFacts } from "../game/facts.ts";
import { Connection, type Link } from "../net/connection.ts";
import { patched } from "../net/patch.ts";
import { request } from "../net/request.ts";
import { visitor } from "../net/session.svelte.ts";
import type { Transport } from "../net/transport.ts";
import { type Clocks, NO_CLOCKS } from "../players/clock.ts";
import { shownIn } from "../story/fight.ts";
import type { Delay } from "../watch/delay.ts";
import { Chat } from "./chat.svelte.ts";
import { Commands } from "./commands.svelte.ts";
import { History } from "./history.svelte.ts";
import { PlanAhead } from "./plan.svelte.ts";
import { Seating } from "./seating.svelte.ts";
import { Stage } from "./stage.svelte.ts";
import { Turn } from "./turn.svelte.ts";

/** Close codes of the server. */
const NO_SESSION = 4401;
const BANNED = 4403;
const GONE = 4404;

/** Stands for the ID of a match on an imagined board. */
export const WHAT_IF = "what-if";

export class LiveMatch {
  readonly id: string;
  readonly commands: Commands;
  readonly seating: Seating;
  readonly turn: Turn;
  readonly plan: PlanAhead;
  readonly history: History;
  readonly chat: Chat;
  readonly stage = new Stage(() => this.#goOn());
  link = $state<Link>("opening");
  info = $state.raw<Match | null>(null);
  status = $state<Welcome["status"]>("lobby");
  /** How many choices have been made. */
  n = $state(0);
  facts = $state.raw<Facts | null>(null);
  clocks = $state.raw<Clocks>(NO_CLOCKS);
  ranking = $state.raw<number[]>([]);
  /** Whether the viewer watches with the delay of the table. */
  isDelayed = $state(false);
  /** Whether the viewer tries something on a board of their own. */
  isImagining = $state(false);
  readonly #connection: Connection;
  #wantedSeat: number | null | undefined;
  #seq: number | null = null;
  #language: string;
  /** What waits until a fight is decided on the stage. */
  #held: (() => void)[] = [];

  /** `connect` leads to what hosts the match; by default that is a server or the page. */
  constructor(id: string, language: string, connect?: Transport["connect"]) {
    this.id = id;
    this.#language = language;
    const listener = {
      hello: () => this.#hello(),
      message: (message: ServerMessage) => this.#hear(message),
      link: (link: Link) => (this.link = link),
      unstored: (text: string) => this.commands.refuse(text),
      closed: (code: number) => this.#closed(code),
    };
    this.#connection = new Connection(listener, connect);
    this.commands = new Commands(this.#connection);
    this.seating = new Seating(this.commands);
    this.plan = new PlanAhead(this.commands);
    this.turn = new Turn(this.commands, this.plan);
    this.history = new History(this.commands);
    this.chat = new Chat(this.commands, id);
    this.#connection.open();
  }

  /** Whether anybody may write to others, or did. */
  get hasChat(): boolean {
    return this.info?.chat === true || this.chat.lines.length > 0;
  }

  /** Whether the viewer has a seat to leave in a running match; a puzzle and an imagined one have none. */
  get hasTrueSeat(): boolean {
    const isTrue = this.id !== WHAT_IF && !this.info?.puzzle;
    return isTrue && this.status === "running" && this.seating.own !== null;
  }

  /** Leave the match. */
  stop(): void {
    this.#connection.stop();
    this.#held = [];
    this.stage.clear();
  }

  /** The language of the server's refusals. */
  set language(language: string) {
    if (language === this.#language) return;
    this.#language = language;
    this.#connection.greetAgain();
  }

  /** Switch to another seat, or with null to what everybody sees; nothing of the former view stays. */
  lookFrom(seat: number | null): void {
    this.#wantedSeat = seat;
    this.#forget();
    this.#connection.greetAgain();
  }

  /** Keep nothing of what one seat has seen. */
  #forget(): void {
    this.stage.forget();
    this.isImagining = false;
    this.facts = null;
    this.turn.question = null;
    this.plan.forget();
    this.history.forget();
    this.#seq = null;
  }

  /** Another seat on this device that has to answer now, or null: also while a fight is seen to its end. */
  get next(): number | null {
    const { held, own } = this.seating;
    if (this.turn.question || this.stage.own || held.length < 2 || this.status !== "running") return null;
    return this.turn.waiting.seats.find((seat) => held.includes(seat) && seat !== own) ?? null;
  }

  /** Whether a seat on this device is asked with something in sight that not everybody may see. */
  isSecret(seat: number): boolean {
    return this.turn.waiting.secret?.includes(seat) ?? false;
  }

  #hello(): Hello {
    this.stage.clear();
    const seat = this.#wantedSeat;
    return {
      type: "hello",
      match: this.id,
      language: this.#language,
      chat: this.chat.last,
      ...(seat === undefined ? {} : { seat }),
      ...(this.facts && this.#seq !== null ? { seq: this.#seq } : {}),
    };
  }

  async #closed(code: number): Promise<boolean> {
    if (code === GONE || code === BANNED) return false;
    if (code !== NO_SESSION) return true;
    visitor.changed();
    await visitor.load();
    // Somebody logged in in another tab: the seats are theirs still.
    if (visitor.isKnown) return true;
    return request(`/api/matches/${this.id}/watch`, { method: "POST", body: {} }).then(
      () => true,
      () => false,
    );
  }

  /** Do what a message says; `at` is when it came, as it may have to wait. */
  #hear(message: ServerMessage, at = Date.now()): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (this.stage.isUndecided) this.#held.push(() => this.#hear(message, at));
    else if (message.type === "change") this.#change(message, at);
    else if (message.type === "over") {
      this.status = message.status;
      this.ranking = message.ranking;
    } else if (message.type === "seats") this.seating.update(message);
    else if (message.type === "proposed") this.seating.proposal = message.proposal;
    else if (message.type === "planned") this.plan.current = message.plan;
    else if (message.type === "clocks") this.clocks = { all: message.clocks, toldAt: at };
    else if (message.type === "announced") visitor.announcements = message.announcements;
    else if (message.type === "sanctioned") visitor.sanctioned(message);
    else if (message.type === "said") this.chat.add([message.line]);
    else if (message.type === "error" && ["unknown_match", "outdated"].includes(message.code)) this.link = "closed";
    else if (message.type === "error" && message.code === "not_allowed" && this.link !== "open") this.#lostSeat();
  }

  /** The seat belongs to somebody else now: watch, if that is allowed. */
  #lostSeat(): void {
    if (typeof this.#wantedSeat !== "number") {
      this.link = "closed";
      return;
    }
    this.#forget();
    this.#wantedSeat = undefined;
    this.#connection.greetAgain();
  }

  #welcome(message: Welcome): void {
    this.stage.clear();
    this.info = message.match;
    this.status = message.status;
    this.isDelayed = message.is_delayed === true;
    this.ranking = message.ranking;
    this.#wantedSeat = message.seat;
    this.seating.welcome(message);
    this.turn.resume(message);
    this.plan.current = message.plan ?? null;
    this.chat.add(message.chat);
    this.clocks = { all: message.clocks, toldAt: Date.now() };
    if (message.facts === null) return;
    this.stage.forget();
    this.facts = shownFacts(message.facts);
    this.n = message.n;
    this.#seq = message.seq;
    void this.history.read(message.n, message.seat);
  }

  /** Show what a change brings, and learn of it: as soon as the stage has told how a fight ends. */
  #change(message: Change, at: number): void {
    const { own } = this.seating;
    // An imagined board covers the stage.
    if (!this.isImagining) this.stage.show(shownIn(message.steps, this.history.before(message.steps), own), own);
    if (this.stage.isUndecided) {
      this.turn.rest();
      this.#held.push(() => this.#apply(message, at));
    } else this.#apply(message, at);
  }

  /** What has waited happens. */
  #goOn(): void {
    const held = this.#held;
    this.#held = [];
    for (const happen of held) happen();
  }

  #apply(message: Change, at: number): void {
    this.commands.clear();
    this.history.update(message, this.seating.own);
    this.facts &&= patched(this.facts, message.patch);
    this.turn.update(message);
    this.n = message.n;
    this.#seq = message.seq;
    this.clocks = { all: message.clocks, toldAt: at };
  }
}

/** Whether a player may try something on a board of their own: where they may ask for hints, after the lesson. */
export function mayImagine({ info, seating, status }: LiveMatch): boolean {
  return info?.hints === true && !info.lesson && seating.own !== null && status === "running";
}

/** Whether a player may lay down their next answers: not in a lesson, and not while a bot answers for them. */
export function mayPlan({ info, seating, status }: LiveMatch): boolean {
  return status === "running" && !info?.lesson && !info?.puzzle && seating.own !== null && !seating.standIn;
}

/** By how much somebody is behind who watches, if they are. */
export function delayOf({ info, isDelayed }: LiveMatch): Delay | null {
  return isDelayed ? ((info?.delay ?? null) as Delay | null) : null;
}
