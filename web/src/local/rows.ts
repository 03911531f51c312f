/** The rows in which the page keeps its matches, in the browser's database. */

import type { Fault } from "./messages.ts";

const DATABASE = "metro2033";
const STORE = "rows";

/** After every key that begins with a prefix. */
const LAST = "\uffff";

export class Rows {
  readonly #database: IDBDatabase;
  /** Whether another tab keeps the matches now. */
  isTaken = false;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Open the database; rejects if the browser keeps nothing for this page. */
  static async open(): Promise<Rows> {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new Rows(await result(opening));
  }

  /** The values of all keys that begin so, in the order of their keys, as JSON. */
  async read(prefix: string): Promise<string> {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const values = await result(store.getAll(IDBKeyRange.bound(prefix, prefix + LAST)) as IDBRequest<unknown[]>);
    // Whatever is no text was not written here.
    return JSON.stringify(values.filter((value) => typeof value === "string"));
  }

  /** Put and remove rows, all or none; "" or what went wrong. */
  async write(changes: string): Promise<"" | Fault> {
    if (this.isTaken) return "elsewhere";
    try {
      const transaction = this.#database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      for (const [key, value] of Object.entries(JSON.parse(changes) as Record<string, string | null>)) {
        if (value === null) store.delete(key);
        else store.put(value, key);
      }
      await finished(transaction);
      return "";
    } catch (error) {
      return faultOf(error);
    }
  }
}

/** What an error of the database means to the player. */
export function faultOf(error: unknown): Fault {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "forbidden";
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("database"));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("database"));
  });
}
