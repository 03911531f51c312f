/** Makes matches and goes to them. */

import type { Edition, Match, NewMatch, NewMatchResult } from "../net/models.ts";
import { request } from "../net/request.ts";
import { visitor } from "../net/session.svelte.ts";
import { say, texts } from "../text/texts.svelte.ts";
import { route } from "../ui/route.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import { invites } from "./invites.ts";
import { botMatch, firstMatch, newMatch, type Wanted, type Way } from "./newMatch.ts";

/** Make the table that was filled into the form. */
export function startMatch(wanted: Wanted, way: Way): Promise<void> {
  return make(newMatch(wanted, way), way === "friends" && wanted.isScreen ? "tv" : "match");
}

/** Let bots play, and watch. */
export function startBots(edition: Edition): Promise<void> {
  return make(botMatch(edition));
}

/** Make a table and go there: to play, or to show it on a big screen. */
async function make(body: NewMatch, page: "match" | "tv" = "match"): Promise<void> {
  const { match, invite } = await request<NewMatchResult>("/api/matches", { method: "POST", body });
  if (invite) invites.set(match.id, invite);
  visitor.changed();
  route.go(`/${page}/${match.id}`);
}

/** Begin the lesson of an edition; one that was begun before is broken off. */
export async function startLesson(edition: string): Promise<void> {
  const body = { language: texts.wording.language, name: settings.name || say("client-you-name") };
  const match = await request<Match>(`/api/lessons/${edition}`, { method: "POST", body });
  visitor.changed();
  route.go(`/match/${match.id}`);
}

/** Begin a short match against the easiest bots. */
export function startFirstMatch(edition: Edition): Promise<void> {
  return make(firstMatch(edition, settings.name));
}
