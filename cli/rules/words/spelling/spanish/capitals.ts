import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { lexiconOf } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';

/** A word in capitals with its accent, whose writer does not leave them out of capitals. */
const ACCENTED = /[A-ZÑ]{2}[ÁÉÍÓÚ]|[ÁÉÍÓÚ][A-ZÑ]{2}/;

/** One without, long enough to be no abbreviation. */
const BARE = /(?<![\p{L}\d_'’.&-])[A-ZÑ]{6,}(?![\p{L}\d_'’&-])/gu;

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** True for a copy in which some words in capitals have their accents. */
export function hasAccentedCapitals(copy: string): boolean {
  return ACCENTED.test(copy);
}

/** The word with its accent; undefined for one that needs none, and for one of a name. */
function accented(word: string): string | undefined {
  const lexicon = lexiconOf('es');
  if (!lexicon || lexicon.has(hashOf(word))) return undefined;
  const forms = [...matchesIn(word, /[aeiou]/g)].map(
    ({ 0: vowel, index }) => word.slice(0, index) + ACCENTS[vowel] + word.slice(index + 1),
  );
  const known = forms.filter((form) => lexicon.isCommon(form));
  return known.length === 1 ? known[0] : undefined;
}

/** Words in capitals that lack their accent, in a text that has it elsewhere: “ASESORIA” beside “ABOGACÍA”. */
export function* bareCapitals(
  text: string,
): Generator<{ index: number; word: string; meant: string }> {
  if (!ACCENTED.test(text)) return;
  for (const { 0: word, index } of matchesIn(text, BARE)) {
    const meant = accented(word.toLowerCase());
    if (meant !== undefined) yield { index, word, meant: meant.toUpperCase() };
  }
}
