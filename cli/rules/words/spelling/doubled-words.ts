import { isDigitInRow } from '../names/spoken-digits.ts';

/** Words that can be doubled, with the required context before them; without one, always. */
type Doubles = readonly (readonly [words: string, before?: RegExp])[];

/** After "that that" one of them is too many: the second would have to be a pronoun or stand before a noun. */
const AFTER_THAT =
  /^\s+(?:the|an?|we|you|they|he|she|it|i|our|your|their|my|his|its|this|these|those|there|who|which|what)(?!\p{L})/iu;

/** A word that ends one clause and begins the next. */
const DOUBLES: Readonly<Record<string, Doubles>> = {
  en: [
    [
      'had do so very bye now there ha knock blah yada chop hush hear night cha win really too many choo chug tick tock ding dong nom hello winner woof toot beep tap la ho etc long far huge truly deeply never ever coffee',
    ],
    // What it is is simple. We know who she is is not the question. What he did did help.
    [
      'is did does was were',
      /\b(?:what|who|whose|where|how|which|why|all|whatever|whoever)\b[^.!?;:]*$/i,
    ],
    // "Those who can can climb."
    [
      'can could will would',
      /\b(?:who|whoever|those|(?:what(?:ever)?|where|as much as) (?:we|you|they|he|she|it|i))\s+$/i,
    ],
    // "Read her her rights."
    [
      'her',
      /\b(?:read|g[ia]ve|show|tell|told|br(?:ing|ought)|sen[dt]|hand|ask|buy|bought|g[eo]t|teach|taught|owe|cost|den(?:y|ie)|grant|promise|l[eo]nt|lend|explain(?:ed)? to|of)(?:e?[sd]|ing)?\s+$/iu,
    ],
    // "No no, that is fine", and "a big no no".
    ['no', /(?:^|[.!?:;,“"„(–—-]\s*|\b(?:an?|the|big|total|absolute|real|one|oh|well)\s+)$/iu],
    // Come in in the morning; log on on Monday.
    [
      'in',
      /\b(?:com|log|check|fit|blend|join|tun|plug|pitch|mov|drop|walk|step|settl|let|bring|sign|call|put|get|go|hand|look|stay|pop|clock|phon|fill|sen[dt])(?:e|es|ed|s|ing|ming|ging|ping|ting)?\s+(?:\p{L}+\s+)?$/iu,
    ],
    [
      'on',
      /\b(?:go|mov|carr|turn|log|get|put|hold|com|switch|pass|stay|hang|tr|read|keep)(?:e|es|ed|s|y|ies|ied|ing|ting|ging)?\s+(?:\p{L}+\s+)?$/iu,
    ],
  ],
  es: [
    [
      'muy no sí ya casi así luego poco nos tan bien más café tin toc tic pío chas din pil cus ñam bla glu',
    ],
    // "Se para para comer."
    ['para', /(?<!\p{L})(?:se|me|te|nos|no|todo|nada|nadie|que|quien)\s+$/iu],
    // "De la a a la z", and "distinto de a a z".
    ['a', /(?<!\p{L})(?:de|la|letra|desde)\s+$/iu],
    // "El vale vale un año": a noun that is a verb, too.
    // "Firme el otro otro día."
    ['otro', /(?<!\p{L})el\s+$/iu],
    ['otra', /(?<!\p{L})la\s+$/iu],
    [
      'vale cuenta ayuda cura vino sobre traje',
      /(?<!\p{L})(?:el|la|un|una|este|esta|cada|su|tu|nuestr[oa])\s+$/iu,
    ],
  ],
  de: [
    // „Wir sagen Ihnen, welcher welcher ist.“
    ['welcher welche welches welchen', /,\s+$/u],
    ['sie ihr sehr so ganz lang bald nein ja immer viel was wer wie wo'],
    // Alle, die die Prüfung machen; dass das das Beste ist; but not: mit der der Frist.
    [
      'die der das den dem',
      /(?:,|\b(?:und|oder|als|dass|ob|weil|wenn|bis|sind|ist|war|waren|wird|werden)|[,:–—]\s+(?:in|mit|von|bei|auf|an|aus|nach|zu|über|unter|vor|für|ohne|um|gegen|durch|hinter|neben))\s+$/i,
    ],
  ],
};

/** Kin of a generation further back: "their great great grandson"; "a great great job" is a slip. */
const KIN = /^\s(?:grand\p{L}+|uncles?|aunts?|nephews?|nieces?)(?!\p{L})/iu;

/** Languages that are known well enough to detect slips. */
export const DOUBLED_LANGUAGES: ReadonlySet<string> = new Set(Object.keys(DOUBLES));

/**
 * True for a word that is doubled on purpose.
 *
 * @param word in lower case.
 * @param before the sentence up to the word.
 * @param after the text after its second occurrence.
 */
export function isSaidTwice(
  word: string,
  before: string,
  after: string,
  language: string,
): boolean {
  if (word === 'that' && language === 'en') return !AFTER_THAT.test(after);
  if (word === 'great' && KIN.test(after)) return true;
  if (isDigitInRow(word, before, after)) return true;
  const doubles = DOUBLES[language] ?? [];
  return doubles.some(
    ([words, context]) => words.split(' ').includes(word) && (context?.test(before) ?? true),
  );
}
