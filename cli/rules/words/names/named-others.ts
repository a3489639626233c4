import type { Facts } from '../../../content/facts/facts.ts';
import { knownNames } from './known-names.ts';

/** Words with a capital letter at the beginning of a sentence, and days, which are no part of a name. */
const NO_NAME =
  '(?:The|This|That|Our|Your|My|An?|In|On|At|From|Since|Every|Each|El|La|Los|Las|Nuestr[oa]s?|Este|Esta|En|De|Desde|Der|Die|Das|Unser\\p{L}*|Ein\\p{L}*|Im|Am|Von|Seit|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Lunes|Martes|Miércoles|Jueves|Viernes|Sábados?|Domingos?|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?)(?!\\p{L})';

const WORD = `(?!${NO_NAME})\\p{Lu}[\\p{L}’'&.-]+`;

/** A name of two words and more: "Milk Source", «Colegio San Basilio», "the Walbottle Association". */
const NAME = new RegExp(
  `(?<![\\p{L}{.])${WORD}(?:\\s(?:(?:of|and|the|de|del|la|los|y|&|und|von|für|e\\.)\\s){0,2}${WORD})+`,
  'gu',
);

/** A thing in a place: "The harbour office in Falmouth". */
const IN_PLACE = /\p{L}\s(?:in|of|at|im|am|de|en)\s(?<place>\p{Lu}[\p{L}’'-]+)\s?$/u;

/** The words of a name that the configuration does not have. */
function unknownIn(name: string, facts: Facts): { words: number; unknown: number } {
  const words = name.match(/\p{L}{2,}/gu) ?? [];
  const known = knownNames(facts);
  const unknown = words.filter((word) => !known.has(word.toLowerCase()));
  return { words: words.length, unknown: unknown.length };
}

/** True if the configuration has none of the words: they name others. */
export function areUnknown(names: string, facts: Facts): boolean {
  const { words, unknown } = unknownIn(names, facts);
  return unknown === words;
}

/** Words of a long name that have to be unknown: the town in it may be that of the business. */
const MOST_OF_NAME = 2;

/**
 * True if the subject of a sentence has a name that the configuration does not know: what it does or has been is not said of the
 * business, whatever it is.
 *
 * @param subject a sentence up to its verb.
 */
export function isNamedOther(subject: string, facts: Facts): boolean {
  const names = subject.match(NAME) ?? [];
  const { place } = IN_PLACE.exec(subject)?.groups ?? {};
  if (place !== undefined && areUnknown(place, facts)) return true;
  return names.some((name) => unknownIn(name, facts).unknown >= MOST_OF_NAME);
}
