import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { sentenceAt } from '../sentence-at.ts';
import { knownNames } from './known-names.ts';
import { OtherFirstWord } from './other-first-word.ts';

/** Letters that a word and the one that is remembered in its place begin with. */
const SHARED = 4;

/** Letters of a word that can be taken for another one, and by how many that is longer or shorter. */
const FEWEST = 6;
const LONGER = 3;

const LANGUAGES = ['en', 'es', 'de'];

/** True for a word of a language. */
function isWord(word: string): boolean {
  const hash = hashOf(word);
  return LANGUAGES.some((language) => lexiconOf(language)?.has(hash));
}

/**
 * Up to the name, where only the business itself is named: what it does with "you", who is responsible, with whom somebody
 * makes a contract. Others are met, recommended and hired.
 */
const AS_OURSELVES =
  /(?:(?<!\p{L})(?:controller|data protection|responsible(?: for \p{L}+(?: \p{L}+){0,3})?|operator|provider|contract(?:ing party)?|copyright|responsable(?: del \p{L}+)?|titular|welcome|bienvenid[oa]s?|imprint|terms|conditions|policy|privacy)(?: (?:is|are|es|with|of|to|at|a|de|con))?:?\s|©(?: \d{4})?\s|(?:^|[.!?:|–—] ?)(?:about|contact|why|how|what|sobre|contacto|qué hace|cómo|por qué)\s)$/iu;

/** The same around it: "What X keeps about hirers", "How X treats you", "At X, we"; and a title that ends with it. */
const TO_YOU = /^[^.!?;,\n]{0,60}(?<!\p{L})(?:you|yours?|usted|ustedes|tus?|sus?)(?!\p{L})/iu;
const KEEPS =
  /^ (?:keeps?|stores?|collects?|processes|process|retains?|guarda|conserva|almacena|recoge|recaba|trata)(?!\p{L})/u;
const WE = /^,? (?:we|our|nosotros|nuestr[oa]s?)(?!\p{L})/u;
const ASKING = /(?:^|[.!?:|–—] ?)(?:why|how|what|qué|cómo|por qué)\s$/iu;
const IN_TITLE = /[|–—·]\s$/u;

/** Says that somebody else has that name, or the business had it. */
const OTHER =
  /(?<!\p{L})(?:neighbou?r\p{L}*|rivals?|competitors?|former(?:ly)?|used to|call(?:ed|s)|known as|renamed|merged?|sister|confus\p{L}+|mistak\p{L}+|unlike|not|never|nor|unrelated|different|next door|vecin\p{L}+|rival\p{L}*|antes|antigu\p{L}+|llamad?\p{L}+|confund\p{L}+|no|nunca)(?!\p{L})/iu;

/** True where the writer means the business. */
function isMeantAsOurs(text: string, [at, end]: Span): boolean {
  const sentence = sentenceAt(text, at);
  const before = text.slice(sentence.start, at);
  const after = text.slice(end, sentence.end);
  if (OTHER.test(before) || OTHER.test(after)) return false;
  if (ASKING.test(before)) return TO_YOU.test(after) || KEEPS.test(after);
  const isAtUs = /^(?:At|With|Here at|En)\s$/u.test(before) && WE.test(after);
  const isEndOfTitle = IN_TITLE.test(before) && after === '';
  return isAtUs || isEndOfTitle || AS_OURSELVES.test(before);
}

/** Words of a name that has others in its middle or at its end. */
const LONG_NAME = 3;

/**
 * Finds the name of the business with a made word of it replaced by another one that begins alike: "Daleside Narrowboats" for
 * "Dalesway Narrowboats". The last word is left alone: people, inns and bakeries have their own names there. So does a name of three words and more of which only the first and another one are
 * right: "Fenland Boat Services" for "Fenland Mobile Boat Repair".
 */
export class AlikeName {
  readonly #patterns: readonly (readonly [own: string, pattern: RegExp])[];
  readonly #words: readonly string[];
  /** The first word with others behind it; undefined for a short name. */
  readonly #beginning: RegExp | undefined;
  readonly #otherFirst: OtherFirstWord;

  constructor(name: string) {
    const words = name.split(/\s+/);
    this.#words = words;
    this.#otherFirst = new OtherFirstWord(words);
    if (words.length >= LONG_NAME && /^\p{Lu}\p{Ll}{3,}$/u.test(words[0] ?? ''))
      this.#beginning = new RegExp(
        `(?<![\\p{L}\\d@./-])${words[0]}(?:\\s\\p{Lu}\\p{Ll}+){2,3}(?![\\p{L}\\d@-]|\\.\\p{L}|\\s\\p{Lu})`,
        'gu',
      );
    const isPlain = words.every((word) => /^[\p{L}&]+$/u.test(word));
    this.#patterns = words.slice(0, isPlain ? -1 : 0).flatMap((own, open) => {
      if (!/^\p{Lu}/u.test(own) || own.length < FEWEST) return [];
      const other = `(?<word>(?!${own}(?!\\p{L}))${own.slice(0, SHARED)}\\p{Ll}+)`;
      const all = words.map((word, at) => (at === open ? other : word)).join('\\s+');
      const pattern = new RegExp(`(?<![\\p{L}\\d@./-])${all}(?![\\p{L}\\d@-]|\\.\\p{L})`, 'gu');
      return [[own, pattern] as const];
    });
  }

  /** False if a copy has no other word in the place of one of the name. */
  mayStandIn(copy: string): boolean {
    return (
      this.#patterns.some(([, pattern]) => copy.search(pattern) >= 0) ||
      (this.#beginning !== undefined && copy.search(this.#beginning) >= 0) ||
      this.#otherFirst.mayStandIn(copy)
    );
  }

  /** Where only some words of the name are right, and the configuration has none like it. */
  *#mixed(text: string, facts: Facts): Generator<Span> {
    for (const { 0: found, index } of this.#beginning ? matchesIn(text, this.#beginning) : []) {
      const [, ...others] = found.split(/\s/);
      const own = others.filter((word) => this.#words.includes(word));
      const span = [index, index + found.length] as const;
      if (own.length === 0 || own.length === others.length || !isMeantAsOurs(text, span)) continue;
      if (!facts.names.some((name) => facts.get(name)?.includes(found))) yield span;
    }
  }

  /** Where the name is replaced by a word that the configuration does not have. */
  *find(text: string, facts: Facts): Generator<Span> {
    yield* this.#mixed(text, facts);
    const told = [...this.#otherFirst.find(text, facts)];
    yield* told;
    for (const [own, pattern] of this.#patterns)
      for (const { 0: found, index, groups } of matchesIn(text, pattern)) {
        const word = groups?.word ?? '';
        const span = [index, index + found.length] as const;
        if (told.some(([at]) => at === index)) continue;
        const isNear = word.length >= FEWEST && Math.abs(word.length - own.length) <= LONGER;
        // Of a word of a language others make names, too.
        const isMade = isNear && !isWord(word) && !isWord(own);
        if (isMade && !knownNames(facts).has(word.toLowerCase()) && isMeantAsOurs(text, span))
          yield span;
      }
  }
}
