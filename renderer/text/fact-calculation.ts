import { formatMoney } from './money.ts';

/** The name of a fact in a reference; the dot distinguishes it from literal braces. */
export const FACT_NAME = '[a-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+';

const NUMBER = '\\d+(?:\\.\\d+)?';
const SIGN = '[-+*/−×÷]';

/** What braces may hold: the name of a fact, or a calculation with facts and numbers, `2 * (fees.visit + fees.copy)`. */
export const CALCULATION =
  `(?:\\(*${NUMBER}\\)* ?${SIGN} ?)*\\(*${FACT_NAME}\\)*` +
  `(?: ?${SIGN} ?\\(*(?:${FACT_NAME}|${NUMBER})\\)*)*`;

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
 * Why a calculation has no result: a fact that is no number, brackets without their other half, money that is added to or
 * multiplied by something else than it can be, or a result below zero or of a division by zero.
 */
export type CalculationFault =
  | { kind: 'no-number'; name: string }
  | { kind: 'brackets' }
  | { kind: 'mixed-units' }
  | { kind: 'below-zero' }
  | { kind: 'by-zero' };

const ONE_NAME = new RegExp(`^${FACT_NAME}$`);
const ANY_SIGN = new RegExp(`${SIGN}|[(]`);
const WHOLE = new RegExp(`^${CALCULATION}$`);
const PART = new RegExp(`${FACT_NAME}|${NUMBER}|${SIGN}|[()]`, 'g');

type Sign = '+' | '-' | '*' | '/';

/** What a typed sign means. */
const SIGNS: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
};

/** Signs of a higher precedence come first. */
const PRECEDENCE: Readonly<Record<Sign, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

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

/** A number on the way to the result. */
interface Operand {
  value: number;
  /** How often money is a factor of it, less how often it is a divisor. */
  money: number;
}

function combined(one: Operand, sign: Sign, other: Operand): Operand | CalculationFault {
  if (sign === '*') return { value: one.value * other.value, money: one.money + other.money };
  if (sign === '/')
    return other.value === 0
      ? { kind: 'by-zero' }
      : { value: one.value / other.value, money: one.money - other.money };
  if (one.money !== other.money) return { kind: 'mixed-units' };
  return { value: one.value + (sign === '+' ? other.value : -other.value), money: one.money };
}

/** Reads a calculation from left to right, and combines what comes before a sign of the same or a lower precedence. */
class Calculator {
  readonly #operands: Operand[] = [];
  readonly #signs: (Sign | '(')[] = [];

  push(operand: Operand): void {
    this.#operands.push(operand);
  }

  /** Combines the operands of all signs since the last open bracket that come before one of this precedence. */
  #reduce(precedence: number): CalculationFault | undefined {
    for (
      let last = this.#signs.at(-1);
      last !== undefined && last !== '(';
      last = this.#signs.at(-1)
    ) {
      if (PRECEDENCE[last] < precedence) return undefined;
      this.#signs.pop();
      const [other, one] = [this.#operands.pop(), this.#operands.pop()];
      const result = one && other ? combined(one, last, other) : ({ kind: 'brackets' } as const);
      if ('kind' in result) return result;
      this.#operands.push(result);
    }
    return undefined;
  }

  sign(sign: Sign): CalculationFault | undefined {
    const fault = this.#reduce(PRECEDENCE[sign]);
    this.#signs.push(sign);
    return fault;
  }

  open(): void {
    this.#signs.push('(');
  }

  close(): CalculationFault | undefined {
    const fault = this.#reduce(0);
    return fault ?? (this.#signs.pop() === '(' ? undefined : { kind: 'brackets' });
  }

  result(): Operand | CalculationFault {
    const fault = this.#reduce(0);
    if (fault) return fault;
    const [only] = this.#operands;
    return only === undefined || this.#signs.length > 0 ? { kind: 'brackets' } : only;
  }
}

/** Rounded to cents, without the error of binary fractions: 1.005 is 1.01. */
function rounded(value: number): number {
  return Math.round(Number((value * 100).toPrecision(12))) / 100;
}

/**
 * The result of a calculation, rounded to two decimals; `*` and `/` come before `+` and `-`. Money can be added to money and
 * multiplied by numbers; money divided by money is a number.
 *
 * @param of the value of a fact by name; undefined if it is no number.
 */
export function calculate(
  calculation: string,
  of: (name: string) => Quantity | undefined,
): Quantity | CalculationFault {
  const calculator = new Calculator();
  for (const [part] of calculation.matchAll(PART)) {
    const sign = SIGNS[part];
    let fault: CalculationFault | undefined;
    if (sign) fault = calculator.sign(sign);
    else if (part === '(') calculator.open();
    else if (part === ')') fault = calculator.close();
    else {
      const quantity = ONE_NAME.test(part) ? of(part) : { value: Number(part), unit: 'count' };
      if (!quantity) return { kind: 'no-number', name: part };
      calculator.push({ value: quantity.value, money: quantity.unit === 'money' ? 1 : 0 });
    }
    if (fault) return fault;
  }
  const result = calculator.result();
  if ('kind' in result) return result;
  if (result.money !== 0 && result.money !== 1) return { kind: 'mixed-units' };
  const value = rounded(result.value);
  return value < 0
    ? { kind: 'below-zero' }
    : { value, unit: result.money === 1 ? 'money' : 'count' };
}

/** A result as texts show it: `$82.50`, `1,200`. */
export function formatQuantity(
  { value, unit }: Quantity,
  { locale, currency }: NumberStyle,
): string {
  return unit === 'money' ? formatMoney(value, currency, locale) : value.toLocaleString(locale);
}
