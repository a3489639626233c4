import { unitOf } from '../figures/unit-words.ts';

/** What stands behind the number of a measure: its sign or its unit. */
const UNIT = /\d(?<gap>[\s\u00a0-]?)(?<unit>%|\p{L}+\.?)$/u;

/**
 * A hint that keeps the unit of a figure if the fact is a number without it: “10%” becomes {discount}%, “4 Monaten” becomes {term} Monaten.
 *
 * @param written the figure as the text has it. @param value the text of the fact.
 */
export function withUnit(hint: string, written: string, value: string): string {
  const { gap = '', unit } = UNIT.exec(written)?.groups ?? {};
  if (unit === undefined || unitOf(unit) === undefined) return hint;
  if (unit === '%' ? value.includes('%') : /\p{L}/u.test(value)) return hint;
  return hint.replace(/\} in its/, `}${gap}${unit} in its`);
}
