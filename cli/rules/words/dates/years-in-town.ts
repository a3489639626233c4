import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Beginning } from './beginnings.ts';
import { isTopOfPage } from './labelled-years.ts';
import { isNearYear } from './near-years.ts';

const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)';

/** A town, or a reference to it, and perhaps the state behind it. */
const TOWN =
  "(?<town>\\{[\\w.]+\\}|\\p{Lu}[\\p{L} .’'-]*?)(?:, ?(?:\\{[\\w.]+\\}|\\p{Lu}[\\p{L} .]*?))?";

/** Before the town: the business itself is there, not what it makes or does. */
const HERE =
  '(?:(?:here|at home|right here|always|locally owned|family[- ]owned|hier|daheim|zu ?hause|ansässig|aquí|siempre) )?(?:in|en)';

/** Texts that are nothing but since when the business has been in its town: "In Wahoo since 1952", «En Ronda desde 1952». */
const IN_TOWN = [
  `^${HERE} ${TOWN},? (?:since|seit|desde) ${YEAR}[.!]?$`,
  `^(?:since|seit|desde) ${YEAR},? (?:here |hier |aquí )?(?:in|en) ${TOWN}[.!]?$`,
].map((source) => new RegExp(source, 'iu'));

/**
 * True for the top of a page that says since when the business has been in its own town, with another year than the fact: one before the
 * business, or a slip for its year. A business may have moved there in any other one.
 */
export function isInTownAtTop(located: LocatedText, began: Beginning, facts: Facts): boolean {
  if (!isTopOfPage(located)) return false;
  const text = located.text.trim();
  const { town, year = '' } =
    IN_TOWN.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  const isOwn =
    town === '{business.address.locality}' || town === facts.get('business.address.locality');
  if (!isOwn) return false;
  return year < began.year || isNearYear(year, began) || mistakes(year, began.year) === 1;
}
