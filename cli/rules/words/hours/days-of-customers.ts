import type { LocatedText } from '../../../content/rule.ts';
import { textsBeside } from '../surroundings.ts';

/** Above or below a heading: for whom the page is, who have hours of their own. */
const FOR_BUSINESSES =
  /^(?:for|für|para)\s(?:(?:all|alle|todas?|todos?)\s)?(?:businesses|companies|offices|shops|schools|firms|employers|landlords|trade|betriebe|unternehmen|firmen|büros|geschäfte|läden|praxen|schulen|arbeitgeber|gewerbe|empresas|oficinas|comercios|tiendas|negocios|colegios)(?!\p{L})/imu;

/** Speaks of the business itself. */
const OURS =
  /(?<!\p{L})(?:we|us|our|ours|wir|uns|unser\p{L}*|nosotr[oa]s|nuestr[oa]s?|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})|\{business\.|\d/iu;

/** Closed on one day and open on another. */
const CLOSED_AND_OPEN =
  /(?<!\p{L})(?:closed|shut|geschlossen|zu|cerrad[oa]s?)(?!\p{L})[^.!?]*(?<!\p{L})(?:open|geöffnet|offen|auf|abiert[oa]s?)(?!\p{L})/iu;

/** True for the heading of a page for businesses that says how long theirs is closed: "Closed on Friday, open on Monday". */
export function areDaysOfCustomers(located: LocatedText, raw: object): boolean {
  const { path, text } = located;
  if (path.at(-1) !== 'heading' && path.at(-1) !== 'headline') return false;
  if (!CLOSED_AND_OPEN.test(text) || OURS.test(text)) return false;
  return textsBeside(located, raw).some((beside) => FOR_BUSINESSES.test(beside));
}
