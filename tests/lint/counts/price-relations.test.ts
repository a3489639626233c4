import { describe, expect, it } from 'vitest';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { pageStatements } from '../../../cli/rules/words/counts/page-statements.ts';
import { factsWith } from '../copy-findings.ts';

const facts = factsWith({
  prices: { month: 46, january: 29, half: 23, hour: 46, block: 198, fair: 168, boots: 10 },
});

function told(raw: object): string[] {
  const file = copyFile('landing', 'en', raw);
  return [...pageStatements(file, facts)].map(({ path }) => path.join('.'));
}

const page = (title: string, subheadline: string) => ({ seo: { title }, hero: { subheadline } });

describe('a share of a price', () => {
  it.each([
    ['First month half price | {business.name}', '{prices.january} instead of {prices.month}.'],
    ['A third off, for all of January', '{prices.half} instead of {prices.month}, until Sunday'],
    ['Sale', 'Every second pair at half price: {prices.january} instead of {prices.month}'],
    ['Der erste Monat zum halben Preis', '{prices.january} statt {prices.month}'],
    ['El primer mes a mitad de precio', '{prices.january} en lugar de {prices.month}'],
    ['20% off until May', 'Now {prices.january} instead of {prices.month}'],
  ])('%s: %s', (title, subheadline) => {
    expect(told(page(title, subheadline))).toEqual(['hero.subheadline']);
  });

  it.each([
    ['First month half price', '{prices.half} instead of {prices.month}'],
    ['37% off until May', 'Now {prices.january} instead of {prices.month}'],
    ['Half-price boots for members', '{prices.january} instead of {prices.month}'],
    ['20% off boots', '{prices.january} instead of {prices.month}'],
    ['20% off for students', '{prices.january} instead of {prices.month}'],
    ['Half price, or 20% off', '{prices.january} instead of {prices.month}'],
    ['First month half price', '{prices.january} in January, {prices.month} after that'],
    ['A cheaper month', '{prices.january} instead of {prices.month}'],
    [
      'Half price',
      '{prices.january} instead of {prices.month}, {prices.half} instead of {prices.hour}',
    ],
    ['Half the price is for the coach', '{prices.january} instead of {prices.month}'],
    [
      'A new pair',
      '{prices.january} instead of {prices.month}. Lost it? The second is half price.',
    ],
    ['A new pair', '{prices.january} instead of {prices.month}. Brothers and sisters: 20% off.'],
    ['Ein neues Paar', '{prices.january} statt {prices.month}. Das zweite zum halben Preis.'],
    ['Un par nuevo', '{prices.january} en vez de {prices.month}. El segundo, a mitad de precio.'],
  ])('%s: %s may be right', (title, subheadline) => {
    expect(told(page(title, subheadline))).toEqual([]);
  });
});

describe('an offer of several', () => {
  const pricing = (price: string, period: string, highlight: string, single = 'per hour') => ({
    pricing: {
      heading: 'Pick your dose',
      items: [
        { title: 'One hour', price: '{prices.hour}', period: single, text: 'For a look.' },
        { title: 'Block of four', price, period, text: 'For a season.', highlight },
      ],
    },
  });

  it.each([
    ['{prices.block}', 'four hours', 'Cheaper by the hour', 'per hour'],
    ['{prices.block}', '4 hours', 'Less per hour', 'an hour'],
    ['{prices.block}', 'vier Stunden', 'Pro Stunde günstiger', 'pro Stunde'],
    ['{prices.block}', 'cuatro horas', 'Más barato por hora', 'por hora'],
  ])('%s for %s is not %s', (price, period, highlight, single) => {
    expect(told(pricing(price, period, highlight, single))).toEqual(['pricing.items.1.price']);
  });

  it.each([
    ['{prices.fair}', 'four hours', 'Cheaper by the hour', 'per hour'],
    ['{prices.block}', 'five hours', 'Cheaper by the hour', 'per hour'],
    ['{prices.block}', 'four hours', 'With a written plan', 'per hour'],
    ['{prices.block}', 'four hours', 'Cheaper by the day', 'per hour'],
    ['{prices.block}', 'per month', 'Cheaper by the hour', 'per hour'],
    ['{prices.block}', 'four hours', 'Cheaper by the hour', 'per couple'],
    ['from {prices.block}', 'four hours', 'Cheaper by the hour', 'per hour'],
  ])('%s for %s, %s, beside one %s', (price, period, highlight, single) => {
    expect(told(pricing(price, period, highlight, single))).toEqual([]);
  });
});
