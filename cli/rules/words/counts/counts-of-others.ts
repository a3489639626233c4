import type { LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { sentenceAt } from '../sentence-at.ts';
import { blockOf } from '../surroundings.ts';
import { isLimitOfOthers } from './limits-of-others.ts';
import { isOfOtherPlaces } from './other-places.ts';
import { isSizeOfAny } from './sizes-of-any.ts';

/** Directly before the number of one of many: "a group of five dogs is more fun than one of two". */
const ONE_WITH =
  /(?<!\p{L})(?:an?|one|eine[rmn]?|einem?|una?)\s\p{L}+\s(?:(?:de|of|von|für)\s\p{L}+\s)?(?:of|with|mit|von|aus|zu|de|con)\s$/iu;

/** Directly before the number that each of several has: "die Pensionen mit sechs Zimmern". */
const EACH_WITH =
  /(?<!\p{L})(?:the|most|many|some|other|small|large|las|los|muchas|muchos|otras|otros|algunas|algunos|die|viele|manche|andere|kleine|große)\s(?:\p{Ll}+\s)?(?:(?:guest|boarding)? ?houses|inns|hotels|places|firms|shops|garages|workshops|practices|pensiones|hostales|hoteles|casas|empresas|tiendas|talleres|sitios|Pensionen|Gasthäuser|Hotels|Häuser|Höfe|Betriebe|Firmen|Läden|Werkstätten|Praxen)\s(?:with|of|con|de|mit)\s$/iu;

/** True for a number that each of several others has. */
export function isOfEach(text: string, at: number): boolean {
  return EACH_WITH.test(text.slice(Math.max(0, at - 40), at)) || isOfOtherPlaces(text, at);
}

/** Compares one with another. */
const COMPARES =
  /(?<!\p{L})(?:more|less|fewer|better|rather|mehr|weniger|lieber|besser|\p{L}{3,}er|más|menos|mejor)\s(?:[^.!?\n]{0,40}\s)?(?:than|als|que)(?!\p{L})/iu;

/** Directly before what a calculation comes to: "ten acres come to some 800 taps". */
const RECKONED =
  /(?<!\p{L})(?:(?:comes?|came|amounts?|adds? up|works? out) (?:to|at)|makes?|ergib(?:t|en)|machen?|kommt? auf|kommen auf|suman?|dan|salen|resultan)\s(?:about |around |some |roughly |only |just |etwa |rund |nur |unos |unas |solo )?$/iu;

/** Directly before the size for which a time or a price is said: "Time for 1,500 taps". */
const PRICED =
  /(?<!\p{L})(?:times?|costs?|prices?|hours?|charge|bill|zeit|dauer|preise?|kosten|tiempo|precios?|costes?|costo|horas)\s(?:for|für|de|para)\s(?:about |around |etwa |rund |unos |unas )?$/iu;

/** True for the result of a calculation whose numbers stand before it, and for the size of an example. */
export function isReckonedCount(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 50), at);
  if (PRICED.test(before)) return true;
  if (!RECKONED.test(before)) return false;
  const { start } = sentenceAt(text, at);
  const words =
    text
      .slice(start, at)
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  return words.some((word) => /^\d/.test(word) || (SMALL_NUMBERS.get(word) ?? 0) > 1);
}

/** Directly before the number of one that was the smallest or largest of all: "The smallest for 25 guests". */
const EXTREME =
  /(?<!\p{L})(?:smallest|largest|biggest|fullest|kleinste[nr]?|größte[nr]?|vollste[nr]?|(?:más (?:pequeñ|chic|grand|numeros)[oae]s?)|menor|mayor)(?: (?:was|had|war|hatte|fue|tuvo))? (?:for|with|of|had|für|mit|von|para|con|de)\s(?:about |around |just |only |etwa |rund |nur |unos |solo )?$/iu;

/** True for a number that one of many has, which may be any: an example, or what another one is compared with. */
export function isInstance(text: string, at: number): boolean {
  if (isOfEach(text, at) || isReckonedCount(text, at)) return true;
  if (EXTREME.test(text.slice(Math.max(0, at - 60), at))) return true;
  if (isLimitOfOthers(text, at) || isSizeOfAny('', text, at)) return true;
  if (!ONE_WITH.test(text.slice(Math.max(0, at - 40), at))) return false;
  if (/\p{L}/u.test(text[at] ?? '')) return true;
  const { start, end } = sentenceAt(text, at);
  return COMPARES.test(text.slice(start, end));
}

/** Directly before the number that there was in the beginning: "the money was enough for three chairs". */
const FORMERLY =
  /(?<!\p{L})(?:(?:began|started(?: out)?|opened) with|(?:was|were) enough for|(?:begann|begannen|startete|starteten|eröffnete|fing(?:en)? an)(?: \p{L}+){0,2} mit|reichten? (?:gerade |nur |damals )?für|(?:empezó|empezaron|empezamos|abrió|comenzó) con|alcanz(?:ó|aba) para)\s(?:just |only |nur |solo )?$/iu;

/** True for what there was when the business began, or at another time before. */
export function isOfFormerTimes(text: string, at: number): boolean {
  return (
    FORMERLY.test(text.slice(Math.max(0, at - 50), at)) ||
    (/(?:^|\s)aus\s$/i.test(text.slice(0, at)) &&
      /^[^.!?]*\swurden?(?!\p{L})/u.test(text.slice(at)))
  );
}

/** A year of the sentence, unless something has been so since. */
const IN_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const SINCE = /(?<!\p{L})(?:since|seit|desde|now|today|heute|hoy)(?!\p{L})/iu;

