/** The form of a card, as Python describes it: what each value may be, with labels. */

/** A value of a card: plain data. */
export type Value = string | number | boolean | Value[] | { [name: string]: Value };
export type Row = Record<string, Value>;

export interface Word {
  word: string | number;
  label: string;
}

export interface Shape {
  type: "number" | "flag" | "word" | "name" | "list" | "table" | "choice";
  words?: Word[];
  /** Whether a number will do as well as a word. */
  has_number?: boolean;
  /** What a list holds. */
  of?: Shape;
  fields?: Field[];
  /** The name of a choice among the shapes of the form. */
  shape?: string;
}

export interface Field extends Shape {
  name: string;
  label: string;
  is_needed: boolean;
  /** The number where none is given. */
  usual: number | null;
}

/** One of the tables that a choice offers, told apart by a word. */
export interface Member {
  tag: string;
  word: string;
  label: string;
  fields: Field[];
  sample: Row;
}

export interface CardTable {
  table: string;
  kind: string;
  fields: Field[];
  /** Whether the form can make a new card of it. */
  is_open: boolean;
}

export interface Form {
  tables: CardTable[];
  shapes: Record<string, { members: Member[] }>;
  /** The printed cards by table. */
  rows: Record<string, Row[]>;
  least_seats: number;
  most_seats: number;
}

/** House cards by table, with their edition. */
export type Cards = { edition: string } & Record<string, Row[] | string>;

/** The member of a choice that a value is. */
export function memberOf(form: Form, shape: Shape, value: Value | undefined): Member | undefined {
  const row = asRow(value);
  return form.shapes[shape.shape ?? ""]?.members.find((member) => row[member.tag] === member.word);
}

/** The first value that fits a shape. */
export function firstOf(form: Form, shape: Shape): Value {
  switch (shape.type) {
    case "number":
      return 1;
    case "flag":
      return true;
    case "list":
      return [];
    case "table":
      return filled(form, shape.fields ?? []);
    case "choice":
      return copy(form.shapes[shape.shape ?? ""]?.members[0]?.sample ?? {});
    default:
      return shape.words?.[0]?.word ?? "";
  }
}

/** A new card with everything that its table needs. */
export function newRow(form: Form, table: CardTable, id: string): Row {
  return { id, ...filled(form, table.fields) };
}

/** The first values of fields that are needed. */
function filled(form: Form, fields: readonly Field[]): Row {
  return Object.fromEntries<Value>(
    fields.filter((field) => field.is_needed).map((field) => [field.name, firstOf(form, field)]),
  );
}

export function asRow(value: Value | undefined): Row {
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

export function asList(value: Value | undefined): Value[] {
  return Array.isArray(value) ? value : [];
}

/** The id of a card. */
export function idOf(row: Row | undefined): string {
  return typeof row?.["id"] === "string" ? row["id"] : "";
}

/** A table with one value changed, or left out. */
export function changed(row: Row, name: string, value: Value | undefined): Row {
  const entries = Object.entries(row).filter(([known]) => known !== name || value !== undefined);
  const next: Row = Object.fromEntries<Value>(entries);
  if (value !== undefined) next[name] = value;
  return next;
}

export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Whether two values are the same, whatever the order of names. */
export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
