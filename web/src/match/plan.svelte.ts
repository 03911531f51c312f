/** What the viewer has laid down to answer next; nobody else sees it. */

import type { Option, PlanStep, Question, SeatPlan, UsualQuestion } from "../api/socket.ts";
import type { Commands } from "./commands.svelte.ts";

export class PlanAhead {
  current = $state.raw<SeatPlan | null>(null);
  /** What the viewer was asked last, whose answers are likely to be offered again. */
  lastQuestion = $state.raw<Question | null>(null);
  lastAnswer = $state.raw<Option | null>(null);
  isBusy = $state(false);
  readonly #commands: Commands;

  constructor(commands: Commands) {
    this.#commands = commands;
  }

  /** Whether a plan waits for the next question. */
  get isOpen(): boolean {
    return this.current !== null && !this.current.ended;
  }

  /** Remember a question of the viewer; one seat's questions are not another's. */
  remember(question: Question | null): void {
    if (question) this.lastQuestion = question;
  }

  forget(): void {
    this.current = null;
    this.lastQuestion = null;
    this.lastAnswer = null;
  }

  /** Pass at every question, until one is asked something in a fight. */
  pass(): Promise<void> {
    return this.lay([{ key: "", repeat: true, calm: true }]);
  }

  /** Give one answer to every question; it also ends with a fight. */
  repeat(key: string): Promise<void> {
    return this.lay([{ key, repeat: true, calm: true }]);
  }

  cancel(): Promise<void> {
    return this.lay([]);
  }

  /** The questions that come again and again, and the last one, each with what one could answer. */
  async questions(): Promise<UsualQuestion[]> {
    const reply = await this.#commands.ask({ type: "usual" });
    const usual = reply?.type === "usual_answers" ? reply.questions : [];
    const last = this.lastQuestion;
    if (!last) return usual;
    const known = usual.find(({ kind }) => kind === last.kind)?.options ?? [];
    const keys = new Set(last.options.map(({ key }) => key));
    const options = [...last.options, ...known.filter(({ key }) => !keys.has(key))];
    return [{ ...last, options }, ...usual.filter(({ kind }) => kind !== last.kind)];
  }

  async lay(steps: PlanStep[]): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.#commands.clear();
    await this.#commands.give({ type: "plan", steps });
    this.isBusy = false;
  }
}
