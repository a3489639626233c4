// biome-ignore lint/suspicious/noControlCharactersInRegex: everything but plain ASCII is looked for
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** Typographic variants and their plain form; other matches are removed. */
const ONE_WAY: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['‘’ʼ′´', "'"],
    ['‐‑', '-'],
    ['‒–—―−', ' - '],
    ['·•', '.'],
  ].flatMap(([ways = '', one = '']) => [...ways].map((way) => [way, one])),
);

/** These, accents, quotes, and invisible characters: joiners, directional marks, soft hyphens. */
const TYPOGRAPHY =
  /[‘’ʼ′´‐‑‒–—―−·•“”«»„¿¡\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\p{M}+/gu;

function withoutTypography(text: string): string {
  return text.normalize('NFKD').replace(TYPOGRAPHY, (way) => ONE_WAY[way] ?? '');
}

/**
 * Normalizes text for text rules: lower case, without accents and invisible characters, one kind of apostrophe,
 * hyphenated words separated, single spaces. "E‑Autenticación" becomes `e autenticacion`.
 */
export function plainWords(text: string): string {
  let words = (BEYOND_ASCII.test(text) ? withoutTypography(text) : text).toLowerCase();
  words = words.replace(/["*_`]+/g, '');
  if (words.includes('.')) words = words.replace(/\b([a-z])\.([a-z])\./g, '$1$2');
  if (words.includes('&')) words = words.replaceAll('&', ' and ');
  if (words.includes('-')) words = words.replace(/(?<=[a-z\d])-(?=[a-z\d])/g, ' ');
  return words
    .replace(/[()[\]]| -+ /g, ', ')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replaceAll(' ,', ',')
    .trim();
}

/** Cache for consecutive rules, which all request the sentences of the same text. */
let last: { words: string; sentences: readonly string[] } | undefined;

/** The sentences of plain words; a colon or semicolon ends one, too. */
export function sentencesOf(words: string): readonly string[] {
  if (last?.words !== words) {
    const parts = words.split(/(?<=[.!?;:]) +(?!\d)|(?<=[!?;:]) +| \| /);
    last = { words, sentences: parts.filter((part) => part !== '') };
  }
  return last.sentences;
}
