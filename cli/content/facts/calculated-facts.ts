import {
  calculate,
  formatQuantity,
  isCalculation,
  type NumberStyle,
  namesIn,
  type Quantity,
} from '../../../renderer/text/fact-calculation.ts';
import { isYear } from './year-names.ts';

/** Results of the calculations that texts refer to, each calculated once for a language. */
export class CalculatedFacts {
  readonly #quantity: (name: string) => Quantity | undefined;
  readonly #style: (language: string) => NumberStyle;
  readonly #known = new Map<string, string | undefined>();

  constructor(
    quantity: (name: string) => Quantity | undefined,
    style: (language: string) => NumberStyle,
  ) {
    this.#quantity = quantity;
    this.#style = style;
  }

  #result(calculation: string, language: string): string | undefined {
    const result = calculate(calculation, this.#quantity);
    if ('kind' in result) return undefined;
    // Fifty years after one in which something was founded are a year as well.
    const isOfYear = namesIn(calculation).some(({ name }) => isYear(name, result.value));
    return isOfYear ? String(result.value) : formatQuantity(result, this.#style(language));
  }

  /** The result as texts show it; undefined if there is none, or the reference is no calculation. */
  get(reference: string, language: string): string | undefined {
    if (!isCalculation(reference)) return undefined;
    const key = `${language} ${reference}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#result(reference, language));
    return this.#known.get(key);
  }
}
