import { z } from 'zod';

/** How a number in `site.config.yaml` is formatted where copy refers to it. */
export const UNITS = ['money', 'count'] as const;

export type Unit = (typeof UNITS)[number];

/** Groups of a business's own facts whose numbers are amounts of money, as owners name them in English, German and Spanish. */
export const MONEY_GROUPS: readonly string[] = [
  ...['fees', 'prices'],
  ...['preise', 'gebuehren', 'honorare', 'tarife'],
  ...['precios', 'tarifas', 'honorarios'],
];

/** Source of an expression for the name of such a group. */
export const MONEY_GROUP = `(?:${MONEY_GROUPS.join('|')})`;

/** An amount in the currency of the business; copy that refers to it shows `$40` or `1,75 €`. */
export function money(description: string) {
  return z
    .number()
    .min(0)
    .max(100_000)
    .multipleOf(0.01)
    .meta({ description, unit: 'money' satisfies Unit });
}

/** A number without a currency; copy that refers to it shows `1,200`. */
export function count(description: string) {
  return z
    .number()
    .min(0)
    .meta({ description, unit: 'count' satisfies Unit });
}
