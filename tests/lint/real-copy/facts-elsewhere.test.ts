import { describe, expect, it } from 'vitest';
import { createFacts, type Facts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

describe('a business elsewhere', () => {
  const shop = (currency: string, name = 'Keel & Daughters'): Facts =>
    createFacts(
      SCHEMA.parse({
        site: { url: 'https://www.keel.example', name, title: 'Keel', description: 'Boats.' },
        business: {
          ...{ name, type: 'LocalBusiness', phone: '(806) 555-0117', currency },
          address: { locality: 'Hull', country: 'GB' },
        },
        fees: { visit: 72 },
      }),
      SCHEMA,
    );

  it.each([
    ['GBP', 'A visit costs 72 pounds', '72 pounds'],
    ['GBP', 'A visit costs ninety pounds', 'ninety pounds'],
    ['GBP', 'Two pounds of putty', undefined],
    ['USD', 'A bag of 72 pounds', undefined],
    ['CHF', 'Fr. 72 die Stunde', 'Fr. 72'],
    ['CHF', 'Die Stunde 72 Fr.', '72 Fr.'],
    ['CHF', 'Mo bis Fr. 9.30 Uhr', undefined],
    ['CHF', 'Die Stunde kostet 72.–', '72.–'],
    ['EUR', 'Die Stunde kostet 72,- im Sommer', '72,-'],
    ['USD', 'See page 72.– Or not', undefined],
    ['EUR', 'Fr. 72 bis 80', undefined],
    ['SEK', 'A visit costs 72 kr', '72 kr'],
  ])('with %s reads "%s"', (currency, text, amount) => {
    const found = findingsOf(text, { facts: shop(currency) });
    expect(found).toEqual(amount === undefined ? [] : [`facts/typed-amount: ${amount}`]);
  });

  it.each(['Keel and Daughters', 'Keel + Daughters', 'Keel & Daughter'])(
    'that joins its name otherwise is told of "%s"',
    (written) => {
      const found = findingsOf(`Ask ${written} first`, { facts: shop('GBP') });
      expect(found).toEqual([`facts/typed-name: ${written}`]);
    },
  );
});

it('writes a year without a sign between its thousands, and counts with one', () => {
  expect(FACTS.get('figures.foundedYear')).toBe('2009');
  expect(FACTS.get('trade.licence')).toBe('80,911');
});

it('a year that contradicts is known by what stands beside it', () => {
  const block = { stat: 'Family firm', description: 'on the roof since 1987' };
  expect(findingsIn({ credentials: [block] })).toEqual(['facts/typed-year: 1987']);
  expect(findingsIn({ credentials: [{ ...block, stat: 'Slate' }] })).toEqual([]);
});

it('the words of clients hold no price of ours', () => {
  expect(findingsOf('It was about four dollars.', { at: 'testimonial.quote' })).toEqual([]);
});
