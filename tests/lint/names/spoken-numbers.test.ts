import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

/** The business has the number (806) 555-0117. */
const told = (text: string, language = 'en') =>
  findingsOf(text, { language }).filter((found) => /typed-phone|doubled-word/.test(found));

it.each([
  ['Call eight zero six, five five five, zero one one seven.'],
  ['Dial eight oh six, triple five, oh double one seven.'],
  ['On four three two, five five five, zero one two four a name is enough.'],
  ['Just call five five five zero one two four.'],
  ['Text us on eight-zero-six, five-five-five, zero-one-one-nine.'],
  ['En el cuatro tres dos, cinco cinco cinco, cero uno dos cuatro basta un nombre.', 'es'],
  ['Llame al ocho cero seis, cinco cinco cinco, cero uno uno siete.', 'es'],
  ['Marque nueve cinco ocho – dos cero uno – uno cuatro cuatro.', 'es'],
  ['Rufen Sie null fünf sechs eins, eins zwei drei vier sechs sechs an.', 'de'],
  ['Unter null vier null, drei drei fünf, acht acht neun ist immer jemand da.', 'de'],
  ['Unsere Nummer ist null sieben elf: zwo zwo fünf acht null drei eins.', 'de'],
])('a phone number whose digits are said one by one is told: %s', (text, language = 'en') => {
  const [found = '', ...others] = told(text, language);
  expect(others).toEqual([]);
  expect(found).toMatch(/^facts\/typed-phone: /);
});

it.each([
  ['Dial nine nine nine in an emergency.'],
  ['We count: one, two, three, four, five, six, seven, eight.'],
  ['Five, six, seven, eight, and turn!'],
  ['Rooms two, four, six and eight face the yard.'],
  ['The county clerk answers at four three two, five five five, zero one two four.'],
  ['Marque el nueve uno uno si hay fuego.', 'es'],
  ['Contamos: uno, dos, tres, cuatro, cinco, seis, siete, ocho.', 'es'],
  ['Grupos de dos, tres, cuatro o cinco niños.', 'es'],
  ['Wählen Sie im Notfall eins eins zwei.', 'de'],
  ['Eins, zwei, drei, vier, fünf, sechs, sieben: Yoga für alle.', 'de'],
  ['Zwei, drei oder vier Personen passen in den Wagen.', 'de'],
])(
  'other numbers in a row are no phone number, nor a word typed twice: %s',
  (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  },
);

it.each([
  ['We have two two rooms free.', 'en'],
  ['Tenemos tres tres salas.', 'es'],
  ['Wir haben drei drei Räume.', 'de'],
])('a number that stands alone is typed twice: %s', (text, language) => {
  expect(told(text, language)).toHaveLength(1);
});
