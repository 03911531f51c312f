/** Fluent messages of one language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

type Variables = Record<string, string | number>;

/** Attributes of a name that are card texts, not forms of the name. */
const TEXTS = new Set(["text", "flavour"]);

/** A set of messages, formatted with their variables. */
export class Bundle {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle([language], { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a message, or a named part of it. */
  has(id: string, part?: string): boolean {
    const message = this.#bundle.getMessage(id);
    if (!message) return false;
    return part === undefined ? message.value !== null : part in message.attributes;
  }

  /** A message or a part of it; the ID if it is missing, so that gaps are visible but not fatal. */
  say(id: string, args: Variables = {}, part?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = part === undefined ? message?.value : message?.attributes[part];
    if (!pattern) return part === undefined ? id : `${id}.${part}`;
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** The forms of a name by their part, the name itself as ""; one that lacks a variable is left out. */
  forms(id: string, args: Variables): Record<string, string> {
    const message = this.#bundle.getMessage(id);
    const result: Record<string, string> = {};
    if (!message) return result;
    for (const [part, pattern] of Object.entries({ "": message.value, ...message.attributes })) {
      if (pattern === null || TEXTS.has(part)) continue;
      const errors: Error[] = [];
      const shown = this.#bundle.formatPattern(pattern, args, errors);
      if (!errors.length) result[part] = shown;
    }
    return result;
  }
}
