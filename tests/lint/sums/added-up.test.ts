import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  fees: { drive: 42, night: 23, firstFrame: 12, additionalFrame: 3, mount: 36 },
});

function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, { facts: factsIn(language, facts), language, only: 'facts/typed-amount' });
}

const table = (columns: string[], ...rows: string[][]) => ({
  comparison: {
    heading: 'Bills',
    columns,
    rows: rows.map(([title, ...values]) => ({ title, values })),
  },
});
const bill = (heading: string, ...values: string[]) =>
  table(['Way', 'Frames', heading], ['By night', ...values]);

describe('the total of the cells of a row', () => {
  it.each([
    ['Total', ['{fees.drive} + {fees.night}', '{fees.firstFrame}', '€77']],
    ['Total', ['{fees.drive}', '{fees.firstFrame} + 9 × {fees.additionalFrame}', '€81']],
    ['You pay', ['{fees.drive}', '{fees.firstFrame} + {fees.additionalFrame} x 4', '€66']],
    ['All in', ['{fees.drive} + nine times {fees.additionalFrame}', 'none', '€69']],
    ['Summe', ['{fees.drive}', 'neunmal {fees.additionalFrame}', '69 €'], 'de'],
    ['En total', ['{fees.drive}', 'nueve veces {fees.additionalFrame}', '69 €'], 'es'],
  ])('%s: %j', (heading, values, language = 'en') => {
    expect(told(bill(heading, ...values), language)).toEqual([]);
  });

  it('or of those above it', () => {
    const rows = (total: string) =>
      table(
        ['By day'],
        ['Way', '{fees.drive}'],
        ['Frames', '{fees.firstFrame} + 2 × {fees.additionalFrame}'],
        ['Total', total],
      );
    expect(told(rows('€60'))).toEqual([]);
    expect(told(rows('€61'))).toEqual(['facts/typed-amount: €61']);
  });

  it.each([
    ['Total', ['{fees.drive} + {fees.night}', '{fees.firstFrame}', '€78'], '€78'],
    ['Total', ['{fees.drive}', '{fees.firstFrame} + 9 × {fees.additionalFrame}', '€78'], '€78'],
    ['Total', ['{fees.drive}', '{fees.firstFrame}', '€42'], '€42'],
    ['Total', ['{fees.drive}', 'free', '€42'], '€42'],
    ['Total', ['{fees.drive} + {fees.night}', '2 × {fees.firstFrame}', '€77'], '€77'],
  ])('%s: %j is told if it is another', (heading, values, sum) => {
    expect(told(bill(heading, ...values))).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

describe('the total of the sums of a sentence', () => {
  const answer = (text: string) => ({
    questions: { items: [{ question: 'How much?', answer: text }] },
  });

  it.each([
    [
      'Twenty-three frames in one visit come to {fees.drive}, {fees.firstFrame} and twenty-two times {fees.additionalFrame}, which is €120.',
    ],
    [
      'With us that makes €77: {fees.drive} for the way, {fees.night} for the hour and {fees.firstFrame} for the frame.',
    ],
    [
      'Bei uns sind das {fees.drive}, {fees.night} und {fees.firstFrame}, zusammen also 77 € für einen Rahmen.',
      'de',
    ],
    [
      'Con nosotros son {fees.drive}, {fees.night} y {fees.firstFrame}, es decir, 77 € por un solo marco.',
      'es',
    ],
  ])('%s', (text, language = 'en') => {
    expect(told(answer(text), language)).toEqual([]);
  });

  it.each([
    [
      'The whole wall comes to {fees.drive}, {fees.firstFrame} and twenty-two times {fees.additionalFrame}, which is €122.',
      '€122',
    ],
    [
      'With us that makes €87: {fees.drive} for the way, {fees.night} for the hour and {fees.firstFrame} for the frame.',
      '€87',
    ],
    [
      'Bei uns sind das {fees.drive}, {fees.night} und {fees.firstFrame}, zusammen also 79 € für einen Rahmen.',
      '79 €',
      'de',
    ],
  ])('is told if it is another: %s', (text, sum, language = 'en') => {
    expect(told(answer(text), language)).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

describe('what several things cost whose first one has a price of its own', () => {
  const page = (text: string) => ({
    hero: { subheadline: 'The way is {fees.drive}.' },
    success: { benefits: [text] },
  });

  it.each([
    ['Four pictures, one frame each, cost €63 in a single visit.'],
    ['Four frames cost €21 with us if you bring them to the workshop yourself.'],
  ])('%s', (text) => {
    expect(told(page(text))).toEqual([]);
  });

  it.each([
    ['Four pictures, one frame each, cost €64 in a single visit.', '€64'],
    ['Five pictures, one frame each, cost €63 in a single visit.', '€63'],
    ['Four pictures on the wall, all of them hung, cost €63 in a single visit.', '€63'],
    ['Four pictures, one frame each, cost €57 in a single visit.', '€57'],
  ])('%s: told', (text, sum) => {
    expect(told(page(text))).toEqual([`facts/typed-amount: ${sum}`]);
  });
});
