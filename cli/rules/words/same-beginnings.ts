import type { LocatedText } from '../../content/rule.ts';
import { HASH_START, hashStep, smallLetter } from './lexicon/word-hash.ts';

/** Number of characters that are compared. */
const COMPARED = 16;

/** First character that is not compared: beyond Latin 1, capitals are not simply mapped to small letters. */
const BEYOND = 0x100;

/** Hash of the first characters, except spaces, full stops and exclamation marks. */
function beginningOf(text: string): number {
  let hash = HASH_START;
  let compared = 0;
  for (let at = 0; at < text.length && compared < COMPARED; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 0x21 || code === 0x2e || code === 0xa0 || code >= BEYOND) continue;
    hash = hashStep(hash, smallLetter(code));
    compared += 1;
  }
  return hash;
}

/** The texts that begin like another, which are all that can be equal but for case, spaces and the last sign. */
export function sameBeginnings(texts: readonly LocatedText[]): ReadonlySet<LocatedText> {
  const firsts = new Map<number, LocatedText>();
  const same = new Set<LocatedText>();
  for (const located of texts) {
    const beginning = beginningOf(located.text);
    const first = firsts.get(beginning);
    if (first) same.add(first).add(located);
    else firsts.set(beginning, located);
  }
  return same;
}
