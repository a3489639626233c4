import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';

/** A few of some things, in digits or words. */
const FEW =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eine?[nrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)';

/** Counted up to "since": "We have found two in the yard since". Years and locations are what a business has been for. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,])${FEW}\\s(?!(?:years?|jahren?|años?|generations?|generation(?:en)?|generaciones|locations?|shops?|stores?|standorte?n?|locales|tiendas|of us|und|and|y|o)(?!\\p{L}))[^.,;:!?\\n]{0,40}?\\s(?:since|seit|desde)\\s$`,
  'iu',
);

/** The large number above a text, with a space behind it: "31 " above "students since 2009". */
function numberAbove({ path }: LocatedText, raw: object): string {
  const { stat, figure } = Object(valueAt(raw, path.slice(0, -1)));
  return [stat, figure].find((one) => typeof one === 'string')?.concat(' ') ?? '';
}

/**
 * True for a year since which a few things were counted, which happened to the business or in it and are not its beginning: "31 students since 2009".
 *
 * @param at the start of the year.
 */
export function isCountedSince(located: LocatedText, at: number, raw: object): boolean {
  return COUNTED.test(`${numberAbove(located, raw)}${located.text.slice(0, at)}`);
}
