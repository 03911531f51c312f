/** A match as one viewer knows it, kept up to date by the server. */

import type {
  Advice,
  Change,
  ChatLine,
  Clock,
  Lack,
  Match as Info,
  Option,
  Proposal,
  Question,
  SeatState,
  ServerMessage,
  Step,
  Waiting,
  Welcome,
} from "../api/socket.ts";
import type { Facts } from "../game/facts.ts";
import { merged } from "../net/patch.ts";
import { request } from "../net/request.ts";
import { Connection, type Link } from "../net/connection.ts";

const PAGE = 200;

/** The server closes a connection with these. */
const NO_SESSION = 4401;
const GONE = 4404;

export class LiveMatch {
  readonly id: string;
  link = $state<Link>("opening");
  info = $state.raw<Info | null>(null);
  status = $state<Welcome["status"]>("lobby");
  seat = $state<number | null>(null);
  held = $state.raw<number[]>([]);
  n = $state(0);
  facts = $state.raw<Facts | null>(null);
  question = $state.raw<Question | null>(null);
  waiting = $state.raw<Waiting>({ seats: [], kind: "" });
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  undo = $state<Change["undo"]>("no");
  seats = $state.raw<SeatState[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  ranking = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What happened, in the portions in which it came. */
  story = $state.raw<Step[][]>([]);
  /** The last change, for what is shown only once: a fight, a move. */
  latest = $state.raw<Step[]>([]);
  /** The viewer's last own choice: what came after it is news. */
  seenUntil = $state(0);
  refusal = $state("");
  /** The rule against what was refused, if there is one. */
  refusalRule = $state("");
  isSending = $state(false);
  #wantedSeat: number | null | undefined;
  #seq: number | null = null;
  #connection: Connection;
  #language: string;

  constructor(id: string, language: string, seat?: number | null) {
    this.id = id;
    this.#language = language;
    this.#wantedSeat = seat;
    this.#connection = new Connection({
      hello: () => this.#hello(),
      message: (message) => this.#hear(message),
      link: (link) => (this.link = link),
      closed: (code) => this.#closed(code),
    });
    this.#connection.open();
  }

  /** Leave the match. */
  stop(): void {
    this.#connection.stop();
  }

  /** The language in which the server tells its refusals. */
  set language(language: string) {
    if (language === this.#language) return;
    this.#language = language;
    this.#connection.greetAgain();
  }

  /** Look from another seat; nothing of the former one stays. */
  lookFrom(seat: number): void {
    this.#wantedSeat = seat;
    this.#forget();
    this.#connection.greetAgain();
  }

  /** Whether other people play, who have to be asked for something. */
  get hasOthers(): boolean {
    return this.seats.some((seat) => seat.kind === "person" && !this.held.includes(seat.seat));
  }

  /** A seat on this device that is asked while another one is shown, or null. */
  get next(): number | null {
    if (this.question || this.held.length < 2 || this.status !== "running") return null;
    return this.waiting.seats.find((seat) => this.held.includes(seat) && seat !== this.seat) ?? null;
  }

  /** Answer the open question. */
  async answer(option: Option): Promise<void> {
    const question = this.question;
    if (!question || this.isSending) return;
    this.isSending = true;
    this.refusal = "";
    this.refusalRule = "";
    const reply = await this.#connection.ask({ type: "answer", ask: question.ask, key: option.key });
    this.isSending = false;
    this.#takeRefusal(reply);
  }

  /** Take the last choice back, or ask the others whether one may. */
  async takeBack(): Promise<void> {
    this.refusal = "";
    this.refusalRule = "";
    this.#takeRefusal(await this.#connection.ask({ type: "undo", propose: this.undo === "ask" }));
  }

  async consent(agree: boolean): Promise<void> {
    if (!this.proposal) return;
    this.#takeRefusal(await this.#connection.ask({ type: "consent", proposal: this.proposal.number, agree }));
  }

  /** What cannot be done at the open question, or with a station, and the rules against it; null if the server did not say. */
  async lacks(station = ""): Promise<Lack[] | null> {
    if (!this.question) return [];
    const reply = await this.#connection.ask({ type: "lacks", ask: this.question.ask, station });
    return reply?.type === "lacking" ? reply.lacks : null;
  }

  /** What a bot would answer, the best first. */
  async hint(): Promise<Advice[]> {
    const asked = this.question;
    if (!asked) return [];
    const reply = await this.#connection.ask({ type: "hint", ask: asked.ask });
    this.#takeRefusal(reply);
    return reply?.type === "hinted" && this.#isOpen(reply.ask) ? reply.best : [];
  }

  /** Learn the chances of the fights that the open question offers. */
  async learnOdds(): Promise<void> {
    const asked = this.question;
    if (!asked) return;
    const reply = await this.#connection.ask({ type: "odds", ask: asked.ask });
    if (reply?.type !== "chances" || !this.#isOpen(reply.ask)) return;
    const options = asked.options.map((option) => ({ ...option, odds: reply.odds[option.key] ?? option.odds ?? null }));
    this.question = { ...asked, options };
  }

  /** Whether a question is still the open one. */
  #isOpen(ask: number): boolean {
    return this.question?.ask === ask;
  }

  async speak(text: string): Promise<void> {
    this.#takeRefusal(await this.#connection.ask({ type: "chat", text }));
  }

  async sayPhrase(phrase: string): Promise<void> {
    this.#takeRefusal(await this.#connection.ask({ type: "phrase", phrase }));
  }

  /** Let a bot answer for one's seat, or answer oneself again. */
  async takeOver(bot: string | null): Promise<void> {
    this.#takeRefusal(await this.#connection.ask(bot ? { type: "take_over", bot } : { type: "hand_back" }));
  }

  #takeRefusal(reply: ServerMessage | null): void {
    if (reply?.type === "refused") [this.refusal, this.refusalRule] = [reply.text, reply.rule];
    if (reply?.type === "error") this.refusal = reply.text;
  }

  #hello() {
    const seat = this.#wantedSeat;
    return {
      type: "hello" as const,
      match: this.id,
      language: this.#language,
      chat: this.chat.at(-1)?.k ?? 0,
      ...(seat === undefined ? {} : { seat }),
      ...(this.facts && this.#seq !== null ? { seq: this.#seq } : {}),
    };
  }

  #forget(): void {
    this.facts = null;
    this.question = null;
    this.story = [];
    this.latest = [];
    this.seenUntil = 0;
    this.#seq = null;
  }

  async #closed(code: number): Promise<boolean> {
    if (code === GONE) return false;
    if (code === NO_SESSION) {
      return request(`/api/matches/${this.id}/watch`, { method: "POST", body: {} }).then(
        () => true,
        () => false,
      );
    }
    return true;
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "change") this.#change(message);
    else if (message.type === "over") {
      this.status = message.status;
      this.ranking = message.ranking;
    } else if (message.type === "seats") this.seats = message.seats;
    else if (message.type === "proposed") this.proposal = message.proposal;
    else if (message.type === "clocks") this.#setClocks(message.clocks);
    else if (message.type === "said")
      this.chat = [...this.chat.filter((line) => line.k !== message.line.k), message.line];
    else if (message.type === "error" && ["unknown_match", "outdated"].includes(message.code)) this.link = "closed";
  }

  #welcome(message: Welcome): void {
    this.info = message.match;
    this.status = message.status;
    this.seat = message.seat;
    this.#wantedSeat = message.seat;
    this.held = message.held;
    // What was learnt about a question that is still open stays known.
    if (!message.question || message.question.ask !== this.question?.ask) this.question = message.question;
    this.waiting = message.waiting;
    this.undo = message.undo;
    this.seats = message.seats;
    this.proposal = message.proposal;
    this.ranking = message.ranking;
    this.#setClocks(message.clocks);
    const known = new Set(this.chat.map((line) => line.k));
    this.chat = [...this.chat, ...message.chat.filter((line) => !known.has(line.k))];
    if (message.facts === null) return;
    this.facts = message.n || message.status !== "lobby" ? (message.facts as Facts) : null;
    this.n = message.n;
    this.#seq = message.seq;
    this.latest = [];
    void this.#readHistory(message.n);
  }

  async #readHistory(until: number): Promise<void> {
    const found: Step[][] = [];
    for (let since = 0; since < until; since += PAGE) {
      const reply = await this.#connection.ask({ type: "history", since, until: Math.min(since + PAGE, until) });
      if (reply?.type !== "past") return;
      found.push(reply.steps);
    }
    // What came meanwhile stays behind it.
    const newer = this.story.map((steps) => steps.filter((step) => step.n > until)).filter((steps) => steps.length);
    this.story = [...found, ...newer];
    const own = found.flat().filter((step) => step.seat === this.seat && step.cause === "chosen");
    this.seenUntil = Math.max(this.seenUntil, own.at(-1)?.n ?? 0);
  }

  #change(message: Change): void {
    const kept = message.n - message.steps.length;
    if (message.undone) {
      this.story = this.story
        .map((steps) => ((steps.at(-1)?.n ?? 0) > kept ? steps.filter((s) => s.n <= kept) : steps))
        .filter((steps) => steps.length);
    }
    if (message.steps.length) this.story = [...this.story, message.steps];
    const own = message.steps.filter((step) => step.seat === this.seat && step.cause === "chosen");
    if (own.length) this.seenUntil = own.at(-1)?.n ?? this.seenUntil;
    this.facts = merged(this.facts, message.patch) as Facts;
    this.refusal = "";
    this.refusalRule = "";
    this.question = message.question;
    this.waiting = message.waiting;
    this.undo = message.undo;
    this.n = message.n;
    this.#seq = message.seq;
    this.latest = message.steps;
    this.#setClocks(message.clocks);
  }

  #setClocks(clocks: Clock[]): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }
}
