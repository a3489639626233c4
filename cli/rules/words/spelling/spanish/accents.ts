import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';

/**
 * Endings with two accents, both of which the Academies accept (Diccionario panhispánico de dudas, for instance
 * https://www.rae.es/dpd/amoniaco and https://www.rae.es/dpd/pediatra): dictionaries list one of them. Single words such as
 * `beisbol` are in the vocabulary.
 */
const ENDINGS: readonly (readonly [ending: RegExp, other: string])[] = [
  [/iac(?=[oa]s?$)/, 'íac'],
  [/íac(?=[oa]s?$)/, 'iac'],
  [/iatr(?=as?$)/, 'íatr'],
  [/íatr(?=as?$)/, 'iatr'],
  [/(?<=manc|scop|plej|plast)ia(?=s?$)/, 'ía'],
  [/(?<=manc|scop|plej|plast)ía(?=s?$)/, 'ia'],
  [/osfer(?=as?$)/, 'ósfer'],
  [/ósfer(?=as?$)/, 'osfer'],
];

/** True for a word that is listed with its other accent: `amoníaco`, beside `amoniaco`. */
export function hasTwoAccents(word: string, lexicon: Lexicon): boolean {
  const small = word.toLowerCase();
  return ENDINGS.some(
    ([ending, other]) => ending.test(small) && lexicon.has(hashOf(small.replace(ending, other))),
  );
}
