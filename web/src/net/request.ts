/** Requests to the REST API. */

import { settings } from "../ui/settings.svelte.ts";
import { outage } from "./outage.svelte.ts";
import { type Answer, transport } from "./transport.ts";

/** The text for a request that nobody answered; a page without a server has not loaded what it needs. */
export const NO_ANSWER = import.meta.env.MODE === "site" ? "client-engine-failed" : "client-no-server";

/** A request the server refused, explained in the reader's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly id: string;

  constructor(status: number, id: string, text: string) {
    super(text);
    this.status = status;
    this.id = id;
  }
}

interface Details {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** The text of a record, in the place of a body. */
  record?: string;
  invite?: string;
}

/** Send a request; throws a Refusal if it fails. */
export async function request<T>(path: string, details: Details = {}): Promise<T> {
  const text = await requestText(path, details);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Send a request whose answer is a text; throws a Refusal if it fails. */
export async function requestText(path: string, details: Details = {}): Promise<string> {
  const { method = "GET", invite = "" } = details;
  const body = bodyOf(details);
  let answer: Answer;
  try {
    answer = await transport.request({ method, path, language: settings.language, invite, ...(body ? { body } : {}) });
  } catch {
    outage.report();
    throw new Refusal(0, NO_ANSWER, "");
  }
  if (answer.status < 300) return answer.text;
  const problem = problemOf(answer.text);
  throw new Refusal(answer.status, problem.message ?? "", problem.detail ?? problem.title ?? String(answer.status));
}

function bodyOf({ body, record }: Details): { text: string; type: string } | undefined {
  if (record !== undefined) return { text: record, type: "application/x-ndjson" };
  return body === undefined ? undefined : { text: JSON.stringify(body), type: "application/json" };
}

function problemOf(text: string): { message?: string; detail?: string; title?: string } {
  try {
    return JSON.parse(text) as { message?: string; detail?: string; title?: string };
  } catch {
    return {};
  }
}

/** A loader that caches what it has loaded, and retries what failed. */
export function remembered<A extends string[], T>(load: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join(" ");
    let loading = known.get(key);
    if (!loading) {
      loading = load(...args);
      known.set(key, loading);
      loading.catch(() => known.delete(key));
    }
    return loading;
  };
}
