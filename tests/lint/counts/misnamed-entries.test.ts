import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  prices: {
    service: 90,
    fullService: 140,
    eBikeService: 120,
    cargoBikeService: 150,
    puncture: 18,
    offer: 75,
    sameAsOffer: 75,
    wheel: 60,
    wheelFrom: 45,
    locker24: 310,
    lockerNight: 12,
  },
  fees: { fivePass: 120, reformerFive: 180, reformerTen: 340, tenPass: 220, wheel: 60, tyre: 40 },
  tarifas: { bonoCinco: 90, cincoNatacion: 130 },
  preise: { lastenradService: 150, eBikeService: 120, grosseInspektion: 149 },
  rates: { puncture: 22 },
  bookings: { deposit: 30, cancellation: 50 },
  about: { since: 2004, firstPools: 11, rebuilt: 2011 },
});

function told(section: object): string[] {
  return findingsIn(section, { facts: FACTS, only: 'facts/contradiction' });
}

const card = (title: string, price: string, text = 'By appointment, while you wait.') => ({
  pricing: { items: [{ title, price, text }] },
});

describe('the price of an entry that has the name of another fact', () => {
  it.each([
    ['Cargo bike service', '{prices.eBikeService}'],
    ['Service for cargo bikes', '{prices.eBikeService}'],
    ['Lastenrad-Service', '{preise.eBikeService}'],
    ['Große Inspektion', 'ab {preise.lastenradService}'],
    ['The full service', 'from {prices.eBikeService}'],
    ['Puncture', '{prices.wheel} per wheel'],
    ['Cancellation', '{bookings.deposit}'],
  ])('%s at %s', (title, price) => {
    expect(told(card(title, price))).toHaveLength(1);
  });

  it('may be the year in which that began', () => {
    const figure = (value: string, label: string) => ({ numbers: { items: [{ value, label }] } });
    expect(told(figure('{about.since}', 'the first pool'))).toEqual([]);
    expect(told(figure('{prices.wheel}', 'the puncture'))).toHaveLength(1);
  });

  it('may be one of the sizes of which another fact has the number', () => {
    expect(told(card('Locker', '{prices.lockerNight}'))).toEqual([]);
    expect(told(card('Locker 24', '{prices.lockerNight}'))).toHaveLength(1);
  });

  it.each([
    '| Service | Price |\n| --- | --- |\n| E-bike service | {prices.eBikeService} |\n| Puncture | {prices.wheel} |\n',
    'What it costs:\n\n- Puncture: {prices.wheel}\n- Full service: {prices.fullService}\n',
  ])('%j', (body) => {
    expect(told({ body })).toEqual(['facts/contradiction: {prices.wheel}']);
  });

  it.each([
    ['Service', '{prices.fullService}'],
    ['Cargo bike service', '{prices.cargoBikeService}'],
    ['Cargo bike and e-bike service', '{prices.eBikeService}'],
    ['Service at your door', '{prices.eBikeService}'],
    ['Offer', '{prices.sameAsOffer}'],
    ['Puncture', '{rates.puncture}'],
    ['Puncture', '{rates.puncture} or {prices.puncture}'],
    ['Puncture', 'Bring the wheel, and it is {prices.wheel} with a new tire and tube.'],
    ['Wheel', 'from {prices.wheelFrom}'],
    ['Second wheel', '{prices.wheelFrom}'],
    ['Wheel truing', '{prices.wheel}'],
  ])('not told: %s at %s', (title, price) => {
    expect(told(card(title, price))).toEqual([]);
  });

  it.each([
    card('Full service', '{prices.offer}', 'Until March, instead of {prices.fullService}.'),
    { body: '- Full service: {prices.offer} (instead of {prices.fullService})\n- More\n' },
    { history: { items: [{ date: '{prices.wheel}', title: 'Puncture', text: 'How it began.' }] } },
    { body: 'A puncture – {prices.wheel} – is done\nwhile you wait.\n' },
  ])('not told of anything else: %j', (section) => {
    expect(told(section)).toEqual([]);
  });
});

const below = (heading: string, title: string, price: string) => ({
  sections: [{ pricing: { heading, items: [{ title, price }] } }],
});

describe('the price of an entry below a heading that says the rest of its name', () => {
  it.each([
    ['Reformer', 'Five-pass', '{fees.reformerFive}'],
    ['Reformer classes', 'Ten-pass', '{fees.reformerTen}'],
    ['Natación', 'Bono cinco', '{tarifas.cincoNatacion}'],
  ])('%s: %s at %s', (...entry) => {
    expect(told(below(...entry))).toEqual([]);
  });

  it('in a table with a title', () => {
    const table = (title: string) =>
      `:::table[${title}]\n| What | Price |\n| --- | --- |\n| Five-pass | {fees.reformerFive} |\n:::\n`;
    expect(told({ body: table('On the reformer') })).toEqual([]);
    expect(told({ body: table('On the mat') })).toHaveLength(1);
  });

  it.each([
    ['Mat classes', 'Five-pass', '{fees.reformerFive}'],
    ['Reformer', 'Five-pass', '{fees.reformerTen}'],
    ['Wheels', 'Tyre', '{fees.wheel}'],
    ['Yoga', 'Bono cinco', '{tarifas.cincoNatacion}'],
  ])('but not %s: %s at %s', (...entry) => {
    expect(told(below(...entry))).toHaveLength(1);
  });
});
