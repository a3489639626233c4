import { formatMoney } from './money.ts';

/** The name of a fact in a reference; the dot distinguishes it from literal braces. */
export const FACT_NAME = '[a-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+';

const NUMBER = '\\d+(?:\\.\\d+)?';
const SIGN = '[-+*/−×÷]';

/** What braces may hold: the name of a fact, or a calculation with facts and numbers, `fees.visit + 2 * fees.copy`. */
export const CALCULATION = `(?:${NUMBER} ?${SIGN} ?)?${FACT_NAME}(?: ?${SIGN} ?(?:${FACT_NAME}|${NUMBER}))*`;

/** The value of a fact that can be calculated with. */
export interface Quantity {
  /** Money in units of the currency, or a plain number. */
  value: number;
  unit: 'money' | 'count';
}

/** How a result is formatted. */
export interface NumberStyle {
  /** Such as `en-US`. */
  locale: string;
  /** Three letters (ISO 4217). */
  currency: string;
}

/**
 * Why a calculation has no result: a fact that is no number, money that is added to or multiplied by something else than
 * it can be, or a result below zero or of a division by zero.
 */
export type CalculationFault =
  | { kind: 'no-number'; name: string }
  | { kind: 'mixed-units' }
  | { kind: 'below-zero' }
  | { kind: 'by-zero' };

const ONE_NAME = new RegExp(`^${FACT_NAME}$`);
const ANY_SIGN = new RegExp(SIGN);
const WHOLE = new RegExp(`^${CALCULATION}$`);
const PART = new RegExp(`${FACT_NAME}|${NUMBER}|${SIGN}`, 'g');

/** What a typed sign means. */
const SIGNS: Readonly<Record<string, '+' | '-' | '*' | '/'>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
};

/** Whether braces that hold this calculate. */
export function isCalculation(reference: string): boolean {
  return ANY_SIGN.test(reference) && WHOLE.test(reference);
}

/** The names of the facts in a reference, each with its position. */
export function namesIn(reference: string): { name: string; at: number }[] {
  return [...reference.matchAll(PART)]
    .map(({ 0: name, index: at }) => ({ name, at }))
    .filter(({ name }) => ONE_NAME.test(name));
}

/** The parts of a calculation that are added up, each a list of factors. */
interface Term {
  isSubtracted: boolean;
  factors: { text: string; isDivisor: boolean }[];
}

function termsOf(calculation: string): Term[] {
  const terms: Term[] = [{ isSubtracted: false, factors: [] }];
  let sign = '*';
  for (const [text] of calculation.matchAll(PART)) {
    const known = SIGNS[text];
    if (known === '+' || known === '-') terms.push({ isSubtracted: known === '-', factors: [] });
    if (known) sign = known;
    else terms.at(-1)?.factors.push({ text, isDivisor: sign === '/' });
  }
  return terms;
}

function product({ factors }: Term, of: (name: string) => Quantity | undefined) {
  let value = 1;
  /** How often money is a factor, less how often it is a divisor. */
  let money = 0;
  for (const { text, isDivisor } of factors) {
    const quantity = ONE_NAME.test(text) ? of(text) : { value: Number(text), unit: 'count' };
    if (!quantity) return { kind: 'no-number', name: text } as const;
    if (isDivisor && quantity.value === 0) return { kind: 'by-zero' } as const;
    value = isDivisor ? value / quantity.value : value * quantity.value;
    if (quantity.unit === 'money') money += isDivisor ? -1 : 1;
  }
  if (money !== 0 && money !== 1) return { kind: 'mixed-units' } as const;
  return { value, unit: money === 1 ? 'money' : 'count' } as const;
}

/** Rounded to cents, without the error of binary fractions: 1.005 is 1.01. */
function rounded(value: number): number {
  return Math.round(Number((value * 100).toPrecision(12))) / 100;
}

/**
 * The result of a calculation, rounded to two decimals; `*` and `/` come before `+` and `-`, and there are no brackets. Money
 * can be added to money and multiplied by numbers; money divided by money is a number.
 *
 * @param of the value of a fact by name; undefined if it is no number.
 */
export function calculate(
  calculation: string,
  of: (name: string) => Quantity | undefined,
): Quantity | CalculationFault {
  let sum = 0;
  let unit: Quantity['unit'] | undefined;
  for (const term of termsOf(calculation)) {
    const part = product(term, of);
    if ('kind' in part) return part;
    if (unit !== undefined && part.unit !== unit) return { kind: 'mixed-units' };
    unit = part.unit;
    sum += term.isSubtracted ? -part.value : part.value;
  }
  const value = rounded(sum);
  return value < 0 ? { kind: 'below-zero' } : { value, unit: unit ?? 'count' };
}

/** A result as texts show it: `$82.50`, `1,200`. */
export function formatQuantity(
  { value, unit }: Quantity,
  { locale, currency }: NumberStyle,
): string {
  return unit === 'money' ? formatMoney(value, currency, locale) : value.toLocaleString(locale);
}
