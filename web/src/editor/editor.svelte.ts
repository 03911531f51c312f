/** A position that is being edited: the host reads and checks every version, and tells what a position can have. */

import { reasonOf } from "../net/attempt.svelte.ts";
import type { Draft, DraftField, Fault } from "../net/models.ts";
import { request } from "../net/request.ts";

/** A table of a position: fields by name. */
export type Fields = Record<string, unknown>;

interface Scenario extends Fields {
  position: Fields & { player: Fields[] };
}

/** How long a text stays untouched before it is checked. */
const PAUSE_MS = 400;

/** Versions that can be gone back to. */
const MOST_VERSIONS = 200;

export class Editor {
  /** The last version that could be read as a position. */
  draft = $state.raw<Draft | null>(null);
  /** What is wrong with the text as it stands. */
  faults = $state.raw<Fault[]>([]);
  text = $state("");
  isChecking = $state(false);
  failure = $state("");
  #versions = $state.raw<string[]>([]);
  #at = $state(-1);
  #asked = 0;
  /** Data that is being checked: the next change goes on from it. */
  #pending: Fields | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the map shows what the text says. */
  readonly isReadable = $derived(this.draft !== null && this.draft.text === this.text);
  readonly isPlayable = $derived(this.isReadable && !this.isChecking && this.faults.length === 0);
  readonly canUndo = $derived(this.#at > 0);
  readonly canRedo = $derived(this.#at < this.#versions.length - 1);

  /** The fields of all players, with everything that was left out. */
  readonly players = $derived((this.draft?.full["player"] ?? []) as Fields[]);

  /** Open a text or a record, as a first version. */
  async open(text: string): Promise<void> {
    this.#versions = [];
    this.#at = -1;
    await this.#check(text, true);
  }

  /** The text was changed; it is checked when the writer pauses. */
  write(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(text, true), PAUSE_MS);
  }

  undo(): void {
    this.#go(-1);
  }

  redo(): void {
    this.#go(1);
  }

  #go(by: number): void {
    const version = this.#versions[this.#at + by];
    if (version === undefined) return;
    this.#at += by;
    clearTimeout(this.#timer);
    void this.#check(version, false);
  }

  /** Check the text again, in another language. */
  async again(): Promise<void> {
    if (this.text) await this.#check(this.text, false);
  }

  /** Change the data of the position. */
  change(edit: (position: Scenario["position"], scenario: Scenario) => void): void {
    const known = this.#pending ?? this.draft?.scenario;
    if (!known || !this.isReadable) return;
    const scenario = structuredClone(known) as unknown as Scenario;
    const { position } = scenario;
    edit(position, scenario);
    // What is not the list of players stands before it in the text.
    const { player, ...others } = position;
    const data = { ...scenario, position: { ...others, player } };
    this.#pending = data;
    void this.#check(JSON.stringify(data), true);
  }

  /** Set a field of a table; `undefined` leaves it as usual. */
  set(place: string, name: string, value: unknown): void {
    this.change((position) => {
      const table = tableAt(position, place);
      if (value === undefined) Reflect.deleteProperty(table, name);
      else table[name] = value;
    });
  }

  /** The value of a field, given or usual. */
  value(field: DraftField): unknown {
    const found = tableIn(this.draft?.full ?? {}, field.place)?.[field.name];
    if (found !== undefined) return found;
    return field.kind === "number" || field.kind === "seat" ? field.usual : undefined;
  }

  /** The fields of a table. */
  fieldsOf(place: string): DraftField[] {
    return this.draft?.fields.filter((field) => field.place === place) ?? [];
  }

  /** What is wrong with a field, or with a whole table. */
  faultsAt(place: string, name = ""): Fault[] {
    const wanted = name ? `${place}.${name}` : place;
    return this.faults.filter((fault) => fault.place === wanted);
  }

  async #check(text: string, isNew: boolean): Promise<void> {
    const number = ++this.#asked;
    this.isChecking = true;
    try {
      const found = await request<Draft>("/api/positions/edit", { method: "POST", record: text });
      if (number !== this.#asked) return;
      this.#take(found, isNew);
      this.failure = "";
    } catch (error) {
      if (number === this.#asked) this.failure = reasonOf(error);
    } finally {
      if (number === this.#asked) {
        this.isChecking = false;
        this.#pending = null;
      }
    }
  }

  #take(found: Draft, isNew: boolean): void {
    this.text = found.text;
    this.faults = found.faults;
    if (found.facts) this.draft = found;
    if (!isNew || this.#versions[this.#at] === found.text) return;
    this.#versions = [...this.#versions.slice(0, this.#at + 1), found.text].slice(-MOST_VERSIONS);
    this.#at = this.#versions.length - 1;
  }
}

/** The table of a place such as `position.player.2`, made if it is missing. */
function tableAt(position: Fields, place: string): Fields {
  const [, list, number] = place.split(".");
  if (!list) return position;
  if (!number) return (position[list] ??= {}) as Fields;
  return ((position[list] ??= []) as Fields[])[Number(number) - 1] ?? {};
}

function tableIn(position: Fields, place: string): Fields | undefined {
  const [, list, number] = place.split(".");
  if (!list) return position;
  const found = position[list];
  return number ? (found as Fields[] | undefined)?.[Number(number) - 1] : (found as Fields | undefined);
}

/** A list of names in a field. */
export function namesIn(table: Fields | undefined, name: string): string[] {
  const found = table?.[name];
  return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
}

/** The first of some names that no player has in a field. */
export function unused(players: readonly Fields[], name: string, names: readonly string[]): string | undefined {
  return names.find((each) => players.every((player) => player[name] !== each));
}

/** A position that is still to be described. */
export function blank(title: string, edition: string, seats: number): string {
  return JSON.stringify({ title, edition, position: { player: Array.from({ length: seats }, () => ({})) } });
}
