/** Text search that ignores word endings and accents. */

/** Shorter words, and words with digits, must match exactly. */
const LEAST = 3;

/** A text without accents and capitals. */
function plain(text: string, language: string): string {
  return text.toLocaleLowerCase(language).normalize("NFD").replace(/\p{M}/gu, "");
}

/** The least share of a word that its stem keeps, and the longest ending that is cut. */
const SHARE = 0.6;
const ENDING = 3;

/** The beginning of a word that its forms share: "голосами" and "голосов", "kockával" and "kocka". */
function stem(word: string): string {
  if (/\d/.test(word)) return word;
  return word.slice(0, Math.max(LEAST, Math.min(Math.ceil(word.length * SHARE), word.length - ENDING)));
}

/** How well texts match all words: 2 exactly, 1 in other forms, 0 not at all. */
export function finder(words: string, language: string): (...texts: string[]) => 0 | 1 | 2 {
  const wanted = plain(words, language).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = plain(texts.join(" "), language);
    if (wanted.every((word) => text.includes(word))) return 2;
    const said = text.split(/[^\p{L}\p{N}-]+/u);
    return wanted.every(
      (word) => text.includes(word) || said.some((one) => stem(word) !== word && one.startsWith(stem(word))),
    )
      ? 1
      : 0;
  };
}
