/** The texts in the language of the reader, fetched when they are needed. */

import { languages, parts } from "virtual:texts";

import { remembered } from "../net/request.ts";
import { settings } from "../ui/settings.svelte.ts";
import { Bundle } from "./bundle.ts";
import { Wording } from "./wording.ts";

export { languages };

/** Each language in its own words. */
export const NATIVE_NAMES: Readonly<Record<string, string>> = { en: "English", ru: "Русский", hu: "Magyar" };

const source = remembered(async (key: string) => (await parts[key]?.())?.default ?? "");

/** All texts of a language, with the names of an edition or without, and with those of some pages. */
export async function loadBundle(language: string, edition: string, pages: Iterable<string> = []): Promise<Bundle> {
  const keys = ["common", ...(edition ? [edition] : []), ...pages].map((part) => `${language}/${part}`);
  return new Bundle(language, await Promise.all(keys.map((key) => source(key))));
}

class Texts {
  /** The wording of the page, with the names of one edition while it is shown. */
  wording = $state.raw(new Wording(new Bundle("en", [])));
  isLoaded = $state(false);
  #edition = "";
  #wanted = "";
  readonly #pages = new Set<string>();

  /** Switch to another language or edition. */
  async use(language: string, edition = this.#edition): Promise<void> {
    this.#edition = edition;
    const wanted = `${language}/${edition}/${[...this.#pages].join()}`;
    this.#wanted = wanted;
    const bundle = await loadBundle(language, edition, this.#pages);
    if (this.#wanted !== wanted) return;
    this.wording = new Wording(bundle);
    this.isLoaded = true;
    document.documentElement.lang = language;
    const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    if (manifest) manifest.href = `${import.meta.env.BASE_URL}manifest-${language}.webmanifest`;
  }

  /** Load the texts that one page alone needs. */
  async need(page: string): Promise<void> {
    if (this.#pages.has(page)) return;
    this.#pages.add(page);
    await this.use(this.wording.language);
  }

  /** Switch the language and remember it. */
  async choose(language: string): Promise<void> {
    await this.use(language);
    settings.language = language;
  }
}

export const texts = new Texts();

/** A message of the page. */
export function say(id: string, args: Record<string, string | number> = {}, part?: string): string {
  return texts.wording.say(id, args, part);
}
