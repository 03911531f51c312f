/** Who is being waited for, and the viewer's open question. */

import type { Advice, Change, Lack, Option, Question, Waiting, Windows } from "../api/socket.ts";
import { compared, type FarOption, type Previewed } from "../decision/arrangement.ts";
import type { Commands } from "./commands.svelte.ts";
import type { PlanAhead } from "./plan.svelte.ts";

const NOBODY: Waiting = { seats: [], kind: "" };

export class Turn {
  question = $state.raw<Question | null>(null);
  waiting = $state.raw<Waiting>(NOBODY);
  undo = $state<Change["undo"]>("no");
  isSending = $state(false);
  /** The round at whose windows the viewer has asked to be asked; 0 for none. */
  eager = $state(0);
  #isLearning = false;
  readonly #commands: Commands;
  readonly #plan: PlanAhead;

  constructor(commands: Commands, plan: PlanAhead) {
    this.#commands = commands;
    this.#plan = plan;
  }

  /** Take what is asked now from a message. */
  update({ question, waiting, undo }: Pick<Change, "question" | "waiting" | "undo">): void {
    this.question = question;
    this.#plan.remember(question);
    this.waiting = waiting;
    this.undo = undo;
  }

  /** Ask nothing and wait for nobody, while a fight is fought. */
  rest(): void {
    this.update({ question: null, waiting: NOBODY, undo: "no" });
  }

  /** The same after a reconnect: odds learnt for a question that is still open are kept. */
  resume(told: Pick<Change, "question" | "waiting" | "undo">): void {
    const isSame = told.question !== null && this.#isOpen(told.question.ask);
    this.update({ ...told, question: isSame ? this.question : told.question });
  }

  /** Answer the open question. */
  async answer(option: Option | FarOption): Promise<void> {
    const question = this.question;
    if (!question || this.isSending) return;
    this.isSending = true;
    this.#commands.clear();
    this.#plan.lastAnswer = "keys" in option ? null : option;
    const [key = "", ...then] = "keys" in option ? option.keys : [option.key];
    await this.#commands.give({ type: "answer", ask: question.ask, key, ...(then.length ? { then } : {}) });
    this.isSending = false;
  }

  /** Say at which windows one wants to be asked, in a round or always. */
  async attend(wish: Windows["wish"], round = 0): Promise<void> {
    this.eager = wish === "this_round" ? round : 0;
    this.#commands.clear();
    await this.#commands.give({ type: "windows", wish });
  }

  /** Undo the last choice, or ask the others to agree. */
  async takeBack(): Promise<void> {
    this.#commands.clear();
    await this.#commands.give({ type: "undo", propose: this.undo === "ask" });
  }

  /** What cannot be done at the open question, or with a station, and the rules against it; null if the server did not say. */
  async lacks(station = ""): Promise<Lack[] | null> {
    if (!this.question) return [];
    const reply = await this.#commands.ask({ type: "lacks", ask: this.question.ask, station });
    return reply?.type === "lacking" ? reply.lacks : null;
  }

  /** What a bot would answer, the best first. */
  async hint(): Promise<Advice[]> {
    if (!this.question) return [];
    const reply = await this.#commands.give({ type: "hint", ask: this.question.ask });
    return reply?.type === "hinted" && this.#isOpen(reply.ask) ? reply.best : [];
  }

  /** Ask what the options of the open question change, and for the odds of their fights. */
  async learnOdds(): Promise<void> {
    // The server works on one such request of a seat at a time: that of a quick player's next question waits.
    if (this.#isLearning) return;
    this.#isLearning = true;
    let asked: Question | null = null;
    while (this.question && this.question.ask !== asked?.ask) {
      asked = this.question;
      await this.#learn(asked);
    }
    this.#isLearning = false;
  }

  async #learn(asked: Question): Promise<void> {
    const reply = await this.#commands.ask({ type: "odds", ask: asked.ask });
    if (reply?.type !== "chances" || !this.#isOpen(reply.ask)) return;
    const options = asked.options.map((option): Previewed => {
      const { key } = option;
      const [fight, differences] = [reply.fights?.[key], reply.differences?.[key]];
      const odds = reply.odds[key] ?? option.odds ?? null;
      return { ...option, odds, ...(fight ? { fight } : {}), ...(differences ? { differences } : {}) };
    });
    this.question = { ...asked, options: compared(options) };
  }

  /** Whether a question is still the open one. */
  #isOpen(ask: number): boolean {
    return this.question?.ask === ask;
  }
}
