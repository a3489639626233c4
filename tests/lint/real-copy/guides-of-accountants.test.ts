import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { namedPrices } from '../../../cli/rules/prices/named-prices.ts';
import { falseEquations } from '../../../cli/rules/words/figures/false-equations.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

/** An accountant in Leeds, whose guides are about money that is hers only in the price list. */
const FACTS = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.harrow.example', name: 'Harrow', title: 'Tax', description: 'Tax.' },
    business: {
      name: 'Harrow',
      type: 'AccountingService',
      phone: '+44 113 496 0117',
      address: { locality: 'Leeds', country: 'GB' },
      currency: 'GBP',
    },
    fees: { taxReturn: 180, payroll: 45 },
    languages: ['en'],
  }),
  SCHEMA,
);

const toldOf = (rule: string, text: string) =>
  findingsOf(text, { at: 'prose.body', facts: FACTS }).filter((finding) =>
    finding.startsWith(`${rule}: `),
  );

describe('what guides of accountants, plumbers and law firms say, and nobody need mend', () => {
  it.each([
    ['facts/typed-amount', 'We explain the £50 gift rule, the £300 cap for directors and more.'],
    ['facts/typed-amount', 'We cover rental income, the £1,000 property allowance and costs.'],
    ['facts/typed-amount', 'We work the figures at £80,000 and £120,000 of profit.'],
    [
      'facts/typed-amount',
      'This page sets out the rhythm, the figures that matter, the £10,000 trigger and the band, and what our fee covers.',
    ],
    ['law/unproven-claim', 'Have the tank pumped every three years, as recommended by experts.'],
    ['law/unproven-claim', 'The charge is 3% for zero-emission electric cars.'],
    ['law/unproven-claim', 'Electric van (zero emission)'],
    ['law/unproven-claim', 'The office returned an unmatched status for two of them.'],
    ['law/unproven-claim', 'The credit sits unmatched until somebody asks.'],
    ['law/unproven-claim', 'Gross payment is the top tier of CIS registration.'],
    ['law/unproven-claim', 'This is one of the SRA’s top enforcement areas: see our page on it.'],
    ['law/unproven-claim', 'One program has the best combination of CIS reports.'],
    ['law/unproven-claim', 'The scheme comes with a guarantee that you get the better outcome.'],
    [
      'law/unproven-claim',
      'A partner who has personally guaranteed a practice loan or signed a lease is not released.',
    ],
    ['copy/filler', 'Sales abroad may need the VAT One Stop Shop.'],
    [
      'copy/unpaired',
      'Up to a cap (CAA 2001 s.51A(5), made by Finance (No. 2) Act 2023 s.8). It is for tools.',
    ],
    ['law/unproven-claim', 'The relief is for a new and unused zero-emission (0 g/km) car.'],
    ['law/unproven-claim', 'Read that table and the company looks unbeatable.'],
    [
      'law/unproven-claim',
      'Many founders assume that hiring abroad is risk-free because of the tax.',
    ],
    ['law/unproven-claim', 'They have given a guarantee for a loan of the company.'],
    ['facts/typed-amount', 'And now you wonder: do I lose my £12,570 personal allowance?'],
    ['facts/typed-amount', 'Draw up a plan within the £3,500 cap. Talk to us before you let.'],
    [
      'facts/typed-amount',
      'The founder sees £120,000 of profit and thinks "I can take all of it."',
    ],
    ['copy/shouting', 'The HMRC MTD ITSA API takes the figures as they are.'],
    ['copy/spelling', 'The year that a cost lands in affects the rate of the relief.'],
    ['copy/spelling', 'Put the file together pre-emptively rather than when they ask.'],
    ['copy/filler', 'That means advancing the state of the art in your field.'],
    ['copy/filler', 'These rules are known as the VAT Mini One Stop Shop.'],
    ['law/consumer-rights', 'You hire somebody in Bristol who charges you £8,000 plus VAT.'],
    ['facts/contradiction', 'That is 60% in all: a 50% fee plus 10% VAT.'],
    ['facts/typed-phone', 'Contact HMRC Self Assessment. Call 0300 496 0442, Monday to Friday.'],
  ])('%s: %s', (rule, text) => {
    expect(toldOf(rule, text)).toEqual([]);
  });

  it.each([
    'We use cookies to measure visits.\n\nYour continued use of our services after changes constitutes acceptance of the modified terms.',
    'We use cookies to measure visits.\n\nYour continued use means that you agree to the updated terms.',
  ])('terms that are agreed to, and no cookies: %s', (text) => {
    expect(toldOf('law/consent', text)).toEqual([]);
  });

  it('is a calculation with a share in words', () => {
    expect([...falseEquations('That is 50 per cent x £80,000 = £40,000.', FACTS, 'en')]).toEqual(
      [],
    );
  });

  it('gives several sales on one page a price each, line by line', () => {
    const lines = (proceeds: number, due: number) =>
      `- Proceeds: £${proceeds}\n- Allowance used: £${due}`;
    const body = `In March she sells a part.\n\n${lines(1500, 135)}\n\nIn May she sells the rest.\n\n${lines(3500, 441)}`;
    expect(namedPrices({ raw: { prose: { body } }, language: 'en', facts: FACTS })).toEqual([]);
  });
});

