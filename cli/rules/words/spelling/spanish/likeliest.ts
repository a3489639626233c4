import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import { accentedNoun } from './unaccented.ts';

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

function isWord(word: string, lexicon: Lexicon): boolean {
  return lexicon.has(hashOf(word));
}

/** A word without its accents; tildes and diereses stay. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/(?<=[aeiou])\u0301/g, '')
    .normalize('NFC');
}

/** The spellings of a word with an n for ñ: of one of them, or of none. */
function withTilde(word: string): string[] {
  return [...word].flatMap((letter, at) =>
    letter === 'n' ? [`${word.slice(0, at)}ñ${word.slice(at + 1)}`] : [],
  );
}

/** The spellings of a word without accents that have one, from its end on: most verbs have it there. */
export function withAccent(word: string): string[] {
  return [...word]
    .flatMap((letter, at) => {
      const accented = ACCENTS[letter];
      return accented === undefined ? [] : [word.slice(0, at) + accented + word.slice(at + 1)];
    })
    .reverse();
}

/** What somebody will or would do, of which lists have the infinitive alone: inscribira, manejaria. */
const FUTURE = /^(?<infinitive>\p{L}+[aei]r)(?:(?<future>as?|an|e)|(?<would>ia(?:s|n|mos)?))$/u;

/** A participle whose i is spoken apart: proveido, leidas. */
const PARTICIPLE = /^(?<verb>\p{L}+[aeo])id[oa]s?$/u;

/** The form that a verb of the lists has with its accent, though no list has the form. */
function accentedForm(word: string, lexicon: Lexicon): string | undefined {
  const { infinitive = '', future, would } = FUTURE.exec(word)?.groups ?? {};
  if (infinitive !== '' && isWord(infinitive, lexicon)) {
    if (would !== undefined) return `${infinitive}í${would.slice(1)}`;
    if (future !== undefined) return infinitive + ACCENTS[future[0] as string] + future.slice(1);
  }
  const { verb } = PARTICIPLE.exec(word)?.groups ?? {};
  const isVerb = verb !== undefined && ['er', 'r', 'ír'].some((end) => isWord(verb + end, lexicon));
  return isVerb ? word.replace(/i(?=d[oa]s?$)/, 'í') : undefined;
}

/** The word that differs by its accent or its tilde alone: vendrán for vendran, allí for alli, añada for anada. */
function sameLetters(word: string, lexicon: Lexicon): string | undefined {
  const bare = plain(word);
  const ways = [...withAccent(bare), ...withTilde(bare), bare];
  const others = ways.filter((other) => other !== word && isWord(other, lexicon));
  const found = others.find((other) => lexicon.isCommon(other)) ?? others[0];
  return (
    found ??
    accentedForm(bare, lexicon) ??
    withTilde(bare)
      .flatMap(withAccent)
      .find((other) => isWord(other, lexicon))
  );
}

/** Letters that are written for one another as they sound alike, besides a silent h. */
const ALIKE: readonly (readonly [written: RegExp, meant: string])[] = [
  [/b/g, 'v'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/y(?=[aeiouáéíóú])/g, 'll'],
  [/g(?=[eiéí])/g, 'j'],
  [/j(?=[eiéí])/g, 'g'],
  [/s/g, 'z'],
  [/z/g, 's'],
  [/s(?=[eiéí])/g, 'c'],
  [/c(?=[eiéí])/g, 's'],
  [/(?<![cpst])h/g, ''],
  [/^(?=[aeiouáéíóú])/g, 'h'],
  [/(?<=[aeiou]|in|des)(?=[aeiouáéíóú])/g, 'h'],
];

/** The common word that is spoken alike: hojas for ojas, yema for llema. */
export function soundingSame(word: string, lexicon: Lexicon): string | undefined {
  for (const [written, meant] of ALIKE)
    for (const { 0: letters, index } of word.matchAll(written)) {
      const other = word.slice(0, index) + meant + word.slice(index + letters.length);
      if (lexicon.isCommon(other) || (/^[bv]$/.test(letters) && isWord(other, lexicon)))
        return other;
    }
  return undefined;
}

/**
 * The likeliest word for one that is told as a slip: a word whose accent is missing or that is spoken alike goes before
 * others of one letter's difference. The figures of the odds tell slips from unknown words, and not these neighbors.
 *
 * @param word in lower case.
 */
export function likeliestInSpanish(word: string, meant: string, lexicon: Lexicon): string {
  const other = sameLetters(word, lexicon) ?? soundingSame(word, lexicon) ?? meant;
  return accentedNoun(other);
}
