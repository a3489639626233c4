/** Rows of keys, on English, German and Spanish keyboards. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm',
  'asdfghjklñ',
];

/** Letters that are heard alike, or written for each other. */
const ALIKE = 'iy dt bp gk vf vw sz sc sß zc ck gj jy kq mn xs';

function inBothOrders(pairs: readonly string[]): ReadonlySet<string> {
  return new Set(pairs.flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]));
}

const BESIDE = inBothOrders(
  ROWS.flatMap((row) => [...row].slice(1).map((key, at) => `${row[at]}${key}`)),
);
const HEARD_ALIKE = inBothOrders(ALIKE.split(' '));

const VOWELS = new Set('aeiouäöüáéíóú');

/** How a word differs from another one: what was typed or heard. */
export type SlipKind =
  | 'swapped'
  | 'doubled'
  | 'undoubled'
  | 'vowelLeftOut'
  | 'consonantLeftOut'
  | 'keyBeside'
  | 'vowelBeside'
  | 'heardAlike'
  | 'otherVowel'
  | 'otherConsonant'
  | 'vowelForConsonant'
  | 'accent'
  | 'extraKeyBeside'
  | 'extraLetterOfWord'
  | 'extraLetter';

/** Where a word differs. */
export type SlipPlace = 'first' | 'inside' | 'lastButOne' | 'last';

function plain(letter: string): string | undefined {
  return letter.normalize('NFD')[0];
}

function ofOtherLetter(typed: string, meant: string): SlipKind {
  const both = typed + meant;
  if (plain(typed) === plain(meant)) return 'accent';
  const isVowel = VOWELS.has(typed);
  if (isVowel && VOWELS.has(meant)) return BESIDE.has(both) ? 'vowelBeside' : 'otherVowel';
  if (BESIDE.has(both)) return 'keyBeside';
  if (HEARD_ALIKE.has(both)) return 'heardAlike';
  return isVowel || VOWELS.has(meant) ? 'vowelForConsonant' : 'otherConsonant';
}

/** Letters before and behind one that is also typed there. */
const REACH = 3;

function ofExtraLetter(word: string, at: number): SlipKind {
  const extra = word[at] as string;
  if (extra === word[at - 1]) return 'doubled';
  if (BESIDE.has(`${extra}${word[at - 1]}`) || BESIDE.has(`${extra}${word[at + 1]}`))
    return 'extraKeyBeside';
  const around = word.slice(Math.max(0, at - REACH), at) + word.slice(at + 1, at + 1 + REACH);
  return around.includes(extra) ? 'extraLetterOfWord' : 'extraLetter';
}

/** How and where a word differs from one that is one slip away from it. */
export function slipOf(word: string, meant: string): { kind: SlipKind; place: SlipPlace } {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  return { kind: kindOf(word, meant, at), place: placeOf(word, meant, at) };
}

function kindOf(word: string, meant: string, at: number): SlipKind {
  if (word.length > meant.length) return ofExtraLetter(word, at);
  const left = meant[at] as string;
  if (word.length < meant.length) {
    if (left === meant[at - 1]) return 'undoubled';
    return VOWELS.has(left) ? 'vowelLeftOut' : 'consonantLeftOut';
  }
  const isSwapped = word[at] === meant[at + 1] && word[at + 1] === left;
  return isSwapped ? 'swapped' : ofOtherLetter(word[at] as string, left);
}

function placeOf(word: string, meant: string, at: number): SlipPlace {
  if (at === 0) return 'first';
  const most = Math.min(word.length, meant.length) - at;
  if (most === 0 || word.at(-1) !== meant.at(-1)) return 'last';
  return most === 1 || word.at(-2) !== meant.at(-2) ? 'lastButOne' : 'inside';
}
