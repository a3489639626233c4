import type { Repair } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts/facts.ts';
import type { Span } from '../content/span-location.ts';
import { listedAmounts } from './words/figures/listed/listed-amounts.ts';

/** A typed amount, with the message about it. */
export interface TypedAmount {
  span: Span;
  message: string;
  hint: string;
  /** Whether a fee has this amount. */
  isFee: boolean;
  /** Replaces it by a reference to the only fact with the same text. */
  repair?: Repair | undefined;
}

/** What stands between the two amounts of a range. */
export const BETWEEN = /^\s?(?:-|–|—|to|and|or|a|y|o|bis|und|oder)\s?$/i;

/** Entries of a list that are named in a message. */
const MOST_NAMED = 3;

/**
 * The message about an amount that no fee has.
 *
 * @param value of a single sum, which a list may have for entries that its text does not name.
 */
export function unknownAmount(written: string, facts: Facts, value?: number): string {
  const listed = listedAmounts(facts).filter((amount) => amount.value === value);
  const [first] = listed;
  const names = listed.slice(0, MOST_NAMED).map((amount) => amount.names[0]);
  return first
    ? `${written} is what site.config.yaml has for ${names.join(', ')}, in ${first.list}, which nothing beside it names.`
    : `No fee in site.config.yaml is ${written}.`;
}

/** The two amounts of a range are one mistake. */
export function inRanges(typed: readonly TypedAmount[], text: string, facts: Facts): TypedAmount[] {
  const ranges: TypedAmount[] = [];
  for (const amount of typed) {
    const before = ranges.at(-1);
    const between = before && text.slice(before.span[1], amount.span[0]);
    if (!before || between === undefined || !BETWEEN.test(between)) {
      ranges.push(amount);
      continue;
    }
    const span: Span = [before.span[0], amount.span[1]];
    const isFee = before.isFee || amount.isFee;
    const repair =
      before.repair && amount.repair && 'becomes' in before.repair && 'becomes' in amount.repair
        ? { span, becomes: `${before.repair.becomes}${between}${amount.repair.becomes}` }
        : undefined;
    ranges[ranges.length - 1] = {
      span,
      message: isFee
        ? `${text.slice(...span)} is typed in by hand, so it stays the same when the fees in site.config.yaml change.`
        : unknownAmount(text.slice(...span), facts),
      isFee,
      hint: before.hint === amount.hint ? before.hint : `${before.hint} ${amount.hint}`,
      repair,
    };
  }
  return ranges;
}
