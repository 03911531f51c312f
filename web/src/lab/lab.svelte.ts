/** The balance lab: house cards that are edited, what is known of them, and matches with them. */

import { Bundle } from "../text/bundle.ts";
import { loadBundle, texts } from "../text/texts.svelte.ts";
import { asRow, type Cards, copy, type Form, idOf, isSame, newRow, type Row, type Value } from "./form.ts";
import { type Edited, keep, KEPT, kept } from "./keptCards.ts";
import type { Fault, Look, Report } from "./report.ts";
import { type Job, LabWorkers, type Pair, type Run } from "./workers.svelte.ts";

const BOT = "heuristic";
/** How long nobody types before cards are looked at. */
const PAUSE_MS = 200;

/** How an ID is written. */
const ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** What an edited card says besides its data. */
const TEXTS = ["name", "text", "flavour"];

export class Lab {
  words = $state.raw(new Bundle("en", []));
  edition = $state("second");
  form = $state.raw<Form | null>(null);
  table = $state("");
  id = $state("");
  edited = $state.raw<Edited>(kept());
  look = $state.raw<Look | null>(null);
  failure = $state("");
  fileFaults = $state.raw<Fault[]>([]);
  /** How many matches are played, and how many there will be; null while none are. */
  progress = $state.raw<{ done: number; total: number; since: number } | null>(null);
  report = $state.raw<Report | null>(null);
  /** What the report is about. */
  played = $state.raw<{ job: Job; pairs: Pair[] } | null>(null);
  /** All edited cards before they were replaced at once; null after the next change. */
  replaced = $state.raw<Edited | null>(null);
  readonly workers = new LabWorkers();
  #run: Run | null = null;
  #pause = 0;
  #looked = 0;

