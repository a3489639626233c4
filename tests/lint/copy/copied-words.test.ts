import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

describe('phrases that stand twice', () => {
  it.each([
    ['The price you hear is the one is the one on the bill.', 'is the one is the one'],
    [
      'We look at it before we start before we start, and call you.',
      'before we start before we start',
    ],
  ])('are told once: %s', (text, phrase) => {
    expect(findingsOf(text)).toEqual([`copy/doubled-word: ${phrase}`]);
  });

  it.each([
    'It goes on and on and on, and nobody minds.',
    'Row, row, row the boat, row, row, row the boat.',
    'You knock. You knock. Then you wait.',
    'A copy of a copy of a key turns badly.',
    'Day after day after day, the pins move a little.',
    'What you see is what you get, and what you get is what you see.',
  ])('may be said again: %s', (text) => {
    expect(findingsOf(text, { only: 'copy/doubled' })).toEqual([]);
  });
});

describe('a time or an amount that is said again with a part more', () => {
  it.each([
    ['es', 'Sale a las ocho y a las ocho y cinco está en la calle.'],
    ['es', 'Abren a la una y a la una y media ya no queda pan.'],
    ['es', 'Entre las dos y las dos y cuarto no hay nadie.'],
    ['en', 'It takes between a year and a year and a half.'],
    ['en', 'It lasts one hour and one hour and ten minutes on Sundays.'],
    ['de', 'Sie dauern zwei Stunden und zwei Stunden und zehn Minuten.'],
  ])('is no slip, %s: %s', (language, text) => {
    const found = findingsOf(text, { language });
    expect(found.filter((each) => each.startsWith('copy/doubled'))).toEqual([]);
  });

  it.each([
    ['es', 'Abrimos a las ocho y a las ocho y el domingo no.', 'a las ocho y a las ocho y'],
    ['es', 'Venga el lunes y el lunes y traiga el perro.', 'el lunes y el lunes y'],
    ['en', 'It takes a year and a year and we call you.', 'a year and a year and'],
    ['en', 'Bring the key and the key and two towels.', 'the key and the key and'],
    ['de', 'Das Rad und das Rad und zwei Reifen.', 'Das Rad und das Rad und'],
  ])('unlike what goes on otherwise, or is none, %s: %s', (language, text, words) => {
    const found = findingsOf(text, { language });
    expect(found.filter((each) => each.startsWith('copy/doubled'))).toEqual([
      `copy/doubled-word: ${words}`,
    ]);
  });
});

describe('what a language model says around a text', () => {
  it.each([
    ['en', 'Sure, here is a warmer version: We do not roll our eyes.'],
    ['en', 'Certainly! Here’s the revised paragraph for your page.'],
    ['en', 'As an AI language model, I cannot visit your house.'],
    ['en', 'We come on Mondays. Let me know if you’d like me to shorten it.'],
    ['es', 'Claro, aquí tienes una versión más cercana: Vamos a su casa.'],
    ['es', 'Como modelo de lenguaje, no puedo dar precios.'],
    ['de', 'Gerne! Hier ist die überarbeitete Fassung deiner Seite.'],
    ['en', 'Here’s a more concise version of the text: We mend roofs.'],
    ['en', 'Here is the improved description for your page: Roofs since 1990.'],
    ['en', 'I’ve reworded the paragraph so that it flows.'],
    ['en', 'We open at nine. Would you like me to rephrase it?'],
    ['es', '¡Claro! Aquí tienes una versión mejorada: Vamos a su casa.'],
    ['es', 'Aquí tienes el texto revisado: Abrimos los lunes.'],
    ['es', '¿Quieres que lo reformule?'],
    ['de', 'Sehr gerne! Hier ist eine überarbeitete Version: Wir decken Dächer.'],
    ['de', 'Hier ist der umformulierte Text: Wir decken Dächer.'],
    ['de', 'Hier sind drei Vorschläge für Ihre Startseite.'],
    ['de', 'Soll ich den Text noch einmal umformulieren?'],
    ['de', 'Als KI-Sprachmodell kann ich keine Preise nennen.'],
  ])('%s: is told: %s', (language, text) => {
    const [found = ''] = findingsOf(text, { language });
    expect(found.startsWith('copy/placeholder')).toBe(true);
  });

  it.each([
    ['en', 'Sure, here is where we park: behind the bakery.'],
    ['en', 'Here is a shorter version of the walk, for wet days.'],
    ['en', 'Let me know if you would like me to bring the long ladder.'],
    ['es', 'Claro, aquí tienes sitio para aparcar.'],
    ['en', 'Here is the updated version of our price list.'],
    ['en', 'Would you like me to shorten the sleeves?'],
    ['en', 'Feel free to adjust the strap.'],
    ['es', '¡Claro! Aquí tienes la llave.'],
    ['es', '¿Quieres que lo adapte a tu talla?'],
    ['de', 'Hier ist die gekürzte Hose, hier die Version aus Leinen.'],
    ['de', 'Soll ich das Kleid kürzen?'],
    ['de', 'Hier sind drei Vorschläge für Ihre Wanderung.'],
    ['de', 'Gerne, hier ist Platz für zwei Autos.'],
  ])('%s: people say otherwise: %s', (language, text) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });
});

it.each([
  ['Tuning pins loose their grip in a dry winter.', 'loose'],
  ['The spring has went, and we have a new one.', 'went'],
  ['Every string is in it’s place by noon.', 'it’s'],
])('words for others are told: %s', (text, word) => {
  expect(findingsOf(text)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  'Pins that work loose their first winter come back to us.',
  'We set the dogs loose on your word.',
  'It went well, and we have it in its place.',
])('and may be right: %s', (text) => {
  expect(findingsOf(text)).toEqual([]);
});
