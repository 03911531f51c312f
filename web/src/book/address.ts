/** Where rules are read, and how they are loaded one by one. */

import type { Rule } from "../net/models.ts";
import { remembered, request } from "../net/request.ts";
import { linkTo } from "../ui/route.svelte.ts";

/** A rule or ruling in a language. */
export const loadRule = remembered((rule: string, language: string) =>
  request<Rule>(`/api/rules/${rule}?language=${language}`),
);

/** The address of a chapter, a paragraph, a rule or a ruling; `within` is its chapter, or the appendix. */
export function addressOf(edition: string, place: string, within = ""): string {
  return linkTo(`/rules/${edition}/${within ? `${within}/` : ""}${place}`);
}
