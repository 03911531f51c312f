/** The reader's own settings, stored in the browser. */

export type Theme = "tunnel" | "paper" | "contrast";
export const THEMES: readonly Theme[] = ["tunnel", "paper", "contrast"];

/** How fast things may move; 0 is not at all. */
export const PACES: readonly number[] = [0, 0.5, 1, 2, 4];

interface Kept {
  language: string;
  theme: Theme | "";
  scale: number;
  name: string;
  motion: boolean;
  pace: number;
  sound: number;
  effects: number;
  ambience: number;
  quick: boolean;
  windows: boolean;
}

const KEY = "metro2033.settings";

const DEFAULTS: Kept = {
  language: "",
  theme: "",
  scale: 100,
  name: "",
  motion: true,
  pace: 1,
  sound: 50,
  effects: 50,
  ambience: 0,
  quick: false,
  windows: false,
};

function read(): Kept {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept);
    const isSound = ([key, value]: [string, unknown]): boolean => typeof value === typeof DEFAULTS[key as keyof Kept];
    return { ...DEFAULTS, ...(Object.fromEntries(kept.filter(isSound)) as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  #kept = $state<Kept>(read());

  constructor() {
    // Settings changed in another tab apply here too.
    addEventListener("storage", ({ key }) => {
      if (key === KEY) this.#kept = read();
    });
  }

  #set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage the setting only lasts until the page is closed.
    }
  }

  /** The language that was chosen, or "". */
  get language(): string {
    return this.#kept.language;
  }
  set language(value: string) {
    this.#set("language", value);
  }

  /** The chosen theme, or one that suits the system. */
  get theme(): Theme {
    if (this.#kept.theme) return this.#kept.theme;
    return matchMedia("(prefers-contrast: more)").matches ? "contrast" : "tunnel";
  }
  set theme(value: Theme) {
    this.#set("theme", value);
  }

  /** Size of text in percent. */
  get scale(): number {
    return this.#kept.scale;
  }
  set scale(value: number) {
    this.#set("scale", value);
  }

  /** The player's name. */
  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#set("name", value);
  }

  /** Whether the system asks for reduced motion, which overrides the setting. */
  get isStill(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Whether things may move on the screen. */
  get motion(): boolean {
    return this.#kept.motion && !this.isStill;
  }

  /** How fast they move, of PACES. */
  get pace(): number {
    return this.motion ? this.#kept.pace : 0;
  }
  set pace(value: number) {
    this.#set("motion", value > 0);
    if (value > 0) this.#set("pace", value);
  }

  /** The duration of something that takes so many milliseconds at normal pace. */
  lasting(usually: number): number {
    return usually / (this.pace || 1);
  }

  /** Volume of effects (cards, fights) in percent. */
  get effects(): number {
    return this.#kept.effects;
  }
  set effects(value: number) {
    this.#set("effects", value);
  }

  /** Volume of the tunnels in the background, in percent; silent unless somebody wants it. */
  get ambience(): number {
    return this.#kept.ambience;
  }
  set ambience(value: number) {
    this.#set("ambience", value);
  }

  /** Volume of sounds that call for attention, in percent; 0 is silent. */
  get sound(): number {
    return this.#kept.sound;
  }
  set sound(value: number) {
    this.#set("sound", value);
  }

  /** Whether one click answers, without confirming. */
  get quick(): boolean {
    return this.#kept.quick;
  }
  set quick(value: boolean) {
    this.#set("quick", value);
  }

  /** Whether to be asked at every window, also in fights of others. */
  get windows(): boolean {
    return this.#kept.windows;
  }
  set windows(value: boolean) {
    this.#set("windows", value);
  }
}

export const settings = new Settings();

/** The initial language: the chosen one, or the first of the browser's that is available. */
export function firstLanguage(known: string[]): string {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((code) => known.includes(code)) ?? "en";
}
