import { ENGLISH_FORMS } from '../pairs/english-forms.ts';
import { ENGLISH_FROM } from '../pairs/english-from.ts';
import { ENGLISH_LITTLE_WORDS } from '../pairs/english-little-words.ts';
import { ENGLISH_MISHEARD } from '../pairs/english-misheard.ts';
import { ENGLISH_NOUN_PAIRS } from '../pairs/english-noun-pairs.ts';
import { ENGLISH_OWNERS } from '../pairs/english-owners.ts';
import { ENGLISH_SET_PHRASES } from '../pairs/english-set-phrases.ts';
import { ENGLISH_THAN } from '../pairs/english-than.ts';
import { ENGLISH_THEIRS } from '../pairs/english-theirs.ts';
import { ENGLISH_VERB_PAIRS } from '../pairs/english-verb-pairs.ts';
import { ENGLISH_YOUR } from '../pairs/english-your.ts';
import { GERMAN_MISHEARD } from '../pairs/german-misheard.ts';
import { GERMAN_PAIRS } from '../pairs/german-pairs.ts';
import { ENGLISH_LEFT_OUT, GERMAN_LEFT_OUT, SPANISH_LEFT_OUT } from '../pairs/left-out-words.ts';
import { ENGLISH_MISSING, GERMAN_MISSING, SPANISH_MISSING } from '../pairs/missing-words.ts';
import { ENGLISH_UNITS, GERMAN_UNITS, SPANISH_UNITS } from '../pairs/singular-units.ts';
import { SPANISH_COGNATES } from '../pairs/spanish-cognates.ts';
import { SPANISH_GENDERS } from '../pairs/spanish-genders.ts';
import { SPANISH_MISHEARD } from '../pairs/spanish-misheard.ts';
import { SPANISH_NUMBERED } from '../pairs/spanish-numbered.ts';
import { SPANISH_PAIRS } from '../pairs/spanish-pairs.ts';
import { SPANISH_PLURAL_GENDERS } from '../pairs/spanish-plural-genders.ts';
import { SPANISH_PLURALS } from '../pairs/spanish-plurals.ts';
import { WordLook } from '../pairs/word-look.ts';
import { ENGLISH_AGREEMENT } from './english/agreement.ts';
import { ENGLISH_BETWEEN } from './english/between.ts';
import { ENGLISH_GRAMMAR } from './english/grammar.ts';
import { ENGLISH_HOMOPHONES } from './english/homophones.ts';
import { ENGLISH_IDIOMS } from './english/idioms.ts';
import { ENGLISH_ITS } from './english/its.ts';
import { ENGLISH_MISTAKES } from './english/mistakes.ts';
import { ENGLISH_MIXUPS } from './english/mixups.ts';
import { ENGLISH_MODALS } from './english/modals.ts';
import { ENGLISH_NUMBER } from './english/number.ts';
import { ENGLISH_SOUNDALIKES } from './english/soundalikes.ts';
import { ENGLISH_SOUNDING_SAME } from './english/sounding-same.ts';
import { ENGLISH_VERBS } from './english/verbs.ts';
import { ENGLISH_YOU } from './english/you.ts';
import { GERMAN_AGREEMENT } from './german/agreement.ts';
import { GERMAN_CAPITALS } from './german/capitals.ts';
import { GERMAN_CASES } from './german/cases.ts';
import { GERMAN_CLAUSES } from './german/clauses.ts';
import { GERMAN_COMMAS } from './german/commas.ts';
import { GERMAN_CONJUNCTIONS } from './german/conjunctions.ts';
import { GERMAN_ENDINGS } from './german/endings.ts';
import { GERMAN_FORMS } from './german/forms.ts';
import { GERMAN_JOINED } from './german/joined.ts';
import { GERMAN_LIKENESS } from './german/likeness.ts';
import { GERMAN_MISTAKES } from './german/mistakes.ts';
import { GERMAN_NUMBER } from './german/number.ts';
import { GERMAN_SEID_AND_DASS } from './german/seid-and-dass.ts';
import { GERMAN_SHARP_S } from './german/sharp-s.ts';
import { GERMAN_SLIPS } from './german/slips.ts';
import type { MistakenRow } from './mistaken-row.ts';
import { SPANISH_ADJECTIVES } from './spanish/adjectives.ts';
import { SPANISH_AGREEMENT } from './spanish/agreement.ts';
import { SPANISH_GRAMMAR } from './spanish/grammar.ts';
import { SPANISH_HOMOPHONES } from './spanish/homophones.ts';
import { SPANISH_JOINED } from './spanish/joined.ts';
import { SPANISH_LOST_ACCENTS } from './spanish/lost-accents.ts';
import { SPANISH_MISTAKES } from './spanish/mistakes.ts';
import { SPANISH_PAST } from './spanish/past.ts';
import { SPANISH_SLIPS } from './spanish/slips.ts';
import { SPANISH_SPOKEN_ALIKE } from './spanish/spoken-alike.ts';
import { SPANISH_UNACCENTED } from './spanish/unaccented.ts';

