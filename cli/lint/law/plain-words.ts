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
 * A text as the laws read it: lower case, without accents and invisible characters, one kind of
 * apostrophe, hyphenated words apart, one space between words. "E‑notarización" is `e notarizacion`.
 */
export function plainWords(text: string): string {
  return (BEYOND_ASCII.test(text) ? withoutTypography(text) : text)
    .toLowerCase()
    .replace(/["*_`]+/g, '')
    .replace(/\b([a-z])\.([a-z])\./g, '$1$2')
    .replace(/&/g, ' and ')
    .replace(/(?<=[a-z\d])-(?=[a-z\d])/g, ' ')
    .replace(/[()[\]]| -+ /g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}

/** The sentences of plain words; what stands before a colon or semicolon is one, too. */
export function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?;:]) +(?!\d)|(?<=[!?;:]) +| \| /).filter((part) => part !== '');
}
