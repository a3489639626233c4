import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** What ends a group of words, or goes on after it with none that the word before could describe. */
export const ENDS =
  '(?=[.,;:!?)]|$| (?:and|or|is|are|was|in|at|for|with|by|from|to|when|before|after|if|so|but)(?!\\p{L}))';

function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/**
 * A word where only another one can stand: `a matter of <principal>`, with alternatives before and behind it. The sign is
 * looked for in every copy, so that it has the neighbours of a common word.
 */
export type Frame = readonly [sign: MistakenRow[0], phrase: string, meant: string];

/** Before the first word of a phrase, and behind its last. */
const FREE = '(?<![\\p{L}-])';
const REST = "(?![\\p{L}'’-])";

/** Who does something, so that a verb follows. */
export const WE = 'we|they|he|she|i';

/** The beginning of a sentence. */
export const START = '(?:^|[.!?] )';

/** The forms of the longest word of a slip, which is the rarest; undefined for alternatives. */
function rarestWord(slip: string): readonly string[] | undefined {
  if (/[([|]\p{L}/u.test(slip)) return undefined;
  const words = slip.toLowerCase().match(/\p{L}+\??/gu) ?? [];
  const [word] = words.sort((one, other) => other.length - one.length);
  if (word === undefined) return undefined;
  return word.endsWith('?') ? [word.slice(0, -1), word.slice(0, -2)] : [word];
}

/** The row of a frame, which ends with words behind a space, or with a look ahead. */
export function rowOf([sign, phrase, meant]: Frame): MistakenRow {
  const at = phrase.search(/<(?![!=])/);
  const end = phrase.indexOf('>', at);
  const [before, slip, after] = [
    phrase.slice(0, at),
    phrase.slice(at + 1, end),
    phrase.slice(end + 1),
  ];
  const start = before.endsWith(' ') ? `${FREE}(?:${before.slice(0, -1)}) ` : before || FREE;
  const rest = after.startsWith(' ') ? `(?= (?:${after.slice(1)})${REST})` : after;
  const pattern = new RegExp(`${start}(?<slip>${slip})${REST}${rest}`, 'imu');
  return [sign, pattern, (word) => like(word, meant), rarestWord(slip)];
}
