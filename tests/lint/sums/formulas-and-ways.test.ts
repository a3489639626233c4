import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { factsIn, resolveFacts } from '../../../cli/content/facts/facts.ts';
import { factsTypedAmount } from '../../../cli/rules/copy/facts-typed-amount.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { SHOP } from './piano-shop.ts';

/** What is told of a text in which a sum stands. */
function toldOf(text: string, language = 'en') {
  const file = copyFile('landing', language, { note: { text } });
  return [...applyCopyRule(factsTypedAmount, file, factsIn(language, SHOP))];
}

describe('a formula in words', () => {
  it.each([
    ['en', '{fees.fixedBase} plus four times {fees.stairsFloor}: $343'],
    ['en', 'Apart, it would be {fees.tuning} and {fees.pitchRaise}, which makes $213.'],
    ['en', 'Twice {fees.tuning} minus {fees.keyTop} is $271.'],
    ['en', '{fees.keyTop} × 12 = $228'],
    ['de', 'Einzeln wären es {fees.fixedBase} plus viermal {fees.stairsFloor}: 343 $.'],
    ['de', '{fees.tuning} plus {fees.pitchRaise} macht zusammen 213 $.'],
    ['es', 'Por separado serían {fees.fixedBase} más cuatro por {fees.stairsFloor}: $343.'],
    ['es', '{fees.tuning} más {fees.pitchRaise} son $213.'],
  ])('%s: is right: %s', (language, text) => {
    expect(toldOf(text, language)).toEqual([]);
  });

  it.each([
    ['en', '{fees.fixedBase} plus four times {fees.stairsFloor}: $353', '343'],
    ['en', 'Apart, it would be {fees.tuning} and {fees.pitchRaise}, which makes $231.', '213'],
    ['en', 'Twice {fees.tuning} minus {fees.keyTop} is $261.', '271'],
    ['de', 'Einzeln wären es {fees.fixedBase} plus viermal {fees.stairsFloor}: 433 $.', '343'],
    ['de', '{fees.tuning} plus {fees.pitchRaise} macht zusammen 203 $.', '213'],
    ['es', 'Por separado serían {fees.fixedBase} más cuatro por {fees.stairsFloor}: $353.', '343'],
    ['es', '{fees.tuning} más {fees.pitchRaise} son $223.', '213'],
  ])('%s: comes to another sum: %s', (language, text, right) => {
    const [told] = toldOf(text, language);
    expect(told?.message).toContain(` is ${right}.`);
    const [, written = ''] = /^Write (\{[^}]+\}), or correct/.exec(told?.hint ?? '') ?? [];
    expect(resolveFacts(written, factsIn('en', SHOP))).toBe(`$${right}`);
  });

  it.each([
    'With the spring discount, {fees.tuning} plus {fees.pitchRaise} makes $190.',
    '{fees.tuning} plus {fees.pitchRaise} is about $200.',
    '{fees.tuning} plus {fees.pitchRaise} is $213 plus tax.',
  ])('is none if something else goes into it: %s', (text) => {
    expect(toldOf(text).filter(({ message }) => / is \d+\.$/.test(message))).toEqual([]);
  });
});

test('a sum that is nearly a calculation says which', () => {
  const [told] = toldOf('We come for {fees.tuning} a visit, so five visits are $752.');
  expect(told?.hint).toContain('5 × {fees.tuning} is 725.');
});

test('the cost of a way says what it comes to', () => {
  const [told] = toldOf('To Verden it is 43 miles, and we take $68 for the trip.');
  expect(told?.hint).toContain('(43 − {ways.freeMiles}) × {fees.mile} is 67.20.');
  const [same] = toldOf('To Verden it is 43 miles, and we take $46 for the trip.');
  expect(same?.hint).toContain('(43 − {ways.freeMiles}) × {fees.mile} is 67.20.');
});

test('a fee is not offered for a sum that only the clause behind it speaks of', () => {
  const [told] = toldOf('We charge $19 for a bent leg, a broken key top is $45.');
  expect(told?.hint).not.toContain('in its place');
  expect(told?.repair).toBeUndefined();
  const [meant] = toldOf('We charge $19 for a key top, which takes a day.');
  expect(meant?.hint).toBe('Write {fees.keyTop} in its place.');
});

test('the cost of an area says what it comes to', () => {
  const [told] = toldOf('Our price for a stage of 12 × 8 feet is $363.');
  expect(told?.hint).toContain('12 × 8 × {fees.stageSquareFoot} is 336.');
});

describe('the cost of a way', () => {
  it.each([
    'We charge $103.20 for 43 more miles.',
    'Our trip, 43 miles over the free {ways.freeMiles}: $103.20',
  ])('has nothing free: %s', (text) => {
    expect(toldOf(text)).toEqual([]);
  });

  it.each([
    'We charge $103.20 for 43 miles.',
    'Our trip over 43 miles costs $103.20.',
    'We charge $67.20 for the 44 miles to Verden.',
    'We charge $67.20 for 43 kilometers.',
    'We charge $67.20 for a visit to Verden, and 43 customers live there.',
    'Our trip to Verden costs $67.20.',
    'Our trip over 43 miles costs $62.70.',
  ])('is another one: %s', (text) => {
    expect(toldOf(text)).toHaveLength(1);
  });
});

describe('the cost of an area', () => {
  it.each([
    'We charge $336 for a stage of 12 × 9 feet.',
    'We charge $336 for a stage of 12 × 8 meters.',
    'We charge $633 for a stage of 12 × 8 feet.',
  ])('is another one: %s', (text) => {
    expect(toldOf(text)).toHaveLength(1);
  });
});

describe('is no calculation', () => {
  it.each([
    [
      'of a typed price that may be as wrong',
      'cards: { items: [{ title: "Ten key lessons, $500 with us", text: "Each of the ten costs $50." }] }',
    ],
    [
      'of a fee that the file does not show',
      'faq: { items: [{ question: "How much for two?", answer: "With us it costs $54 for two." }] }',
    ],
    [
      'of a surcharge that two fees differ by',
      'pricing: { items: [{ title: Tuning, price: "{fees.tuning}", text: "We add $26 on Sundays." }, { title: Spring, price: "{fees.springTuning}" }] }',
    ],
  ])('%s', (_, file) => {
    const copy = copyFile('landing', 'en', parse(file));
    expect([...applyCopyRule(factsTypedAmount, copy, factsIn('en', SHOP))]).not.toEqual([]);
  });

  test('but instalments of an example are', () => {
    const file =
      'prose: { body: "## Our prices\\n\\n| Bill | 3 months | 6 months |\\n| --- | --- | --- |\\n| $3,900 | $1,300 | $650 |" }';
    const copy = copyFile('landing', 'en', parse(file));
    expect([...applyCopyRule(factsTypedAmount, copy, factsIn('en', SHOP))]).toEqual([]);
  });
});
