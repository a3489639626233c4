import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import { mayBeAges, otherAges } from '../figures/age-ranges.ts';
import { mayReduce, noReduction } from '../figures/no-reductions.ts';
import { dearerOffers, falseShare, mayBeCheaper, mayBeShare } from '../figures/price-relations.ts';
import { referredFigures } from '../referred/referred-figures.ts';
import { otherDayCounts } from './dated-days.ts';
import { otherThresholds } from './group-thresholds.ts';

/** Prices that are not in the relation which a page says of them. */
function* falsePrices({ copy, raw, texts }: CopyFile, facts: Facts): Generator<RuleFinding> {
  const hint = 'Correct the price in site.config.yaml, or what the page says of it.';
  const none = mayReduce(copy) ? noReduction(texts, raw, facts) : undefined;
  if (none) {
    const { path, span, less, more } = none;
    yield {
      path,
      span,
      message: `{${less}} is said to replace a higher price, but it is ${facts.get(less)}, and {${more}} is ${facts.get(more)}.`,
      hint: 'Correct the one of the two that is wrong in site.config.yaml, or what the page says.',
    };
  }
  const share = !none && mayBeShare(copy) ? falseShare(texts, facts) : undefined;
  if (share) {
    const { path, span, less, more, right } = share;
    yield {
      path,
      ...(span ? { span } : {}),
      message: `By the words of this page, {${less.name}} would be ${Number(right.toFixed(2))}, a share of {${more.name}}, ${facts.get(more.name)}, but it is ${facts.get(less.name)}.`,
      hint,
    };
  }
  if (!mayBeCheaper(copy)) return;
  for (const { path, less, more, right } of dearerOffers(raw, facts))
    yield {
      path,
      message: `{${less.name}}, ${facts.get(less.name)}, is said to be cheaper than single ones at {${more.name}}, ${facts.get(more.name)}, which come to ${Number(right.toFixed(2))}.`,
      hint,
    };
}

/** What a page says in one place and another of its places, or the facts that it shows there, do not bear out. */
export function* pageStatements({ kind, whole }: CopyFile, facts: Facts): Generator<RuleFinding> {
  if (kind !== 'landing' && kind !== 'page') return;
  yield* falsePrices(whole, facts);
  yield* referredFigures(whole, facts);
  for (const { located, span, known } of mayBeAges(whole.copy)
    ? otherAges(whole.texts, facts)
    : []) {
    const [from, to] = known.names;
    yield {
      path: located.path,
      span,
      message: `${located.text.slice(...span)} is not what site.config.yaml says: {${from}} is ${known.from}, {${to}} is ${known.to}.`,
      hint: `Write {${from}} and {${to}} where they are meant.`,
    };
  }
  for (const { located, span, known } of otherThresholds(whole, facts))
    yield {
      path: located.path,
      span,
      message: `${located.text.slice(...span)} is not what site.config.yaml says: {${known.name}} is ${known.value}.`,
      hint: `Write {${known.name}} if it is meant.`,
    };
  for (const { located, span, count } of otherDayCounts(whole, facts))
    yield {
      path: located.path,
      span,
      message: `${located.text.slice(...span)} is not how many dates the timeline of this page has: ${count}.`,
      hint: 'Correct the number, or the timeline.',
    };
}
