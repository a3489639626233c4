import { ANY_FACT, type Facts } from '../content/facts.ts';
import type { Span } from '../content/span-location.ts';

const AMOUNT = /\$\d[\d,]*(?:\.\d{2})?(?!\d|\s*(?:million|M\b))/g;

/** Names of the fees that are written as a given amount. */
function feesByAmount(facts: Facts): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const name of facts.names) {
    const amount = facts.get(name);
    if (!name.startsWith('fees.') || !amount?.startsWith('$')) continue;
    names.set(amount, [...(names.get(amount) ?? []), name]);
  }
  return names;
}

const known = new WeakMap<Facts, Map<string, string[]>>();

/** An amount in a text, and what is said of it. */
export interface TypedAmount {
  span: Span;
  message: string;
  hint: string;
}

/** What is said of each amount that is typed into a text. */
export function typedAmounts(text: string, facts: Facts): TypedAmount[] {
  // Without facts nobody knows which amounts are fees.
  if (facts === ANY_FACT || !text.includes('$')) return [];
  const fees = known.get(facts) ?? feesByAmount(facts);
  known.set(facts, fees);
  return [...text.matchAll(AMOUNT)].map(({ 0: amount, index }) => {
    const names = fees
      .get(amount)
      ?.slice(0, 3)
      .map((name) => `{${name}}`);
    return {
      span: [index, index + amount.length],
      message: `${amount} is typed in by hand, so it stays the same when the fee in site.config.yaml changes.`,
      hint: names
        ? `Write ${names.join(' or ')} in its place.`
        : 'No fee has this amount. Check it, or add it to site.config.yaml and refer to it by name.',
    };
  });
}
