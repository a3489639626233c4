import { expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

/** What is told of names on the site of a business called so. */
function told(name: string, text: string): string[] {
  const facts = createFacts(
    SCHEMA.parse({
      site: { url: 'https://www.own.example', name: 'Own', title: 'Own', description: 'Own.' },
      business: {
        name,
        type: 'LocalBusiness',
        phone: '(806) 555-0117',
        address: { locality: 'Lubbock', country: 'US' },
      },
      area: { towns: ['Plainview', 'Levelland'] },
    }),
    SCHEMA,
  );
  return findingsOf(text, { facts, only: 'facts/typed-name' });
}

it.each([
  [
    'Quanah Window Cleaning',
    'Hours and prices of Tascosa Window Cleaning in one place.',
    'Tascosa',
  ],
  ['Quanah Window Cleaning', 'Service areas of Pioneer Window Cleaning.', 'Pioneer'],
  ['Quanah Window Cleaning', 'Call Tascosa Window Cleaning before noon.', 'Tascosa'],
  ['Quanah Window Cleaning', '© 2026 Tascosa Window Cleaning', 'Tascosa'],
  ['Brahl Mobile Tierpraxis', 'Telefon und Öffnungszeiten von Wernke Mobile Tierpraxis.', 'Wernke'],
  ['Arguedo Taller Mecánico', 'Teléfono, horario y zonas de Bretoña Taller Mecánico.', 'Bretoña'],
])('%s: a name with another first word is told: %s', (name, text, word) => {
  const others = name.split(' ').slice(1).join(' ');
  expect(told(name, text)).toEqual([`facts/typed-name: ${word} ${others}`]);
});

it.each([
  ['Quanah Window Cleaning', 'Prices of Plainview Window Cleaning jobs'],
  ['Quanah Window Cleaning', 'Prices for Plainview Window Cleaning'],
  ['Quanah Window Cleaning', 'Prices of Professional Window Cleaning'],
  ['Quanah Window Cleaning', 'We learned the trade at Tascosa Window Cleaning.'],
  ['Quanah Window Cleaning', 'The hours of our neighbors: call Tascosa Window Cleaning.'],
  ['Quanah Window Cleaning', 'Not the prices of Tascosa Window Cleaning.'],
  ['Quanah Window Cleaning', 'Call Tascosa Window Cleaning Supplies for a squeegee.'],
  ['Quanah Cleaning', 'Call Tascosa Cleaning before noon.'],
  ['Brahl Mobile Tierpraxis', 'Früher waren es die Öffnungszeiten von Wernke Mobile Tierpraxis.'],
  [
    'Arguedo Taller Mecánico',
    'El horario de nuestros vecinos es el horario de Bretoña Taller Mecánico.',
  ],
])('%s: other words stay: %s', (name, text) => {
  expect(told(name, text)).toEqual([]);
});
