/** Shares and shifts as a language writes them. */
export class Figures {
  readonly #share: Intl.NumberFormat;
  readonly #points: Intl.NumberFormat;
  readonly #number: Intl.NumberFormat;

  constructor(language: string) {
    this.#share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    const signs = { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    this.#points = new Intl.NumberFormat(language, signs);
    this.#number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  }

  /** A share in per cent; a dash where there is none. */
  share(value: number | null): string {
    return value === null ? "–" : this.#share.format(value);
  }

  /** A shift of a share in percentage points. */
  points(value: number): string {
    return this.#points.format(100 * value).replace("-", "−");
  }

  number(value: number): string {
    return this.#number.format(value);
  }
}
