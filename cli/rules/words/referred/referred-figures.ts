import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import { askedFigures, mayAsk } from './asked-figures.ts';
import { loneDates, mayStandAlone } from './lone-dates.ts';
import { mayDiscount, type OtherFigure, otherDiscounts } from './other-discounts.ts';
import { mayCountAlone, otherPlaces } from './other-places.ts';
import { mayRate, otherRates } from './other-rates.ts';
import { mayList, otherStaff } from './other-staff.ts';

function toldOf({ located, span, meant: { name, text } }: OtherFigure): RuleFinding {
  return {
    path: located.path,
    span,
    message: `${located.text.slice(...span)} is not what site.config.yaml says: {${name}} is ${text}.`,
    hint: `Write {${name}}, or correct it there.`,
  };
}

/** Figures typed into a page where the page itself shows what they are: a fact that it refers to, or the same figure elsewhere. */
export function* referredFigures(whole: CopyFile, facts: Facts): Generator<RuleFinding> {
  const { copy } = whole;
  const others = [
    ...(mayDiscount(copy) ? otherDiscounts(whole, facts) : []),
    ...(mayCountAlone(copy) ? otherPlaces(whole, facts) : []),
    ...(mayList(copy, facts) ? otherStaff(whole, facts) : []),
    ...(mayAsk(copy) ? askedFigures(whole, facts) : []),
  ];
  yield* others.map(toldOf);
  for (const { located, span, other } of mayStandAlone(copy) ? loneDates(whole) : [])
    yield {
      path: located.path,
      span,
      message: `${located.text.slice(...span)} is not the day that this page has everywhere else: ${other}.`,
      hint: 'Correct the date.',
    };
  for (const { rate, other } of mayRate(copy) ? otherRates(whole) : [])
    yield {
      path: rate.located.path,
      span: rate.span,
      message: `${rate.located.text.slice(...rate.span)} is not what this page says below, “${other}”.`,
      hint: 'Correct the number here, or there.',
    };
}
