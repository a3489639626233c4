import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';

/** A letter three times, which only a German compound has where its parts meet: `Schifffahrt`. At the end it is drawn out: `sooo`. */
const TRIPLE = /(\p{Ll})\1\1(?=\p{L})/u;

/**
 * Two equal consonants that German has only where parts of a compound meet: behind another consonant (`Fichtte`), or before
 * one that a syllable does not begin with (`Lärrche`).
 */
const DOUBLE =
  /(?<=[bcdfghjklmnpqrstvwxzß])([bcdfghjklmnpqrstvwxz])\1(?=\p{L})|([bcdfghjklmnpqrstvwxz])\2(?=c|sch|st|[bdgkpz])/u;

/** Minimum letters of the word that was meant, of its parts, and of what a second part begins with. */
const SHORTEST = 5;
const SHORTEST_PART = 4;
const BEGINNING = 3;

/** Letters between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es'];

/** What the end of a first part may lack. */
const ENDINGS = ['', 'e', 'en'];

/** True of a word with letters that are doubled as no word of its language has them, other than some compounds. */
export function isMisdoubled(word: string, language: string): boolean {
  const small = word.toLowerCase();
  return TRIPLE.test(small) || (language.startsWith('de') && DOUBLE.test(small));
}

/** True if a part ends with a word, the stem of a verb, or either with a link: `Kunststoff`, `Bestell`, `Übungs`. */
function endsWithWord(part: string, has: (word: string) => boolean): boolean {
  for (let at = 0; at === 0 || part.length - at >= SHORTEST_PART; at += 1) {
    const end = part.slice(at);
    if (ENDINGS.some((ending) => has(end + ending))) return true;
    if (end.endsWith('s') && has(end.slice(0, -1))) return true;
  }
  return false;
}

function beginsWithWord(part: string, has: (word: string) => boolean): boolean {
  for (let end = BEGINNING; end <= part.length; end += 1) if (has(part.slice(0, end))) return true;
  return false;
}

/** True for a word of the lists, and in German for one that is made of two of them. */
function isKnown(word: string, isGerman: boolean, has: (word: string) => boolean): boolean {
  if (has(word)) return true;
  if (!isGerman) return false;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const first = word.slice(0, at);
    if (!has(word.slice(at))) continue;
    if (LINKS.some((link) => first.endsWith(link) && has(first.slice(0, at - link.length))))
      return true;
  }
  return false;
}

/**
 * The word that was meant by one with a letter too many, which is doubled where it cannot be; undefined for other words.
 *
 * @param word in no list.
 */
export function meantSingly(word: string, language: string, lexicon: Lexicon): string | undefined {
  const small = word.toLowerCase();
  const isGerman = language.startsWith('de');
  const has = (other: string) => lexicon.has(hashOf(other));
  // A compound with three letters where its parts meet has two before another one there, too: `Flussstrecke`.
  const pattern = isGerman && !TRIPLE.test(small) ? DOUBLE : TRIPLE;
  for (const { 0: run, index } of matchesIn(small, new RegExp(pattern, 'gu'))) {
    const isJoint = (at: number) =>
      endsWithWord(small.slice(0, at), has) && beginsWithWord(small.slice(at), has);
    if (isGerman && [1, 2].some((letters) => isJoint(index + letters))) continue;
    for (let left = run.length - 1; left > 0; left -= 1) {
      const meant = small.slice(0, index + left) + small.slice(index + run.length);
      if (meant.length >= SHORTEST && isKnown(meant, isGerman, has)) return meant;
    }
  }
  return undefined;
}

/**
 * The word that was meant by one in which another letter is doubled: pizzara for pizarra. It may be rare, as two words hardly
 * ever differ so.
 *
 * @param word in small letters, in no list.
 */
export function meantByOtherDouble(word: string, lexicon: Lexicon): string | undefined {
  for (const { index } of matchesIn(word, /(\p{Ll})(?=\1)/gu)) {
    const single = word.slice(0, index) + word.slice(index + 1);
    for (let at = 0; at < single.length; at += 1) {
      if (at === index) continue;
      const meant = single.slice(0, at + 1) + single.slice(at);
      if (meant !== word && lexicon.isCompared(meant)) return meant;
    }
  }
  return undefined;
}
