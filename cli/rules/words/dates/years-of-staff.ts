import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';

/** What a person has been or led since a year: "Malermeisterin seit 2009". */
const OF_PERSON =
  /(?:\p{L}*meister(?:in)?|gesell(?:e|in)|ärzt(?:e|in)|anwält(?:e|in)|anwalt|arzt|mitglied|inhaber(?:in)?|chef(?:in)?|member|colegiad[oa]|titulad[oa]|licenciad[oa]|soci[oa]|(?:führt|leitet|besitzt|dirige|regenta|has\s(?:\p{L}+\sand\s)?(?:run|led|owned|managed|headed))(?:\s\p{L}+){0,2})\s$/iu;

/** Somebody who came to the business later: "has been with us since 2009", „ist seit 2009 bei uns“. */
const STAYS =
  /(?<!\p{L})(?:(?:(?:been|is|are)(?: (?:here|also|already|back))?|(?:works?|worked|working|teach(?:es|ing)?|taught)(?: \p{L}+){0,2}?) (?:with us|for us|on (?:our|the) (?:team|staff|crew)|at our side)|(?:está|están|trabajan?|lleva|sigue|forma parte)(?: \p{L}+){0,2}? (?:con nosotr[oa]s|en (?:el|nuestro) equipo|en (?:la|nuestra) plantilla|del equipo)|(?:gehör(?:t|en)|zähl(?:t|en)) (?:zum|zu unserem) team)\s$/iu;
const STAYS_DE =
  /(?<!\p{L})(?:ist|sind|war|arbeite(?:t|n)|unterrichte(?:t|n)|gehör(?:t|en))(?: \p{L}+){0,2}?\s$/iu;
const WITH_US_DE =
  /^,?\s(?:\p{L}+\s)?(?:bei uns|dabei|mit dabei|im team|zum team|zu unserem team|an bord|in unserem team)(?!\p{L})/iu;

/** True for the words around a year since which somebody has worked for the business. */
export function isOfStaff(before: string, after: string): boolean {
  return (
    OF_PERSON.test(before) ||
    STAYS.test(before) ||
    (STAYS_DE.test(before) && WITH_US_DE.test(after))
  );
}

const YEAR = /^(?:19|20)\d\d$/;
const SINCE = /(?<!\p{L})(?:since|seit|desde)\s$/iu;

/** True for a year since which somebody works for the business, by the sentence or by the role that the entry names. */
export function isYearOfStaff(
  { path, text }: LocatedText,
  raw: object,
  [start, end]: Span,
): boolean {
  if (!YEAR.test(text.slice(start, end))) return false;
  const before = text.slice(0, start);
  const { role } = Object(valueAt(raw, path.slice(0, -1))) as { role?: unknown };
  return (typeof role === 'string' && SINCE.test(before)) || isOfStaff(before, text.slice(end));
}
