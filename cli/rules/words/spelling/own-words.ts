import { mistakesUpTo } from '../../../content/mistakes-up-to.ts';
import { type Lexicon, lexiconOf } from '../lexicon/lexicon.ts';
import { isListedIn, LISTED } from '../lexicon/listed.ts';
import { type SlipKind, slipOf } from '../lexicon/slip-kinds.ts';
import { isDerived, isPutTogether } from './derived-words.ts';
import { inCaseOf } from './in-case-of.ts';

/** A word of a site, and where it stands first. */
interface Use<Place> {
  /** In lower case. */
  word: string;
  said: string;
  place: Place;
  times: number;
  /** How often it has a capital letter. */
  capitals: number;
}

/** A word that stands once, and the one that the site has elsewhere. */
export interface OwnSlip<Place> {
  said: string;
  meant: string;
  place: Place;
}

/** Fewest letters of a word, and of a name: shorter ones differ by chance. */
const SHORTEST = 5;
const SHORTEST_NAME = 7;

/** How often the right one stands at least. */
const OFTEN = 2;

/** Odds above which a word is rather a slip, if the site has the other one, and if it has that so often. */
const LEAST_ODDS = 0.5;
const LEAST_ODDS_IF_OFTEN = -0.3;
const VERY_OFTEN = 8;

/** Slips of the hand. Whoever exchanges vowels, or a consonant for another one, mostly writes another word. */
const OF_THE_HAND: ReadonlySet<SlipKind> = new Set<SlipKind>([
  'swapped',
  'doubled',
  'undoubled',
  'vowelLeftOut',
  'consonantLeftOut',
  'keyBeside',
  'extraKeyBeside',
  'extraLetterOfWord',
  'extraLetter',
]);

/** Those that words of a language hardly differ by. */
const SURE: ReadonlySet<SlipKind> = new Set<SlipKind>(['swapped', 'doubled', 'undoubled']);

/** Those that names hardly differ by: Hoffmann and Hofmann are two. */
const IN_NAMES: ReadonlySet<SlipKind> = new Set<SlipKind>([
  'swapped',
  'vowelLeftOut',
  'consonantLeftOut',
  'keyBeside',
  'extraKeyBeside',
]);

/**
 * The words of a site, of which each shows how it is spelled: names, and words of a trade that are in no list.
 * `Place` is whatever says where one stands.
 */
export class OwnWords<Place> {
  readonly #uses = new Map<string, Use<Place>>();

  /** @param placeOf asked for where the word stands if it is new. */
  add(said: string, placeOf: () => Place): void {
    const word = said.toLowerCase();
    const use = this.#uses.get(word);
    const capitals = said === word ? 0 : 1;
    if (use === undefined) {
      this.#uses.set(word, { word, said, place: placeOf(), times: 1, capitals });
      return;
    }
    use.times += 1;
    use.capitals += capitals;
  }

  /**
   * Words that stand once, are in no list, and are one slip of the hand away from another one of the site.
   *
   * @param languages of the site; derived words of the first are right. Lists of others are read only for what may be told.
   */
  *slips(languages: readonly [string, ...string[]]): Generator<OwnSlip<Place>> {
    const [language] = languages;
    const lexicon = lexiconOf(language);
    if (lexicon === undefined) return;
    const often = this.#often();
    for (const one of this.#uses.values()) {
      if (one.times > 1 || one.word.length < SHORTEST || isListedIn(one.word, languages)) continue;
      const others = often.get(one.word.charAt(0)) ?? [];
      const meant = others.find((other) => isSlip(one, other, language, lexicon));
      if (meant === undefined || isListedIn(one.word, LISTED)) continue;
      yield { said: one.said, meant: inCaseOf(one.said, meant.word), place: one.place };
    }
  }

  /** The words that may be meant, by their first letter. */
  #often(): ReadonlyMap<string, Use<Place>[]> {
    const often = new Map<string, Use<Place>[]>();
    for (const use of this.#uses.values()) {
      if (use.times < OFTEN) continue;
      const first = use.word.charAt(0);
      const others = often.get(first) ?? [];
      others.push(use);
      often.set(first, others);
    }
    return often;
  }
}

function isSlip<Place>(
  { word, capitals }: Use<Place>,
  other: Use<Place>,
  language: string,
  lexicon: Lexicon,
): boolean {
  if (Math.abs(other.word.length - word.length) > 1) return false;
  if (mistakesUpTo(1, word, other.word) !== 1) return false;
  const { kind, place } = slipOf(word, other.word);
  if (place !== 'inside' || !OF_THE_HAND.has(kind)) return false;
  const least = other.times >= VERY_OFTEN && capitals === 0 ? LEAST_ODDS_IF_OFTEN : LEAST_ODDS;
  if (lexicon.oddsOfSlip(word, other.word) < least) return false;
  const isSpelledAsName = other.capitals * 2 > other.times;
  const isGerman = language.startsWith('de');
  // Only German has capital letters where there is no name.
  if (capitals > 0 && !isSpelledAsName && !isGerman) return false;
  // Lists have first names, too, of which some are written with one letter or two: Loraine.
  const isNoun = isListedIn(other.word, [language]) && (isGerman || !/doubled$/.test(kind));
  const isName = capitals > 0 && isSpelledAsName && !isNoun;
  if (isName && (word.length < SHORTEST_NAME || !IN_NAMES.has(kind))) return false;
  // Nor is it a word that the language makes of others.
  return (
    SURE.has(kind) ||
    !(isPutTogether(word, language, lexicon) || isDerived(word, language, lexicon))
  );
}
