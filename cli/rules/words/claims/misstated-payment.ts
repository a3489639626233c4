import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { mayRefuseWays, refusedWays } from './refused-ways.ts';
import { acceptedLists, mayPayOtherwise, otherWays } from './ways-to-pay.ts';

/** False if a copy says nothing of ways to pay that may differ from `business.payments`. */
export function mayMisstatePayment(copy: string, facts: Facts): boolean {
  if (facts.site?.business.payments === undefined) return false;
  return mayPayOtherwise(copy, facts) || mayRefuseWays(copy);
}

/** What a text says of ways to pay that `business.payments` does not: one that it lacks, or none of those that it has. */
export function* misstatedPayment(
  located: LocatedText,
  raw: object,
  facts: Facts,
): Generator<{ span: Span; message: string; hint: string }> {
  const said = ([start, end]: Span) => located.text.slice(start, end);
  for (const { span, accepted } of otherWays(located, raw, facts))
    yield {
      span,
      message: `${said(span)} is not among the ways to pay in site.config.yaml: ${accepted.join(', ')}.`,
      hint: 'Name one of them, or add this one to business.payments.',
    };
  for (const { span, accepted } of refusedWays(located, acceptedLists(facts)))
    yield {
      span,
      message: `“${said(span)}” is not what site.config.yaml says: business.payments has ${accepted.join(' and ')}.`,
      hint: 'Correct the sentence, or business.payments.',
    };
}
