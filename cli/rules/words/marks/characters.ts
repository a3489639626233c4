/** Kinds of characters that text rules distinguish. */
export const KIND = {
  other: 0,
  small: 1,
  capital: 2,
  digit: 3,
  space: 4,
  line: 5,
  stop: 6,
  comma: 7,
  open: 8,
  close: 9,
  money: 10,
  quote: 11,
  apostrophe: 12,
  mark: 13,
} as const;

/** End of the Latin letters; those of other scripts count as lower case. */
export const LATIN = 0x250;

/** Range of quotation marks, dashes and currency signs. */
const SIGNS = 0x2000;
const KNOWN = 0x2100;

function knownKinds(): Uint8Array {
  const kinds = new Uint8Array(KNOWN);
  for (let code = 0; code < LATIN; code += 1) {
    const character = String.fromCharCode(code);
    if (/\p{Lu}/u.test(character)) kinds[code] = KIND.capital;
    else if (/\p{L}/u.test(character)) kinds[code] = KIND.small;
    else if (/\d/.test(character)) kinds[code] = KIND.digit;
  }
  kinds.fill(KIND.small, LATIN, SIGNS);
  const signs: readonly (readonly [string, number])[] = [
    [' \t', KIND.space],
    ['\n', KIND.line],
    ['.!?:', KIND.stop],
    [',;', KIND.comma],
    ['([«“„', KIND.open],
    [')]»”', KIND.close],
    ['$£€¥₹₺₩₪', KIND.money],
    ['"', KIND.quote],
    ["'’", KIND.apostrophe],
    ['*`~#>-_', KIND.mark],
  ];
  for (const [characters, kind] of signs)
    for (const character of characters) kinds[character.charCodeAt(0)] = kind;
  return kinds;
}

const KINDS = knownKinds();

/** The kind of a UTF-16 unit. */
export function kindOf(code: number): number {
  return code < KNOWN ? (KINDS[code] as number) : KIND.small;
}
