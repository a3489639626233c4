/** Characters that are there and cannot be seen: joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: everything but plain ASCII is looked for
const BEYOND_ASCII = /[^\u0000-\u007f]/;

function withoutTypography(text: string): string {
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ′´]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[‒–—―−]/g, ' - ')
    .replace(/[“”«»„¿¡]/g, '')
    .replace(/[·•]/g, '.');
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
