import type { LocatedText } from '../../../content/rule.ts';
import { belowTile } from '../counts/tiles.ts';
import { blockOf } from '../surroundings.ts';
import type { Beginning } from './beginnings.ts';
import { yearSinceAlone } from './business-starts.ts';
import { isNearYear } from './near-years.ts';

/** What a business gets some time after it has begun. */
const ADMITTED =
  /(?<!\p{L})(?:member|certif|regist|accredit|licen[cs]|approved|partner|mitglied|zertifi|zugelassen|zulassung|eingetragen|anerkannt|miembro|colegiad|homologad|autorizad)/iu;

/** Below a large year: what began then, if it is not the business. */
const OF_EVENT =
  /^(?:when|als|cuando) (?!(?:we|it all|the \p{L}+|wir|alles) (?:opened|began|started|eröffnet|angefangen|begann)|abrimos|empezamos|comenzamos)/imu;

/** Below a large year: that the business has been there since, in words that fit any. Whatever else stands there began then. */
const AS_WHOLE =
  /(?<!\p{L})(?:business|company|famil(?:y|ies)|owned|operated|run|serving|service|here|there for you|trading|established|open(?:ed)?|working|experience|trust(?:ed)?|we|our|betrieb|familie\p{L}*|inhabergeführt|geöffnet|für sie|für euch|da|am ort|vor ort|erfahrung|wir|unser\p{L}*|firma|haus|negocio|empresa|familia\p{L}*|abiert[oa]s?|a su servicio|experiencia|nosotros|nuestr[oa]s?|aquí|\{business\.\p{L}+|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** Or in a town. */
const IN_TOWN = /^(?:[Ii]n|[Oo]n|[Aa]t|[Ii]m|[Aa]m|[Ee]n) (?:the |der |dem |el |la )?[\p{Lu}{]/u;

/** Below a large year: what comes again and again since then, such as a class or a market, is a part of what the business does. */
const RECURS = new RegExp(
  `^(?:[\\p{L}’']+ ){0,3}(?:${[
    '(?:every|each) (?:(?:other|second|first|last) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week|month|year|season|spring|summer|autumn|fall|winter|christmas|easter|morning|evening|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days',
    'jede[nrs]? (?:(?:zweiten?|ersten?|letzten?) )?(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|woche|monat|jahr|saison|frühling|sommer|herbst|winter|morgen|abend)|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs',
    '(?:cada|tod[oa]s l[oa]s|los) (?:primer |último )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|semanas?|meses|mes|años?|temporadas?|primaveras?|veranos?|otoños?|inviernos?|mañanas?|tardes?|noches?)',
  ].join('|')})(?!\\p{L})`,
  'imu',
);

/** True for a line above a heading, or a number in large type, that says nearly since when the business has been there. */
export function isNear(located: LocatedText, year: string, began: Beginning, raw: object): boolean {
  const { path, text } = located;
  const below = belowTile(located, raw)?.text.trim() ?? '';
  const isTile =
    path.at(-1) === 'stat' &&
    yearSinceAlone(text) !== undefined &&
    !OF_EVENT.test(blockOf(located, raw)) &&
    !RECURS.test(blockOf(located, raw)) &&
    !ADMITTED.test(blockOf(located, raw)) &&
    (year < began.year || below === '' || AS_WHOLE.test(below) || IN_TOWN.test(below));
  if (path.at(-1) !== 'kicker' && !isTile) return false;
  return isNearYear(year, began);
}
