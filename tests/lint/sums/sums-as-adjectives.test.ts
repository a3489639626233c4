import { describe, expect, it } from 'vitest';
import { amountsIn } from '../../../cli/rules/words/figures/amounts.ts';
import { FACTS, factsWith, findingsIn } from '../copy-findings.ts';

const read = (text: string, language: string, facts = FACTS) =>
  amountsIn(text, facts, language).map(({ written, value }) => `${written}: ${value}`);

it.each([
  ['en', 'All three roofs, on one forty-dollar visit.', 'forty-dollar: 40'],
  ['en', 'Two twenty-five-dollar tickets.', 'twenty-five-dollar: 25'],
  ['en', 'That is three five-dollar stamps.', 'five-dollar: 5'],
  ['en', 'A thirty-buck fee.', 'thirty-buck: 30'],
  ['en', 'Our 90-dollar-an-hour rate.', '90-dollar: 90'],
  ['en', 'One hundred-dollar deposit.', 'One hundred-dollar: 100'],
  ['de', 'Dazu kommt die 40-Euro-Pauschale.', '40-Euro: 40'],
  ['de', 'Eine Vierzig-Euro-Anfahrtspauschale.', 'Vierzig-Euro: 40'],
  ['de', 'Ohne 25-Euro-Nachtzuschlag.', '25-Euro: 25'],
])('a sum is an adjective, %s: %s', (language, text, expected) => {
  expect(read(text, language)).toEqual([expected]);
});

it.each([
  ['es', 'La visita sale en 40 dls.', '40 dls.: 40'],
  ['es', 'Son 40 dlls por visita.', '40 dlls: 40'],
  ['es', 'Cobramos cuarenta dlls la visita.', 'cuarenta dlls: 40'],
  ['es', 'Son 40 dolares por visita.', '40 dolares: 40'],
  ['es', 'La visita: 40 US$.', '40 US$: 40'],
  ['en', 'The visit: 40 US$.', '40 US$: 40'],
])('a currency is abbreviated, %s: %s', (language, text, expected) => {
  expect(read(text, language)).toEqual([expected]);
});

it.each([
  ['en', 'The program loads 40 DLLs.'],
  ['en', 'One buck for each hunter.'],
  ['de', 'Ein 50-Euro-Schein, und das 49-Euro-Ticket.'],
  ['de', 'Auf 520-Euro-Basis.'],
])('is no sum, %s: %s', (language, text) => {
  expect(read(text, language)).toEqual([]);
});

describe('what is added to a price', () => {
  const facts = factsWith({
    business: {
      name: 'Halm',
      type: 'Electrician',
      phone: '+1 806 555 0117',
      address: { locality: 'Lubbock', region: 'TX', country: 'US' },
      currency: 'USD',
    },
    fees: { eveningSurcharge: 20, areaAfterHours: 20, nightSurcharge: 100 },
  });
  const shown = { title: Array(4).fill('Noche: {fees.nightSurcharge}.').join(' ') };
  const told = (answer: string) =>
    findingsIn(
      { hero: shown, questions: { items: [{ question: '¿Y de noche?', answer }] } },
      { language: 'es', facts, only: 'facts/typed' },
    );

  it.each([
    ['Por la tarde se suman US$20 y por la noche {fees.nightSurcharge}.', 'US$20'],
    ['En la tarde se suman 20 dls y en la noche {fees.nightSurcharge}.', '20 dls'],
  ])('is no total of what stands beside it: %s', (text, words) => {
    expect(told(text)).toEqual([`facts/typed-amount: ${words}`]);
  });

  it('unlike what two of them come to', () => {
    const text =
      'La tarde y la noche, {fees.eveningSurcharge} y {fees.nightSurcharge}, suman $120.';
    expect(told(text)).toEqual([]);
  });
});
