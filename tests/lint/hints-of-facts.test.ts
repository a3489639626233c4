import { describe, expect, it } from 'vitest';
import { factsIn } from '../../cli/content/facts/facts.ts';
import { factsTypedAmount } from '../../cli/rules/copy/facts-typed-amount.ts';
import { factsTypedPhone } from '../../cli/rules/copy/facts-typed-phone.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';
import { factsWith } from './copy-findings.ts';

const FACTS = factsIn(
  'en',
  factsWith({
    business: {
      name: 'Halm',
      type: 'Electrician',
      phone: '(402) 555-0142',
      emergencyPhone: '(402) 555-0170',
      address: { locality: 'Wahoo', region: 'NE', country: 'US' },
      currency: 'USD',
    },
    fees: { minimum: 50, flatTravel: 50, areaCity: 50, stanton: 60, pumpReplacement: 2480 },
  }),
);

const hints = (rule: typeof factsTypedPhone, raw: object) =>
  [...applyCopyRule(rule, copyFile('page', 'en', raw), FACTS)].map(({ hint }) => hint);

describe('hints', () => {
  it('name the nearest phone number', () => {
    expect(hints(factsTypedPhone, { note: { text: 'Call (402) 555-0171 at night.' } })[0]).toMatch(
      /^Write \{business\.emergencyPhone\}/,
    );
    expect(hints(factsTypedPhone, { note: { text: 'Call (402) 555-0143 by day.' } })[0]).toMatch(
      /^Write \{business\.phone\}/,
    );
  });

  it('name the fee with two digits swapped', () => {
    expect(hints(factsTypedAmount, { hero: { headline: 'A new one for $2,840' } })).toEqual([
      '{fees.pumpReplacement} is $2,480, with two digits swapped. Write {fees.pumpReplacement} in its place, or add this amount to site.config.yaml.',
    ]);
  });

  it('name the fee that the page is called by', () => {
    const raw = { seo: { title: 'A notary in Stanton' }, note: { text: '$50 travel.' } };
    expect(hints(factsTypedAmount, raw)).toEqual([
      '{fees.stanton} is $60. Write {fees.stanton} if that is meant, or {fees.minimum} or {fees.flatTravel} or {fees.areaCity}, which are $50.',
    ]);
    const other = { seo: { title: 'A notary in Odessa' }, note: { text: '$50 travel.' } };
    expect(hints(factsTypedAmount, other)).toEqual([
      'Write {fees.minimum} or {fees.flatTravel} or {fees.areaCity} in its place.',
    ]);
  });

  it.each(['You save $60.', 'Together it is $60 less than one by one.'])(
    'are none for a difference that a fee has by chance: %s',
    (text) => {
      expect(hints(factsTypedAmount, { cta: { headline: text } })).toEqual([]);
    },
  );

  it.each(['The trip to Stanton is $60.', 'You save a trip: Stanton is $60.'])(
    'name the fee that it is: %s',
    (text) => {
      expect(hints(factsTypedAmount, { cta: { headline: text } })).toEqual([
        expect.stringContaining('Write {fees.stanton} in its place'),
      ]);
    },
  );

  it('name no fee that is far off', () => {
    const of = (text: string) => hints(factsTypedAmount, { cta: { headline: text } })[0];
    expect(of('A trip to Stanton for $61')).toMatch(/^\{fees\.stanton\} is \$60/);
    expect(of('All of Stanton costs $61,000')).toMatch(/^If it is a price of yours/);
  });
});
