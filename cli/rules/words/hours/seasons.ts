import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';

const MONTHS =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';

/** A part of the year: a season, school holidays, or months after the word that makes them a time. */
const PART_OF_YEAR = new RegExp(
  `(?<!\\p{L})(?:(?:summer|winter|spring|autumn|fall|(?:low|high|off)[- ]season|school holidays|lent|advent)(?!\\p{L})|(?:sommer|winter|frühling|frühjahr|herbst|ferien|neben|haupt)(?:s|zeit|saison|monate?n?|ferien)?(?!\\p{L})|(?:verano|invierno|primavera|otoño|temporada (?:alta|baja))(?!\\p{L})|(?:in|from|during|until|till|through|since|im|ab|von|bis|seit|en|de|desde|hasta|durante) ${MONTHS}(?! \\d)(?!\\p{L}))`,
  'iu',
);

/** True if the sentence of some hours says for which part of the year they are: those of the configuration are of all of it. */
export function isOfSeason(text: string, [at]: Span): boolean {
  const { start, end } = sentenceAt(text, at);
  return PART_OF_YEAR.test(text.slice(start, end));
}
