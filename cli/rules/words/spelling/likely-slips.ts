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

/** Letters that are heard alike, or written for each other by many. Of two vowels, each makes a word of its own. */
const HEARD_ALIKE =
  'iy äe dt bp gk vf vw sz sc sß zc ck gj jy kq mn xs aä oö uü aá eé ií oó uú nñ cç';

function pairs(): ReadonlySet<string> {
  const near = ROWS.flatMap((row) => [...row].slice(1).map((key, at) => row[at] + key));
  const all = [...near, ...HEARD_ALIKE.split(' ')];
  return new Set(all.flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]));
}

/** Letters of which one is typed for the other, in both orders. */
const MISTYPED = pairs();

const TWO_VOWELS = /^[aeiou]{2}$/;

/** Tells whether one letter is typed for another. */
type Mistyped = (typed: string | undefined, meant: string | undefined) => boolean;

const isMistyped: Mistyped = (typed, meant) => {
  const both = `${typed}${meant}`;
  return MISTYPED.has(both) && !TWO_VOWELS.test(both);
};

const isBeside: Mistyped = (typed, meant) => MISTYPED.has(`${typed}${meant}`);

/** The last vowel of a Spanish verb tells who does something: `trapeé`, `trapee`. */
const LAST_VOWEL = /[áéíóú]$/;

/**
 * True if a word is what people type for another one, from which it differs by a letter or by two that are swapped: a
 * letter left out, doubled, silent, or beside the right one on the keyboard. Other words that differ by one letter are
 * likely to be two words: `lückig` and `lockig`.
 */
export function isLikelySlip(word: string, meant: string): boolean {
  return mayBeSlip(word, meant, isMistyped);
}

/**
 * The same of a word for a common one: that is typed so often that a vowel beside the right one is a slip, too, as in
 * `winderschön`.
 */
export function isCommonSlip(word: string, meant: string): boolean {
  return mayBeSlip(word, meant, isBeside);
}

function mayBeSlip(word: string, meant: string, isTyped: Mistyped): boolean {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  if (at === 0) return word[0] === meant[1] && word[1] === meant[0] && word.length > 1;
  if (word.length < meant.length) return true;
  if (word.length === meant.length)
    return (
      word.slice(at + 1) !== meant.slice(at + 1) ||
      (isTyped(word[at], meant[at]) && !(at === word.length - 1 && LAST_VOWEL.test(word)))
    );
  const extra = word[at];
  return (
    extra === word[at - 1] ||
    extra === 'h' ||
    isTyped(extra, word[at - 1]) ||
    isTyped(extra, word[at + 1])
  );
}

/**
 * True for two letters swapped, and for one that is doubled or should be: two words hardly ever differ so. German nouns
 * differ in any other way from each other and from names.
 */
export function isSureSlip(word: string, meant: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  if (word.length === meant.length) return word[at] === meant[at + 1] && word[at + 1] === meant[at];
  const [longer, shorter] = word.length > meant.length ? [word, meant] : [meant, word];
  return longer[at] === shorter[at - 1];
}
