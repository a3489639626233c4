import type { NumberStyle, Quantity } from '../renderer/text/fact-calculation.ts';

/** A fact that texts may refer to. `GET /api/facts` responds with a list of them. */
export interface FactRow {
  /** As in `{fees.travel}`. */
  name: string;
  /** Formatted in the main language. */
  text: string;
  /** The value of a number, which can be calculated with, and how results are formatted. */
  number?: Quantity & NumberStyle;
}