describe('what stands in the same guides, and has to be mended', () => {
  it.each([
    ['facts/typed-amount', 'We take £240 for a tax return.'],
    ['law/unproven-claim', 'Recommended by experts for every home.'],
    ['copy/unpaired', 'It is capped (CAA 2001 s.51A(5), made by Finance (No. 2) Act 2023 s.8.'],
    ['law/unproven-claim', 'Our prices are simply unbeatable.'],
    ['law/unproven-claim', 'We believe that we are the best accountants in Leeds.'],
    ['copy/shouting', 'CALL US NOW FOR MORE and wait.'],
    ['copy/spelling', 'It takes affect in April.'],
    ['copy/filler', 'We work with state-of-the-art software.'],
    ['law/consumer-rights', 'A tax return costs £180 plus VAT.'],
    ['law/unproven-claim', 'Our service is unmatched.'],
    ['law/unproven-claim', 'Our work is zero emission.'],
    ['law/unproven-claim', 'We guarantee that you get the better outcome.'],
    ['copy/filler', 'Harrow is your one-stop shop.'],
    ['facts/contradiction', 'All prices include 15% VAT.'],
    ['facts/typed-phone', 'Call us on 0113 496 0442.'],
  ])('%s: %s', (rule, text) => {
    expect(toldOf(rule, text)).toHaveLength(1);
  });

  it('is a visit that is taken for a consent', () => {
    const text =
      'We use cookies to measure visits. Your continued use of the site constitutes acceptance.';
    expect(toldOf('law/consent', text)).toHaveLength(1);
  });

  it('is one name with two prices', () => {
    const body = '- Tax return: £180\n- Payroll: £45\n\nLater on:\n\n- Tax return: £190';
    const prices = namedPrices({ raw: { prose: { body } }, language: 'en', facts: FACTS });
    expect(prices.filter(({ name }) => name === 'Tax return')).toHaveLength(2);
  });
});

/** Days of years that are past, whenever this runs. */
const THEN = new Date().getFullYear() - 1;

describe('days on which a rule of others changed', () => {
  it.each([
    `Gains made before 6 April ${THEN} are taxed at 14%, and at 18% from 6 April ${THEN}.`,
    `The rate is 33% for loans made before 6 April ${THEN} and 35% on or after.`,
    `The rate for cars is 14% (or 18% before April ${THEN}).`,
    `Old limit (years before 6 April ${THEN})`,
    `Before April ${THEN}, landlords could deduct all of it.\n\nCall somebody who knows.`,
    `The plan for those who ended before the 1 November ${THEN} reform was another one.`,
    `The program starts at £16 a month (checked June ${THEN}).`,
    `Contractors starting from April ${THEN - 1} must file a return each month.`,
    `Starters from 1 August ${THEN} pay 9%.`,
    `Days in the period before 1 April ${THEN}: there are 274 of them.`,
    `It applies to disposals in periods commenced before 1 April ${THEN}.`,
    'The relief is that of the Land Tax (Scotland) Act 2013 Schedule 11 Part 3.',
  ])('%s', (text) => {
    expect(toldOf('copy/past-date', text)).toEqual([]);
  });

  it.each([
    `The offer of 14% off holds until 6 April ${THEN}, and 10% from then on.`,
    `The allowance is available until 31 March ${THEN}.`,
    `Register before 6 April ${THEN}.`,
    `The new rules start from 6 April ${THEN} for landlords.`,
    `File the return by 31 January ${THEN}.`,
  ])('a day that has to be mended: %s', (text) => {
    expect(toldOf('copy/past-date', text)).toHaveLength(1);
  });
});
