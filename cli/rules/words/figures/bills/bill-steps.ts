import { mistakes } from '../../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../../content/facts/facts.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import { type Calculation, isWorth } from '../calculated/calculations.ts';
import { type Factors, factorsIn } from '../calculated/factors.ts';
import {
  type Term,
  termsNamed,
  termsReferredTo,
  typedTerm,
  withoutSums,
} from '../calculated/terms.ts';
import { feesNamedIn } from '../named-fees.ts';
import type { Bill, BillRow } from './bill-rows.ts';
import { sharesNamedIn } from './named-shares.ts';
import { productsOf } from './products.ts';

/** What the fees of a site are, and the language of a text. */
export interface Fees {
  amounts: ReadonlyMap<number, readonly string[]>;
  facts: Facts;
  language: string;
}

/** A line of a bill: a part, a total of those before it, or what follows from one. */
export interface Step {
  row: BillRow;
  /** Negative for what is taken off. */
  value: number;
  /** True for the sum of all parts before it. */
  isTotal: boolean;
  /** True for a number times a rate. */
  isProduct: boolean;
  /** True for any other result, such as a share of the total. */
  isResult: boolean;
  /** True if a fee is what the title of the line says, and no number is beside it that makes another sum of it. */
  isOfFee: boolean;
  /** What the title says that it comes to, if that is only one product with a rate that it names. */
  said: Calculation | undefined;
}

/** Directly before the sum of what is taken off. */
const OFF = /[−–-]\s?[$£€]?\s?$/u;

/** Says in the title of a row that it is the sum of those above. */
export const TOTAL =
  /^[\s*_]*(?:(?:sub|grand )?totals?|sum|altogether|together|all in|before tax|comes to|(?:zwischen|gesamt)?summe|gesamt\p{L}*|zusammen|insgesamt|netto|brutto|subtotal|suma|en total|todo junto|base imponible)(?!\p{L})/iu;

/** Says in the title of a row that it is for one of those who are counted. */
const EACH =
  /(?<!\p{L})(?:(?:per|pro|por|each|je|a|an|für jede[ns]?|por cada) (?:guest|head|person|child|couple|family|kopf|gast|nase|persona|cabeza|invitad[oa]|comensal)|each|apiece|pro kopf|por cabeza)(?!\p{L})/iu;

/** Ends the title of a row with the lower of two prices, or the first of two, between which the sum is no product of it. */
const LOWER_PRICE =
  /[\d}]\s?(?:[€£$]|euros?|dollars?|pounds?|pesos?|franken|chf|fr\.)?[*_]{0,2}\s(?:and|to|or|up to|und|bis(?: zu)?|oder|y|a|o|hasta)\s*[*_]{0,2}$/iu;

const LEAST_PARTS = 3;

/** True for a sum that is another one but for one digit, or two that are swapped. */
export function isSlip(value: number, { value: meant }: Calculation): boolean {
  return mistakes(value.toFixed(2), meant.toFixed(2)) === 1;
}

function signedIn({ cell }: BillRow, { facts, language }: Fees): number | undefined {
  const typed = amountsIn(cell, facts, language);
  const [first] = typed;
  if (typed.length > 1) return undefined;
  if (first) return OFF.test(cell.slice(0, first.span[0])) ? -first.value : first.value;
  const referred = termsReferredTo(cell, facts);
  return referred.length === 1 ? referred[0]?.value : undefined;
}

interface Title {
  factors: Factors;
  /** Rates that it names with their sum. */
  rates: readonly Term[];
  named: readonly Term[];
}

function titleOf({ title }: BillRow, { amounts, facts, language }: Fees): Title {
  const sums: readonly Amount[] = amountsIn(title, facts, language);
  return {
    factors: factorsIn(withoutSums(title, sums), facts, language),
    rates: [...sums.map(typedTerm), ...termsReferredTo(title, facts)],
    named: termsNamed(feesNamedIn(title, amounts), facts),
  };
}

/** The steps of a bill in order, as far as they have one sum each. */
export function stepsOf({ caption, rows }: Bill, fees: Fees): Step[] {
  const { facts, language } = fees;
  const steps: Step[] = [];
  const parts: number[] = [];
  const above = factorsIn(
    withoutSums(caption, amountsIn(caption, facts, language)),
    facts,
    language,
  );
  const guests = [...above.counts];
  for (const row of rows) {
    const value = signedIn(row, fees);
    const { factors, rates, named } = titleOf(row, fees);
    guests.push(...factors.counts);
    if (value === undefined) continue;
    const size = Math.abs(value);
    const is = (one: Calculation) => isWorth({ value: size }, one);
    const sum = parts.reduce((whole, part) => whole + part, 0);
    const isTotal =
      parts.length > 1 &&
      Math.abs(sum - value) <= 0.0051 &&
      (parts.length >= LEAST_PARTS || TOTAL.test(row.title));
    const beside = factorsIn(
      withoutSums(row.others, amountsIn(row.others, facts, language)),
      facts,
      language,
    );
    const products = productsOf([...rates, ...named], factors.counts, [
      ...above.counts,
      ...beside.counts,
    ]);
    const shares = [...factors.shares, ...sharesNamedIn(row.title, facts)];
    const bases = [sum, ...steps.map((step) => step.value)].filter((base) => base > 0);
    const totals = steps.filter((step) => step.isTotal);
    const isResult =
      shares.some((share) => bases.some((base) => is({ value: (base * share) / 100, said: '' }))) ||
      factors.parts.some((part) =>
        totals.some((total) => is({ value: total.value / part, said: '' })),
      ) ||
      totals.some((total) =>
        steps.some(
          (other) =>
            other !== total && is({ value: total.value - Math.abs(other.value), said: '' }),
        ),
      ) ||
      (EACH.test(row.title) &&
        guests.some((count) =>
          totals.some((total) => is({ value: total.value / count, said: '' })),
        ));
    const isProduct = products.some(is);
    const [rate] = rates;
    const whole = factors.counts.reduce((product, count) => product * count, 1);
    steps.push({
      row,
      value,
      isTotal,
      isProduct: isProduct && !isTotal,
      isResult,
      isOfFee: named.length > 0 && !isProduct,
      said:
        rate &&
        rates.length === 1 &&
        factors.counts.length > 0 &&
        factors.shares.length === 0 &&
        !LOWER_PRICE.test(row.title) &&
        !isProduct
          ? { value: whole * rate.value, said: [...factors.counts, rate.said].join(' × ') }
          : undefined,
    });
    // A slip in a line is told there, not once more of each total.
    const said = steps.at(-1)?.said;
    if (!isTotal) parts.push(said && isSlip(size, said) ? said.value : value);
  }
  return steps;
}
