/** The balance lab: house cards that are edited, what is known of them, and matches with them. */

import { Bundle } from "../text/bundle.ts";
import { loadBundle, texts } from "../text/texts.svelte.ts";
import { asRow, type Cards, copy, type Form, idOf, isSame, newRow, type Row, type Value } from "./form.ts";
import type { Fault, Look, Report } from "./report.ts";
import { LabWorkers, type Run } from "./workers.svelte.ts";

const KEPT = "metro2033.lab";
const BOT = "heuristic";
/** How long nobody types before cards are looked at. */
const PAUSE_MS = 200;

/** What an edited card says besides its data. */
/** How an ID is written. */
const ID = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

const TEXTS = ["name", "text", "flavour"];

export class Lab {
  words = $state.raw(new Bundle("en", []));
  edition = $state("second");
  form = $state.raw<Form | null>(null);
  table = $state("");
  id = $state("");
  /** Edited cards, by edition and table. */
  edited = $state.raw<Record<string, Record<string, Row[]>>>(kept());
  look = $state.raw<Look | null>(null);
  failure = $state("");
  fileFaults = $state.raw<Fault[]>([]);
  /** How many matches are played, and how many there will be; null while none are. */
  progress = $state.raw<{ done: number; total: number; since: number } | null>(null);
  report = $state.raw<Report | null>(null);
  /** What the report is about. */
  played = $state.raw<{ job: string; pairs: unknown[] } | null>(null);
  readonly workers = new LabWorkers();
  #run: Run | null = null;
  #pause = 0;
  #looked = 0;

  readonly kind = $derived(this.form?.tables.find(({ table }) => table === this.table)?.kind ?? "");
  readonly isOpen = $derived(this.form?.tables.find(({ table }) => table === this.table)?.is_open ?? false);
  readonly printed = $derived(this.form?.rows[this.table]?.find((row) => row["id"] === this.id));
  readonly row = $derived(this.#editedRow() ?? this.printed);
  readonly cards = $derived<Cards>({ edition: this.edition, ...this.#changedRows() } as Cards);
  readonly count = $derived(
    Object.values(this.edited[this.edition] ?? {}).reduce((total, rows) => total + rows.length, 0),
  );
  readonly isOld = $derived(
    this.played !== null && !isSame((JSON.parse(this.played.job) as { cards: Cards }).cards, this.cards),
  );

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
    this.edited = { ...this.edited, [this.edition]: {} };
    this.#store();
    if (!this.printed) this.pick(this.table);
    void this.#guarded(() => this.lookAgain());
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
      this.edited = { ...this.edited, [edition]: this.#whole(tables as Record<string, Row[]>) };
      this.#store();
      if (edition !== this.edition) await this.open(texts.wording.language, edition);
      const [table] = Object.keys(tables);
      if (table) this.pick(table, idOf((tables[table] as Row[])[0]));
      await this.lookAgain();
    });
  }

  /** Let bots play with both sets. */
  async play(total: number, seats: number, seed: number): Promise<void> {
    const job = JSON.stringify({ cards: this.cards, seats, bot: BOT, seed });
    this.progress = { done: 0, total, since: Date.now() };
    await this.#guarded(async () => {
      this.#run = this.workers.play(job, total, (done) => {
        if (this.progress) this.progress = { ...this.progress, done };
      });
      const pairs = await this.#run.pairs;
      if (pairs) {
        this.played = { job, pairs };
        await this.#reportAgain();
      }
    });
    this.progress = null;
    this.#run = null;
  }

  cancel(): void {
    this.#run?.cancel();
  }

  /** End everything that goes on. */
  end(): void {
    this.cancel();
    clearTimeout(this.#pause);
    this.workers.end();
  }

  async lookAgain(): Promise<void> {
    const number = ++this.#looked;
    const found = await this.workers.call<Look>("look", JSON.stringify(this.cards), texts.wording.language);
    if (number === this.#looked) this.look = found;
  }

  async #reportAgain(): Promise<void> {
    if (!this.played || (JSON.parse(this.played.job) as { cards: Cards }).cards.edition !== this.edition) {
      this.report = null;
      return;
    }
    const { job, pairs } = this.played;
    this.report = await this.workers.call<Report>("report", job, JSON.stringify(pairs), texts.wording.language);
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
    this.edited = { ...this.edited, [this.edition]: own };
    this.#store();
    clearTimeout(this.#pause);
    this.#pause = window.setTimeout(() => void this.#guarded(() => this.lookAgain()), PAUSE_MS);
  }

  #store(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.edited));
    } catch {
      // A browser that keeps nothing for the page: the cards last until it is closed.
    }
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    this.failure = "";
    try {
      await work();
    } catch (error) {
      this.failure = this.say("failed", { reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

function kept(): Record<string, Record<string, Row[]>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Record<string, Row[]>>;
  } catch {
    return {};
  }
}