/** True for what there was in a year that the sentence says: "In 2016 we tried it, and mended four stoves". */
export function isOfYear(text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  return IN_YEAR.test(sentence) && !SINCE.test(sentence);
}

/** What a story is told with, and what is said of today. */
const LONG_AGO = /(?<!\d)(?:1[5-9]\d\d|20[01]\d)(?!\d)/;
const NARRATED =
  /(?<!\p{L})(?:had|was|were|bought|came|thought|\p{L}{3,}ed|hatten?|waren?|kaufte\p{L}{0,2}|\p{L}{3,}te|tenían?|había|eran?|compró|\p{L}{2,}(?:aron|ieron))(?!\p{L})/iu;
const OF_TODAY =
  /(?<!\p{L})(?:we|our|us|now|today|still|since|is|are|has|have|wir|uns|unser\p{L}*|heute|noch|seit|ist|sind|hat|haben|hoy|sigue\p{L}*|desde|es|son|tiene|nuestr\p{L}*|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** True for what there was when a paragraph tells of a year long ago: "In 1971 she bought it, with eleven rooms and a leaking roof". */
export function isOfStory(text: string, at: number): boolean {
  const paragraph = text.slice(text.lastIndexOf('\n\n', at) + 1, at);
  if (!LONG_AGO.test(paragraph)) return false;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  return NARRATED.test(sentence) && !OF_TODAY.test(sentence);
}

/** Directly before how long something once took: "The pictures came after", „Es dauerte“, «Llegaron a las». */
const TOOK =
  /(?<!\p{L})(?:came|arrived|took|lasted|(?:have|had|once) (?:managed|finished|done)(?: (?:it|this|that|one|them))?|(?:was|were) (?:ready|there|done)|kam(?:en)?|dauerten?|lag(?:en)? (?:\p{L}+ )?vor|war(?:en)? (?:fertig|da)|hatten wir (?:das|es)|llegó|llegaron|tardó|tardaron|duró|duraron|estuvo|estuvieron|(?:lo )?(?:hemos|han) (?:hecho|conseguido|logrado))\s(?:\p{L}+\s){0,3}$/iu;

/** True for how long something took one time, which is told and not promised. */
export function isOnce(text: string, at: number): boolean {
  return TOOK.test(text.slice(Math.max(0, at - 50), at));
}

/** What an office or another institution holds, and its duration and limits are not ours: "the official test takes 45 minutes". */
const OFFICIAL =
  /(?<!\p{L})(?:official|state(?:-run)? (?:test|exam)|offiziell\p{L}*|amtlich\p{L}*|staatlich\p{L}*|oficial(?:es)?|estatal(?:es)?)(?!\p{L})/iu;

/** An abbreviation of the institution or its examination: DELE, CCSE, TELC, IELTS. */
const ABBREVIATION = /(?<![\p{L}{.])\p{Lu}{3,}(?![\p{L}}])/u;

/** Keys of texts in large type. */
const TILE = new Set<PropertyKey | undefined>(['stat', 'value', 'figure']);

/** The texts of the tiles beside one. */
function tilesBeside(path: readonly PropertyKey[], raw: object): string {
  const tiles = valueAt(raw, path.slice(0, -2));
  if (!Array.isArray(tiles)) return '';
  return tiles
    .flatMap((tile) => Object.values(Object(tile)))
    .filter((text) => typeof text === 'string')
    .join('\n');
}

/** True for a number of an examination or the like that others hold, by its sentence or the tiles beside it, which are about one thing. */
export function isOfOfficials({ path, text }: LocatedText, raw: object, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  if (OFFICIAL.test(text.slice(start, end))) return true;
  if (!TILE.has(path.at(-1)) || typeof path.at(-2) !== 'number') return false;
  const beside = tilesBeside(path, raw);
  return OFFICIAL.test(beside) || ABBREVIATION.test(beside);
}

/** Says that a number counts some of others as well: "nine vets, our own and those of the faculty". */
const WITH_OTHERS =
  /(?<!\p{L})(?:our own|ours|own|propi[oa]s|nuestr[oa]s|eigene[nr]?)\s(?:and|y|und)\s(?:from|of|those|others?|some|de|del|otr[oa]s|l[oa]s|von|vom|die|andere)(?!\p{L})/iu;

/** True for a number that counts others as well, by its sentence or by what is written below it. */
export function isWithOthers(located: LocatedText, raw: object): boolean {
  return WITH_OTHERS.test(blockOf(located, raw));
}

/** Kinds with their numbers: “two grands and three uprights”. */
const KINDS = /(?<![\p{L}\d.,])(?<number>\d{1,3}|\p{L}+)\s(?=\p{L}{3,})/gu;

/**
 * True for a large number of which the words below it are the kinds that come to it: “5 instruments, two grands and three uprights”. It counts
 * these, if it is far from what it is compared with; a number near it is a slip in one of both.
 */
export function isOfKindsBelow(
  { path, text }: LocatedText,
  raw: object,
  known = Number.NaN,
): boolean {
  const value = Number.parseInt(text, 10);
  if (path.at(-1) !== 'stat' || !(value * 2 <= known)) return false;
  const { description } = Object(valueAt(raw, path.slice(0, -1))) as { description?: unknown };
  const [kinds = ''] = String(description).split(/[,;.]\s/u, 1);
  const numbers = [...matchesIn(kinds, KINDS)].flatMap(({ groups }) => {
    const word = groups?.number?.toLowerCase() ?? '';
    const number = /\d/.test(word) ? Number(word) : SMALL_NUMBERS.get(word);
    return number === undefined ? [] : [number];
  });
  return numbers.length > 1 && numbers.reduce((whole, each) => whole + each, 0) === value;
}
