import { unitOf } from '../figures/unit-words.ts';

/** What stands behind the number of a measure: its sign or its unit. */
const UNIT = /\d(?<gap>[\s\u00a0-]?)(?<unit>%|\+|\p{L}+\.?(?:\s\p{L}+)?)$/u;

/**
 * A hint that keeps the unit of a figure if the fact is a number without it: “10%” becomes {discount}%, “4 Monaten” becomes {term} Monaten, “300+” {signed}+.
 *
 * @param written the figure as the text has it, with its number in digits. @param value the text of the fact.
 */
export function withUnit(hint: string, written: string, value: string): string {
  const { gap = '', unit } = UNIT.exec(written)?.groups ?? {};
  if (unit === undefined || (unit !== '+' && unitOf(unit) === undefined)) return hint;
  if (/^[%+]$/.test(unit) ? value.includes(unit) : /\p{L}/u.test(value)) return hint;
  return hint.replace(/\} in its/, `}${gap}${unit} in its`);
}