  constructor() {
    addEventListener("storage", this.#changedElsewhere);
  }

  readonly kind = $derived(this.form?.tables.find(({ table }) => table === this.table)?.kind ?? "");
  readonly isOpen = $derived(this.form?.tables.find(({ table }) => table === this.table)?.is_open ?? false);
  readonly printed = $derived(this.form?.rows[this.table]?.find((row) => row["id"] === this.id));
  readonly row = $derived(this.#editedRow() ?? this.printed);
  readonly cards = $derived<Cards>({ edition: this.edition, ...this.#changedRows() } as Cards);
  readonly count = $derived(
    Object.values(this.edited[this.edition] ?? {}).reduce((total, rows) => total + rows.length, 0),
  );
  readonly isOld = $derived(this.played !== null && !isSame(this.played.job.cards, this.cards));

  /** A text of the lab. */
  say(part: string, args: Record<string, string | number> = {}, message = "lab-page"): string {
    return this.words.say(message, args, part);
  }

  /** Load the texts and the form in the reader's language. */
  async open(language: string, edition: string): Promise<void> {
    if (edition !== this.edition) this.form = null;
    this.edition = edition;
    const [words] = await Promise.all([loadBundle(language, "lab"), texts.use(language, edition)]);
    this.words = words;
    await this.#guarded(async () => {
      const form = await this.workers.call<Form>("form", edition, language);
      if (this.edition !== edition) return;
      this.form = form;
      await Promise.all([this.lookAgain(), this.#reportAgain()]);
    });
  }

  /** Show a card. */
  pick(table: string, id = ""): void {
    const rows = [...(this.form?.rows[table] ?? []), ...(this.edited[this.edition]?.[table] ?? [])];
    this.table = table;
    this.id = idOf(rows.find((row) => row["id"] === id) ?? rows[0]);
  }

  /** All cards of the table: the printed ones, then new ones. */
  get ids(): string[] {
    const printed = this.form?.rows[this.table] ?? [];
    const own = this.edited[this.edition]?.[this.table] ?? [];
    return [...new Set([...printed, ...own].map(idOf))];
  }

  /** What a card is called here. */
  nameOf(table: string, id: string): string {
    const row = this.edited[this.edition]?.[table]?.find((known) => known["id"] === id);
    const own = asRow(row?.["name"])[texts.wording.language];
    const kind = this.form?.tables.find((known) => known.table === table)?.kind ?? table;
    return typeof own === "string" && own ? own : texts.wording.name(kind, id);
  }

  isChanged(id: string): boolean {
    return (this.edited[this.edition]?.[this.table] ?? []).some((row) => row["id"] === id);
  }

  /** Put a changed card in the place of what it was. */
  change(row: Row): void {
    const old = this.id;
    const isPrinted = this.printed !== undefined && isSame(row, this.printed);
    const others = (this.edited[this.edition]?.[this.table] ?? []).filter((known) => known["id"] !== old);
    this.#keep(isPrinted ? others : [...others, row]);
    this.id = idOf(row);
  }

  /** Give a new card another ID; false if it is not written as one or is taken. */
  rename(id: string): boolean {
    if (!this.row || !ID.test(id) || (id !== this.id && this.ids.includes(id))) return false;
    this.change({ ...this.row, id });
    return true;
  }

  /** Give up all changes of the edition. */
  restoreAll(): void {
    this.#replace({ ...this.edited, [this.edition]: {} });
    if (!this.printed) this.pick(this.table);
    void this.#guarded(() => this.lookAgain());
  }

  /** Take back that all cards were replaced. */
  async undo(): Promise<void> {
    if (!this.replaced) return;
    this.#take(this.replaced);
    keep(this.edited);
    await this.#guarded(() => this.lookAgain());
  }

  /** Give up the changes of the card. */
  restore(): void {
    this.#keep((this.edited[this.edition]?.[this.table] ?? []).filter((row) => row["id"] !== this.id));
    if (!this.printed) this.pick(this.table);
  }

  /** Add a card that is not printed. */
  add(): void {
    const table = this.form?.tables.find((known) => known.table === this.table);
    if (!this.form || !table) return;
    let number = 1;
    while (this.ids.includes(`house_${number}`)) number += 1;
    const id = `house_${number}`;
    this.#keep([...(this.edited[this.edition]?.[this.table] ?? []), newRow(this.form, table, id)]);
    this.id = id;
  }

  /** Take over the cards of a file. */
  async read(file: string): Promise<void> {
    this.fileFaults = [];
    await this.#guarded(async () => {
      const found = await this.workers.call<{ faults: Fault[]; cards?: Cards }>("read", file, texts.wording.language);
      this.fileFaults = found.faults;
      if (!found.cards) return;
      const { edition, ...tables } = found.cards;
      this.#replace({ ...this.edited, [edition]: this.#whole(tables as Record<string, Row[]>) });
      if (edition !== this.edition) await this.open(texts.wording.language, edition);
      const [table] = Object.keys(tables);
      if (table) this.pick(table, idOf((tables[table] as Row[])[0]));
      await this.lookAgain();
    });
  }

  /** Let bots play with both sets. */
  async play(total: number, job: Job): Promise<void> {
    let reporting: Promise<void> | undefined;
    this.progress = { done: 0, total, since: Date.now() };
    await this.#guarded(async () => {
      this.#run = this.workers.play(job, total, (pairs) => {
        if (this.progress) this.progress = { ...this.progress, done: pairs.length };
        if (!pairs.length) return;
        this.played = { job, pairs };
        reporting ??= this.#reportAgain().finally(() => (reporting = undefined));
      });
      await this.#run.isWhole;
      await this.#reportAgain();
    });
    this.progress = null;
    this.#run = null;
  }

  /** Matches with the cards as they are. */
  job(seats: number, seed: number): Job {
    return { cards: this.cards, seats, bot: BOT, seed };
  }

  cancel(): void {
    this.#run?.cancel();
  }

  /** End everything that goes on. */
  end(): void {
    this.cancel();
    clearTimeout(this.#pause);
    removeEventListener("storage", this.#changedElsewhere);
    this.workers.end();
  }

  async lookAgain(): Promise<void> {
    const number = ++this.#looked;
    const found = await this.workers.call<Look>("look", JSON.stringify(this.cards), texts.wording.language);
    if (number === this.#looked) this.look = found;
  }

  async #reportAgain(): Promise<void> {
    if (this.played?.job.cards.edition !== this.edition) {
      this.report = null;
      return;
    }
    const { job, pairs } = this.played;
    const [asked, played] = [JSON.stringify(job), JSON.stringify(pairs)];
    this.report = await this.workers.call<Report>("report", asked, played, texts.wording.language);
  }

  /** A printed card of a file has only what differs: here it has all. */
  #whole(tables: Record<string, Row[]>): Record<string, Row[]> {
    const whole = (table: string, row: Row): Row => {
      const printed = this.form?.rows[table]?.find((known) => known["id"] === row["id"]) ?? {};
      return { ...copy(printed), ...row };
    };
    return Object.fromEntries(
      Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => whole(table, row))]),
    );
  }

  #editedRow(): Row | undefined {
    return this.edited[this.edition]?.[this.table]?.find((row) => row["id"] === this.id);
  }

  /** The edited cards, printed ones with what differs alone. */
  #changedRows(): Record<string, Row[]> {
    const found: Record<string, Row[]> = {};
    for (const [table, rows] of Object.entries(this.edited[this.edition] ?? {})) {
      if (rows.length) found[table] = rows.map((row) => this.#differing(table, row));
    }
    return found;
  }

  #differing(table: string, row: Row): Row {
    const printed = this.form?.rows[table]?.find((known) => known["id"] === row["id"]);
    if (!printed) return row;
    const differs = ([name, value]: [string, Value]): boolean =>
      name === "id" || TEXTS.includes(name) || !isSame(value, printed[name]);
    const left: Row = Object.fromEntries<Value>(Object.entries(row).filter(differs));
    for (const [name, value] of Object.entries(printed)) if (Array.isArray(value) && !(name in row)) left[name] = [];
    return left;
  }

  #keep(rows: Row[]): void {
    const own = { ...this.edited[this.edition], [this.table]: rows };
    this.#take({ ...this.edited, [this.edition]: own });
    keep(this.edited);
    clearTimeout(this.#pause);
    this.#pause = window.setTimeout(() => void this.#guarded(() => this.lookAgain()), PAUSE_MS);
  }

  /** Put other cards in the place of all; that can be taken back. */
  #replace(edited: Edited): void {
    const before = this.count ? this.edited : null;
    this.#take(edited);
    this.replaced = before;
    keep(this.edited);
  }

  #take(edited: Edited): void {
    this.edited = edited;
    this.replaced = null;
  }

  /** Another tab has changed cards. */
  readonly #changedElsewhere = ({ key }: StorageEvent): void => {
    if (key !== KEPT) return;
    this.#take(kept());
    if (!this.row) this.pick(this.table);
    void this.#guarded(() => this.lookAgain());
  };

  async #guarded(work: () => Promise<void>): Promise<void> {
    this.failure = "";
    try {
      await work();
    } catch (error) {
      this.failure = this.say("failed", { reason: error instanceof Error ? error.message : String(error) });
    }
  }
}
