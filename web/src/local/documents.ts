/** What never changes between two visits: files that the build has written. */

import { remembered } from "../net/request.ts";
import { unpacked } from "./packed.ts";

const OF_ALL = /^\/api\/(editions\/\w+\/map|lessons\/\w+)$/;
const OF_LANGUAGE = /^\/api\/(editions|phrases|editions\/\w+\/(?:content|rulebook))\?language=(\w+)(?:&words=false)?$/;
const RULE = /^\/api\/rules\/([\w-]+)\?language=(\w+)$/;

const load = remembered(async (file: string) => {
  const answer = await fetch(new URL(`data/${file}.packed`, document.baseURI));
  if (!answer.ok || !answer.body) throw new Error(`${file}: ${answer.status}`);
  return new Response(unpacked(answer.body)).text();
});

const rules = remembered(
  async (language: string) => JSON.parse(await load(`${language}/rules`)) as Record<string, unknown>,
);

/** The document that a request asks for; undefined if it asks for none. */
export async function documentOf(path: string): Promise<string | undefined> {
  const [, whole] = OF_ALL.exec(path) ?? [];
  if (whole) return load(whole);
  const [, part, language] = OF_LANGUAGE.exec(path) ?? [];
  if (part && language) return load(`${language}/${part}`);
  const [, id, told] = RULE.exec(path) ?? [];
  if (!id || !told) return undefined;
  const known = await rules(told);
  return Object.hasOwn(known, id) ? JSON.stringify(known[id]) : undefined;
}