/** A word in a place where only another one can stand. */
export interface Mistaken {
  /** A cheap test of a whole copy: what is rare of the slip and its neighbours, which begins with a literal. */
  sign: string | RegExp;
  /** The group `slip` is the word. */
  around: RegExp;
  meant: string | ((word: string) => string);
  /** Words of which a copy with the slip has one; undefined for slips that are looked for by their sign alone. */
  words: readonly string[] | undefined;
}

/** False if a copy lacks what is rare of a slip. */
function isSigned(copy: string, sign: string | RegExp): boolean {
  return typeof sign === 'string' ? copy.includes(sign) : sign.test(copy);
}

function rows(table: readonly MistakenRow[]): readonly Mistaken[] {
  return table.map(([sign, around, meant, words]) => ({ sign, around, meant, words }));
}

/** Words of which another one is meant, by language. */
export const MISTAKEN: Readonly<Record<string, readonly Mistaken[]>> = {
  en: rows([
    ...ENGLISH_MISTAKES,
    ...ENGLISH_ITS,
    ...ENGLISH_MODALS,
    ...ENGLISH_GRAMMAR,
    ...ENGLISH_AGREEMENT,
    ...ENGLISH_NUMBER,
    ...ENGLISH_VERBS,
    ...ENGLISH_IDIOMS,
    ...ENGLISH_HOMOPHONES,
    ...ENGLISH_YOU,
    ...ENGLISH_MIXUPS,
    ...ENGLISH_SOUNDALIKES,
    ...ENGLISH_SOUNDING_SAME,
    ...ENGLISH_NOUN_PAIRS,
    ...ENGLISH_VERB_PAIRS,
    ...ENGLISH_MISHEARD,
    ...ENGLISH_MISSING,
    ...ENGLISH_LEFT_OUT,
    ...ENGLISH_SET_PHRASES,
    ...ENGLISH_LITTLE_WORDS,
    ...ENGLISH_YOUR,
    ...ENGLISH_THAN,
    ...ENGLISH_FROM,
    ...ENGLISH_OWNERS,
    ...ENGLISH_THEIRS,
    ...ENGLISH_FORMS,
    ...ENGLISH_UNITS,
    ...ENGLISH_BETWEEN,
  ]),
  es: rows([
    ...SPANISH_MISTAKES,
    ...SPANISH_GRAMMAR,
    ...SPANISH_AGREEMENT,
    ...SPANISH_ADJECTIVES,
    ...SPANISH_SLIPS,
    ...SPANISH_HOMOPHONES,
    ...SPANISH_SPOKEN_ALIKE,
    ...SPANISH_UNACCENTED,
    ...SPANISH_LOST_ACCENTS,
    ...SPANISH_PAST,
    ...SPANISH_GENDERS,
    ...SPANISH_PAIRS,
    ...SPANISH_MISHEARD,
    ...SPANISH_MISSING,
    ...SPANISH_LEFT_OUT,
    ...SPANISH_NUMBERED,
    ...SPANISH_PLURAL_GENDERS,
    ...SPANISH_COGNATES,
    ...SPANISH_PLURALS,
    ...SPANISH_UNITS,
    ...SPANISH_JOINED,
  ]),
  de: rows([
    ...GERMAN_MISTAKES,
    ...GERMAN_FORMS,
    ...GERMAN_CASES,
    ...GERMAN_ENDINGS,
    ...GERMAN_CLAUSES,
    ...GERMAN_COMMAS,
    ...GERMAN_CONJUNCTIONS,
    ...GERMAN_AGREEMENT,
    ...GERMAN_CAPITALS,
    ...GERMAN_LIKENESS,
    ...GERMAN_NUMBER,
    ...GERMAN_SEID_AND_DASS,
    ...GERMAN_SHARP_S,
    ...GERMAN_SLIPS,
    ...GERMAN_PAIRS,
    ...GERMAN_MISHEARD,
    ...GERMAN_MISSING,
    ...GERMAN_LEFT_OUT,
    ...GERMAN_UNITS,
    ...GERMAN_JOINED,
  ]),
};

/** The slips with words of their own, by language, and the others; numbers are their places in the table. */
const LOOKS = Object.fromEntries(
  Object.entries(MISTAKEN).map(([language, all]) => {
    const look = new WordLook<number>();
    const others: number[] = [];
    for (const [at, { words }] of all.entries()) {
      for (const word of words ?? []) look.add(word, at);
      if (words === undefined) others.push(at);
    }
    return [language, { all, look, others }] as const;
  }),
);

/** The slips that a copy may have, in the order of their table. @param copy with a line break before each text. */
export function* suspectsIn(copy: string, language: string): Generator<Mistaken> {
  const looks = LOOKS[language];
  if (!looks) return;
  const { all, look, others } = looks;
  for (const at of [...others, ...look.in(copy)].sort((a, b) => a - b)) {
    const mistaken = all[at] as Mistaken;
    if (isSigned(copy, mistaken.sign)) yield mistaken;
  }
}

/** False if a copy has none of these slips. */
export function mayMistake(copy: string, language: string): boolean {
  for (const { around } of suspectsIn(copy, language)) if (around.test(copy)) return true;
  return false;
}
