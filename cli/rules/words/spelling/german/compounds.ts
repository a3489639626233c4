import type { Lexicon, Meant } from '../../lexicon/lexicon.ts';
import { slipOf } from '../../lexicon/slip-kinds.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import { isSureSlip } from '../likely-slips.ts';

/** Minimum letters of the part that is right, and of the one that is misspelled. */
const RIGHT = 4;
const WRONG = 6;

/** True for a slip that is not where parts meet, as letters come and go there: `Grenzabstand`, `Schulunfall`. */
function isInside(part: string, meant: string): boolean {
  let at = 0;
  while (at < part.length && part[at] === meant[at]) at += 1;
  return at > 1 && at < part.length - 2 && isSureSlip(part, meant);
}

/** True for the stem of a verb, which compounds begin with and no list has: `Einschreibgebühr`. */
function isStem(part: string, lexicon: Lexicon): boolean {
  return lexicon.has(hashOf(`${part}en`));
}

/** A number before a noun in the first part, as in `Einscheibenmaschine` and `Dreikammerprofil`. */
const NUMBERED = /^(?:ein|zwei|drei|vier|fünf|sechs|acht|zwölf|mehr|viel|halb)(?<noun>\p{L}{4,})$/u;

function isNumbered(part: string, lexicon: Lexicon): boolean {
  const { noun } = NUMBERED.exec(part)?.groups ?? {};
  return noun !== undefined && lexicon.isCompared(noun);
}

/** Letters of the shortest second part, `Rat` and `Art`, which are not among the words that are compared. */
const SECOND = 3;

function isSecond(part: string, lexicon: Lexicon): boolean {
  return part.length === SECOND ? lexicon.has(hashOf(part)) : lexicon.isCompared(part);
}

/**
 * What speaks against a slip, as logarithm of odds, if the rare compound that may be meant has the same first part as the word, and both go
 * on with a word of the lists.
 */
const IF_OTHER_SECOND = -0.7;

/**
 * True for a compound that differs from a rare one by its second part, and whose letters speak for a slip by little: `Stoffrat` and
 * `Stoffart` are two words.
 */
export function isOtherCompound(word: string, { meant, odds }: Meant, lexicon: Lexicon): boolean {
  if (odds + IF_OTHER_SECOND > 0 || lexicon.isCommon(meant)) return false;
  // Whoever knows the word may still leave out a double letter: `Reisepas`.
  if (slipOf(word, meant).kind === 'undoubled') return false;
  for (let at = RIGHT; at <= Math.min(word.length, meant.length) - SECOND; at += 1) {
    const first = word.slice(0, at);
    if (!meant.startsWith(first)) return false;
    const seconds = [word, meant].map((each) => each.slice(at));
    if (lexicon.isCompared(first) && seconds.every((part) => isSecond(part, lexicon))) return true;
  }
  return false;
}

/** Letters between the parts. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er'];

/** Nouns that an s always joins to another noun, `Verlobungsring`, but not to a participle: `richtungweisend`. */
const WITH_S =
  /^(?<first>\p{L}{3,}(?:(?<!spr|schw)ung|heit|keit|schaft|[kst]ion|tät)|aktion|option)(?<rest>(?!s|lich|ell|är|ier|is[mt]|al(?:e[mnrs]?)?$)\p{L}{4,})(?<!end(?:e[mnrs]?)?)$/u;

/** The compound that was intended by one without the s between its parts, `Verlobungring`, if both are words. */
export function withLinkingS(word: string, lexicon: Lexicon): string | undefined {
  const { first = '', rest = '' } = WITH_S.exec(word)?.groups ?? {};
  const areWords = [first, rest].every((part) => part !== '' && lexicon.isCompared(part));
  return areWords ? `${first}s${rest}` : undefined;
}

/**
 * The compound that was intended: one part is a word, the other one is a slip away from a word. Lists have few compounds,
 * as anybody can make new ones.
 *
 * @param word in small letters, in no list and not made of listed words.
 */
export function meantCompound(word: string, lexicon: Lexicon): string | undefined {
  for (let at = word.length - RIGHT; at >= RIGHT; at -= 1) {
    const first = word.slice(0, at);
    const rest = word.slice(at);
    if (lexicon.isCompared(first))
      for (const link of LINKS) {
        const second = rest.slice(link.length);
        if (!rest.startsWith(link) || second.length < WRONG) continue;
        const meant = lexicon.meantBy(second)?.meant;
        if (meant !== undefined && isInside(second, meant)) return first + link + meant;
      }
    if (!lexicon.isCompared(rest)) continue;
    for (const link of LINKS) {
      const part = first.slice(0, first.length - link.length);
      if (!first.endsWith(link) || part.length < WRONG || isStem(part, lexicon)) continue;
      if (isNumbered(first, lexicon)) continue;
      const meant = lexicon.meantBy(part)?.meant;
      if (meant !== undefined && isInside(part, meant)) return meant + link + rest;
    }
  }
  return undefined;
}
