/** Chances as they are told: in percent, to a tenth. */

/** A share in percent. */
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(100 * share);
}

/** A share with its sign, as the language writes it. */
export function share(part: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(part);
}

/** The bounds of a chance, in whole percents. */
export function between({ low, high }: { low: number; high: number }, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return `[${format.format(100 * low)}–${format.format(100 * high)}]`;
}

/** A change in percent, with its sign. */
export function change(share: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return format.format(100 * share).replace("-", "−");
}
