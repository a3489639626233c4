import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const factsOf = (type: string) =>
  factsWith({
    business: {
      ...{ name: 'Halm', type, phone: '(402) 555-0142', currency: 'USD' },
      address: { locality: 'Wahoo', region: 'NE', country: 'US' },
    },
    fees: { outlet: 140, inspection: 45, breaker: 95 },
  });

const told = (text: string, language = 'en', type = 'Electrician') =>
  findingsOf(text, { facts: factsOf(type), language, only: 'facts/typed-amount' });

describe('what a thing from another shop costs', () => {
  it.each([
    ['Rubber feet, a few tricks and a $14 cable clip from the hardware shop.', 'en'],
    ['A $9 night light from the supermarket does for the hall.', 'en'],
    ['All you need is a $6 plug tester from the department store.', 'en'],
    ['Dazu ein Kabelbinder für 4 Euro aus dem Baumarkt.', 'de'],
    ['Basta un probador de 6 euros de la ferretería.', 'es'],
  ])('is no price: %s', (text, language) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['We fit a $14 cable clip from the hardware shop.', '$14'],
    ['With us a $90 breaker comes on top, from the hardware shop or not.', '$90'],
    ['A $50 inspection is what most people book.', '$50'],
    ['A $90 breaker from our workshop lasts for years.', '$90'],
    ['An outlet costs $150 with us.', '$150'],
  ])('is told where the business takes it: %s', (text, sum) => {
    expect(told(text)).toEqual([`facts/typed-amount: ${sum}`]);
  });

  it('is told on the site of such a shop', () => {
    const text = 'An inspection at the hardware store for $30.';
    expect(told(text, 'en', 'HardwareStore')).not.toEqual([]);
  });
});
