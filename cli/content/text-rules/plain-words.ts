// biome-ignore lint/suspicious/noControlCharactersInRegex: everything but plain ASCII is looked for
const BEYOND_ASCII = /[^\u0000-\u007f]/;

/** What typography writes in several ways, each with the one that stands for all; the rest of what is found goes. */
const ONE_WAY: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['‘’ʼ′´', "'"],
    ['‐‑', '-'],
    ['‒–—―−', ' - '],
    ['·•', '.'],
  ].flatMap(([ways = '', one = '']) => [...ways].map((way) => [way, one])),
);

/** These, accents, quotes, and characters that cannot be seen: joiners, marks of direction, soft hyphens. */
const TYPOGRAPHY =
  /[‘’ʼ′´‐‑‒–—―−·•“”«»„¿¡\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\p{M}+/gu;

function withoutTypography(text: string): string {
  return text.normalize('NFKD').replace(TYPOGRAPHY, (way) => ONE_WAY[way] ?? '');
}

/**
 * A text as text rules read it: lower case, without accents and invisible characters, one kind of
 * apostrophe, hyphenated words apart, one space between words. "E‑Autenticación" is `e autenticacion`.
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

/** Every rule asks for the same text's sentences, one after the other: the last ones are enough. */
let last: { words: string; sentences: readonly string[] } | undefined;

/** The sentences of plain words; what stands before a colon or semicolon is one, too. */
export function sentencesOf(words: string): readonly string[] {
  if (last?.words !== words) {
    const parts = words.split(/(?<=[.!?;:]) +(?!\d)|(?<=[!?;:]) +| \| /);
    last = { words, sentences: parts.filter((part) => part !== '') };
  }
  return last.sentences;
}
