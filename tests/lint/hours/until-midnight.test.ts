import { expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const closing = (closes: string) =>
  factsWith({
    business: {
      ...{ name: 'Halm', type: 'Electrician', phone: '+49 561 1234567' },
      address: { locality: 'Kassel', country: 'DE' },
      hours: { regular: { opens: '09:00', closes } },
    },
  });

const told = (text: string, language: string, closes = '20:00') =>
  findingsOf(text, { language, facts: closing(closes), only: 'facts/typed-hours' });

it.each([
  ['en', 'Open until midnight', 'midnight'],
  ['en', 'We are open every day until midnight.', 'midnight'],
  ['de', 'Wir haben bis Mitternacht geöffnet.', 'Mitternacht'],
  ['es', 'Abrimos hasta la medianoche.', 'medianoche'],
  ['es', 'Estamos abiertos todos los días hasta medianoche.', 'medianoche'],
])('a business that closes earlier is not open until midnight, %s: %s', (language, text, words) => {
  expect(told(text, language)).toEqual([`facts/typed-hours: ${words}`]);
});

it.each([
  ['en', 'Open until midnight on Fridays'],
  ['en', 'The bar next door is open until midnight.'],
  ['en', 'The offer holds until midnight.'],
  ['en', 'We worked until midnight, and the light was on.'],
  ['en', 'Order before midnight.'],
  ['de', 'Am Markt ist die Kneipe bis Mitternacht offen.'],
  ['de', 'Silvester haben wir bis Mitternacht geöffnet.'],
  ['es', 'El bar de al lado abre hasta medianoche.'],
])('but others may be, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

it.each(['00:00', '23:59'])('it is typed where the hours end at %s', (closes) => {
  expect(told('We are open until midnight.', 'en', closes)).toEqual([
    'facts/typed-hours: midnight',
  ]);
});
