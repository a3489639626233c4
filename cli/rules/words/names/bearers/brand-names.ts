import type { Span } from '../../../../content/span-location.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { lexiconOf } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';

/** The next word of a longer name, with the signs of bold and italic words before it. */
const NEXT = /^(?:\s\*{0,2}_?|-)(?<next>\p{Lu}[\p{L}\d’'-]*)/u;

/** The business itself has such a form, and is no longer name by it. */
const FORM = /^(?:e|GmbH|gGmbH|UG|AG|KG|GbR|OHG|Ltd|Limited|LLC|Inc|PLC|CIC|Co|SL|SA|S|Corp)$/u;

/** Fewest different names that begin with a word, for it to be what animals or products of a house are called by. */
const FEWEST = 3;

const LANGUAGES = ['en', 'es', 'de'];

const lettersOf = (words: string) => words.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function isListed(word: string): boolean {
  const hash = hashOf(word.toLowerCase());
  return LANGUAGES.some((language) => lexiconOf(language)?.has(hash));
}

/** True for a line that capitalizes its words, in which the next word says nothing. */
function isCapitalized(line: string): boolean {
  const words = line.match(/(?<![\p{L}\d’'])\p{L}{4,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return small.length * 3 < words.length;
}

function lineAround(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}

/** The words that follow a spelling of a name in a copy, and whether it stands alone anywhere. */
function followers(spelled: string, copy: string) {
  const words = new Map<string, { isInProse: boolean }>();
  let isAlone = false;
  const pattern = new RegExp(`(?<![\\p{L}\\d@./-])${spelled}(?![\\p{L}\\d@]|\\.\\p{L})`, 'giu');
  for (const { 0: found, index } of matchesIn(copy, pattern)) {
    const next = NEXT.exec(copy.slice(index + found.length))?.groups?.next ?? '';
    if (next === '' || FORM.test(next)) isAlone ||= /^\p{Lu}/u.test(found);
    const isInProse = !isCapitalized(lineAround(copy, index));
    words.set(next, { isInProse: isInProse || words.get(next)?.isInProse === true });
  }
  return { words, isAlone };
}

/**
 * True for the first word of a longer name, which writes the name of the business as one word: a sister brand, an animal or a product that
 * was registered so. The same spelling alone is a slip, and so is that before an ordinary word of a headline.
 */
export function isOfLongerBrand(text: string, span: Span, known: string, copy: string): boolean {
  const written = text.slice(...span);
  if (!/^[\p{L}\d]+$/u.test(written) || lettersOf(written) !== lettersOf(known)) return false;
  const next = NEXT.exec(text.slice(span[1]))?.groups?.next;
  if (next === undefined || FORM.test(next)) return false;
  const { words, isAlone } = followers(written, copy);
  if (isAlone) return false;
  if (words.size >= FEWEST) return true;
  return words.get(next)?.isInProse === true && !isListed(next);
}
