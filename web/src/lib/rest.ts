/** The server's REST interface. */

import type { components } from "../api/rest.ts";
import { away } from "./away.svelte.ts";
import { settings } from "./settings.svelte.ts";

type Schemas = components["schemas"];
export type Match = Schemas["MatchModel"];
export type MatchList = Schemas["MatchListModel"];
export type NewMatch = Schemas["NewMatchModel"];
export type NewSeat = Schemas["NewSeatModel"];
export type NewMatchResult = Schemas["NewMatchResultModel"];
export type Invite = Schemas["InviteModel"];
export type Edition = Schemas["EditionModel"];
export type Content = Schemas["ContentModel"];
export type Station = Schemas["StationModel"];
export type Piece = Schemas["PieceModel"];
export type Faction = Schemas["FactionModel"];
export type Rule = Schemas["RuleModel"];
export type Replay = Schemas["ReplayModel"];
export type Frame = Schemas["FrameModel"];
export type Verdict = Schemas["VerdictModel"];
export type Lesson = Schemas["LessonModel"];
export type Session = Schemas["SessionModel"];
export type Course = Schemas["CourseModel"];
export type Moment = Schemas["MomentModel"];

/** A refusal of the server, in the language of the reader. */
export class Refusal extends Error {
  readonly status: number;
  readonly id: string;

  constructor(status: number, id: string, text: string) {
    super(text);
    this.status = status;
    this.id = id;
  }
}

interface Asked {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  invite?: string;
}

/** Ask the server for something; a Refusal is thrown where it does not do it. */
export async function ask<T>(path: string, { method = "GET", body, invite }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (settings.language) headers["Accept-Language"] = settings.language;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (invite) headers["Metro2033-Invite"] = invite;
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    away.noticed();
    throw new Refusal(0, "client-no-server", "");
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as { message?: string; detail?: string; title?: string };
  throw new Refusal(response.status, problem.message ?? "", problem.detail ?? problem.title ?? response.statusText);
}

const editions = new Map<string, Promise<Edition[]>>();

/** The editions, with the texts of their house rules. */
export function loadEditions(): Promise<Edition[]> {
  const language = settings.language || "en";
  return kept(editions, language, () => ask<Edition[]>(`/api/editions?language=${language}`));
}

const contents = new Map<string, Promise<Content>>();

/** Everything that lies on the table of an edition. */
export function loadContent(edition: string): Promise<Content> {
  // Names come from the texts, so one language does for all.
  return kept(contents, edition, () => ask<Content>(`/api/editions/${edition}/content?language=en`));
}

const rules = new Map<string, Promise<Rule>>();

/** A rule of the rulebook in a language. */
export function loadRule(rule: string, language: string): Promise<Rule> {
  return kept(rules, `${rule} ${language}`, () => ask<Rule>(`/api/rules/${rule}?language=${language}`));
}

/** What was asked for before, or the answer to a question asked now; failures are not kept. */
export function kept<T>(store: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  let loading = store.get(key);
  if (!loading) {
    loading = load();
    store.set(key, loading);
    loading.catch(() => store.delete(key));
  }
  return loading;
}
