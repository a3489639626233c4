import type { Amount } from '../amounts.ts';
import { readNumber } from '../number-words.ts';
import { SAME } from './calculations.ts';

/** Directly before one of several equal payments: "in two payments of", „in drei Raten zu je“, «en dos veces de». */
const PAYMENTS =
  /(?<!\p{L})(?<count>\d{1,2}|\p{L}+)\s(?:(?:equal|monthly|gleichen|monatlichen)\s)?(?:payments|instal?ments|pagos|plazos|cuotas|veces|mensualidades|(?:monats|teil)?raten|teilzahlungen|teilbeträgen?)(?:\s(?:iguales|mensuales))?\s(?:of|de|à|zu|von)\s(?:je\s|about\s|unos\s)?$/iu;

/** True for one of several payments that come to a fee. */
export function isInstalment(
  text: string,
  { span: [at], value }: Amount,
  amounts: ReadonlyMap<number, readonly string[]>,
  language: string,
): boolean {
  const { count } = PAYMENTS.exec(text.slice(Math.max(0, at - 60), at))?.groups ?? {};
  if (count === undefined) return false;
  const payments = /\d/.test(count) ? Number(count) : (readNumber(count, language) ?? 0);
  return [...amounts.keys()].some((fee) => Math.abs(payments * value - fee) <= SAME);
}
