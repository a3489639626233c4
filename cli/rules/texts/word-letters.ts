/** The meaning of a character: a letter as 1 to 26, or one of these. */
export const GAP = 0;
export const MONEY = 27;
export const SPACE = 28;
export const STOP = 29;
/** Missing in plain words: the text on its two sides is one word. */
export const REMOVED = 30;
/** Texts that contain it are not analyzed. */
export const STRANGE = 31;
const NOT_ASKED = 255;

/** Characters that `plainWords` removes. */
const TAKEN_OUT = /["*_`“”«»„¿¡\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

function meaning(code: number): number {
  const character = String.fromCharCode(code);
  if (TAKEN_OUT.test(character)) return REMOVED;
  if (character === '…' || character === '·' || character === '•') return STOP;
  const plain = character
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  if (plain === '') return REMOVED;
  if (plain.length > 1 || /[\ud800-\udfff]/.test(plain)) return STRANGE;
  const letter = plain.charCodeAt(0) - 96;
  if (letter >= 1 && letter <= 26) return letter;
  if (plain === '$') return MONEY;
  if (/\s/.test(plain)) return SPACE;
  return /[.!;]/.test(plain) ? STOP : GAP;
}

/** Filled on demand: nearly all characters are among a few dozen. */
const MEANINGS = new Uint8Array(0x10000).fill(NOT_ASKED);

/** The meaning of a character in words that are read directly, without conversion to plain words. */
export function meaningOf(code: number): number {
  if (MEANINGS[code] === NOT_ASKED) MEANINGS[code] = meaning(code);
  return MEANINGS[code] as number;
}
