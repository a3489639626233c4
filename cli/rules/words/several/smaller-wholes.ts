import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot, UNITS } from '../counts/nouns.ts';
import { isSaid } from '../counts/said-words.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Things that are put together of several, each of which has a number of its own. */
const SET =
  '(?:bundle|pack(?:age|et)?|set|series|sequence|course|module|cycle|block|batch|box|case|bouquet|ticket|card|pass|tour|loop|circuit|paket|satz|serie|reihe|zyklus|modul|mappe|karte|tour|runde|paquete|lote|juego|ciclo|módulo|bloque|bono|caja|tarjeta|abono|recorrido|vuelta)(?:s|n|en|e)?';

/** What is given or agreed for a time of its own. */
const GRANTED =
  '(?:grant|award|fellowship|scholarship|stipend|study|project|pilot|initiative|partnership|sentence|ban|förderung|stipendium|studie|projekt|pilotprojekt|vorhaben|beca|subvención|ayuda|estudio|proyecto|iniciativa|convenio)(?:s|n|en|e)?';

/** Behind a number: what has so many as a whole, in "6-course bundle". */
const SET_BEHIND = new RegExp(`^\\d+-\\p{L}+\\s(?:\\p{L}+\\s){0,2}?(?<set>${SET})(?!\\p{L})`, 'iu');

/** Before a number: „im Paket mit“, «un bono con». */
const SET_BEFORE = new RegExp(
  `(?<!\\p{L})\\p{L}*?(?<set>${SET})\\s(?:of|with|containing|including|aus|mit|von|de|con)\\s$`,
  'iu',
);

/** Behind a number of years: "3-year research grant". */
const GRANTED_BEHIND = new RegExp(
  `^\\d+[\\s-](?:year|month|week|day)s?(?:,?\\s[^.;:!?\\s]+){0,5}?\\s(?<set>${GRANTED})(?!\\p{L})`,
  'iu',
);

/** Directly before a number of things that a passage points at, or has listed below. */
const THESE =
  /(?<!\p{L})(?:(?<!all (?:of )?)(?:these|those|the following)|(?<!alle[rn]?\s)(?:diesen?|dieser|jenen?|(?:die |den |der )?folgenden?)|(?<!tod[ao]s\s)(?:est[ao]s|es[ao]s|aquell[ao]s|l[ao]s siguientes))\s$/iu;

/** What came to a stock from somewhere, before a number or behind it in its sentence. */
const ADDED_BEFORE =
  /(?<!\p{L})(?:hinzu ka(?:m|men)|dazu ka(?:m|men)|(?:kam|kamen) (?:noch )?(?:hinzu|dazu)|another|a further|were joined by|took over|inherited|übernahm(?:en)?|übernommen wurden|erbte[n]?|se (?:sumaron|añadieron|incorporaron)|heredó|heredamos)(?:\s\S+){0,2}\s$/iu;
const ADDED_BEHIND =
  /^[^.;:!?\n]{0,80}?(?<!\p{L})(?:(?:from|of) the (?:former|old)|(?:were|was) (?:added|donated|taken over|inherited)|aus (?:de[mr]|einem|einer) (?:ehemalig|früher|alt)\p{L}+|(?:kamen|kam) (?:hinzu|dazu)|(?:wurden|wurde) (?:gespendet|übernommen|geschenkt)|del (?:antiguo|extinto|desaparecido)|de la (?:antigua|extinta|desaparecida)|(?:fueron|fue) (?:donad|añadid|heredad)[ao]s?)/iu;

/** A number of each part of a whole: "5 teams per grade". */
const OF_EACH = new RegExp(
  `(?<![\\p{L}\\d.,])(?<number>\\d{1,4}|${[...SMALL_NUMBERS.keys()].join('|')})\\s(?<noun>\\p{L}+)(?:\\s\\([^)]*\\))?\\s(?:per|pro|por|je|in each|in jede[rm]|en cada|for each|für jede[nrs]?|para cada)\\s`,
  'giu',
);

const rootsIn = (text: string) => new Set(text.match(/\p{L}+/gu)?.map(nounRoot));

/** True if a number is reckoned from that of each part, which its sentence has as well: five teams in each of two grades are ten. */
function isReckonedFromEach(sentence: string, at: number, value: number): boolean {
  const noun = nounRoot(/^\d+\s(\p{L}+)/u.exec(sentence.slice(at))?.[1] ?? '');
  if (noun === '') return false;
  return [...matchesIn(sentence, OF_EACH)].some(({ index, groups = {} }) => {
    const number = (groups.number ?? '').toLowerCase();
    const each = SMALL_NUMBERS.get(number) ?? Number(number);
    const isSame = nounRoot(groups.noun ?? '') === noun;
    return isSame && index !== at && each > 1 && value > each && value % each === 0;
  });
}

/**
 * True for a number of a smaller whole than that of a fact, by its own words: the courses of a bundle, those that are listed below, the years
 * of a grant, what came to a stock from elsewhere. Not if the name of the fact says this whole.
 */
export function isOfSmallerWhole(
  { name, nouns }: KnownFigure,
  { text, at, value }: { text: string; at: number; value: number },
): boolean {
  const { start, end } = sentenceAt(text, at);
  const before = text.slice(start, at);
  const behind = text.slice(at, end);
  const isOfUnit = nouns.some((noun) => UNITS.has(noun));
  const own = rootsIn(name.replace(/(?=\p{Lu})/gu, ' '));
  const set =
    GRANTED_BEHIND.exec(behind)?.groups?.set ??
    (isOfUnit
      ? undefined
      : (SET_BEHIND.exec(behind)?.groups?.set ?? SET_BEFORE.exec(before)?.groups?.set));
  if (set !== undefined && !isSaid(nounRoot(set), own)) return true;
  if (isOfUnit) return false;
  if (THESE.test(before) || isReckonedFromEach(text.slice(start, end), at - start, value))
    return true;
  return ADDED_BEFORE.test(before) || ADDED_BEHIND.test(behind);
}
