/** Requests to the REST API. */

import { settings } from "../ui/settings.svelte.ts";
import { outage } from "./outage.svelte.ts";

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
  invite?: string;
}

/** Send a request; throws a Refusal if it fails. */
export async function request<T>(path: string, { method = "GET", body, invite }: Details = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (settings.language) headers["Accept-Language"] = settings.language;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (invite) headers["Metro2033-Invite"] = invite;
  const details: RequestInit = { method, headers };
  if (body !== undefined) details.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, details);
  } catch {
    outage.report();
    throw new Refusal(0, "client-no-server", "");
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as { message?: string; detail?: string; title?: string };
  throw new Refusal(response.status, problem.message ?? "", problem.detail ?? problem.title ?? response.statusText);
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
