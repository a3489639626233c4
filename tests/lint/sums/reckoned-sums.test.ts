import { describe, expect, test } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

/** A body, in which a sum is told where something says that it is a price of the business. */
const body = (text: string) =>
  findingsOf(`Come by.\n\n## Our prices\n\n${text}`, { at: 'prose.body' });

describe('sums that are reckoned from others', () => {
  test.each([
    ['a multiple of a fee', 'Two inspections together cost $80.'],
    ['a multiple in a row', '| Gutter, 90 feet | $675.00 |'],
    ['what is left of another sum', 'Of $240, a deposit of $60 is paid, and $180 remain.'],
    ['a multiple of cents', 'It pays {cover.perPound} per pound: $24 for a box of 40 pounds.'],
    [
      'a multiple of what a row above refers to',
      '| What you get | {cover.perPound} per pound |\n| A box of 40 pounds | $24 |',
    ],
    ['a share of a fee', 'For {fees.inspection}, the tax of 8.5 percent is $3.40.'],
    ['parts of a fee', 'Each of the 8 feet of a short one costs $5, so that is {fees.inspection}.'],
  ])('%s', (_, text) => {
    expect(body(text)).toEqual([]);
  });

  test.each([
    'At {fees.emergencyVisit} for the first and {fees.inspection} for the next three, four visits come to $305.',
    'He came six times, for $385 altogether: one emergency at {fees.emergencyVisit} and five inspections at {fees.inspection}.',
  ])('as the total of several fees in a sentence: %s', (text) => {
    expect(body(text)).toEqual([]);
  });

  test.each([
    [
      'He came six times, for $395 altogether: one emergency at {fees.emergencyVisit} and five inspections at {fees.inspection}.',
      '$395',
    ],
    [
      'An emergency is {fees.emergencyVisit}, four inspections are {fees.inspection} each, and our drone costs $345.',
      '$345',
    ],
  ])('but not as another total, or as what comes to nothing: %s', (text, found) => {
    expect(body(text)).toEqual([`facts/typed-amount: ${found}`]);
  });

  test('in steps that follow one another', () => {
    const steps = '1. A tank of 30 kilos at $20 a kilo costs $600.\n2. Of it, 60 % is heat: $360.';
    expect(body(steps)).toEqual([]);
  });

  test('as the total of a table', () => {
    const table = (total: string) =>
      `| Item | Sum |\n| --- | --- |\n| Gutter, 10 feet | $75.00 |\n| Inspection twice, 2 visits | $80.00 |\n| Total | ${total} |`;
    expect(body(table('$155.00'))).toEqual([]);
    expect(body(table('$165.00'))).toEqual(['facts/typed-amount: $165.00']);
  });

  test('are told where no count and no sum makes them', () => {
    expect(body('Two inspections together cost $85.')).toEqual(['facts/typed-amount: $85']);
    expect(body('A second inspection costs $35.')).toEqual(['facts/typed-amount: $35']);
  });

  test('also on the first screen, from the fee that it names', () => {
    const hero = (subheadline: string) => findingsIn({ hero: { subheadline } });
    expect(hero('Two inspections for $80.')).toEqual([]);
    expect(hero('Two inspections for $85.')).toEqual(['facts/typed-amount: $85']);
  });
});

describe('examples', () => {
  test.each([
    'An example: a roof is quoted at $6,000, and we get $1,200 of it in advance.',
    'Suppose our bill is $940.',
  ])('begin a paragraph: %s', (text) => {
    expect(body(text)).toEqual([]);
  });

  test('stand below a heading of a body, or answer a question', () => {
    expect(body('Ask us.\n\n## Two worked examples\n\nA small roof costs $4,100 with us.')).toEqual(
      [],
    );
    const answer =
      'The standard crown costs $400 here, of which your share is what the fund leaves.';
    const asked = (question: string) => findingsIn({ faq: { items: [{ question, answer }] } });
    expect(asked('Can you give an example?')).toEqual([]);
    expect(asked('What does a crown cost?')).not.toEqual([]);
  });
});
