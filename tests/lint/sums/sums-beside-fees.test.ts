import { describe, expect, it, test } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { typedAmounts } from '../../../cli/rules/typed-amounts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

const preise = { lehrePlatt: 10, lehreCheck: 45, kette: 18, probetag: 35, tuning: 175, tools: 900 };
const SHOP = createFacts(
  SCHEMA.parse({
    site: { url: 'https://x.example', name: 'Radwerk', title: 'R', description: 'R.' },
    business: {
      name: 'Radwerk',
      type: 'BikeStore',
      address: { locality: 'Freiburg', country: 'DE' },
      currency: 'EUR',
    },
    preise,
    languages: ['de', 'en', 'es'],
  }),
  SCHEMA,
);

const inBody = (text: string, language: string) =>
  findingsOf(`Intro.\n\n${text}`, { facts: SHOP, language, at: 'body' });
const inNote = (text: string, language: string) =>
  findingsOf(text, { facts: SHOP, language, at: 'comparison.note' });
const inAnswer = (text: string, language: string) =>
  findingsOf(text, { facts: SHOP, language, at: 'questions.items.answer' });

describe('fines that are not called so', () => {
  it.each([
    [
      'de',
      '## Was es kostet\n\nOhne funktionierendes Licht in der Dunkelheit sind zwanzig Euro fällig, bei Gefährdung fünfundzwanzig, nach einem Unfall fünfunddreißig.',
    ],
    ['de', '## Was es kostet\n\nWer mit dem Handy am Ohr fährt, zahlt 55 Euro.'],
    ['de', '## Was es kostet\n\nEin rotes Licht kostet 60 Euro und einen Punkt.'],
    ['en', '## What it costs\n\nUsing a phone at the wheel means £200 and six points.'],
    ['es', '## Lo que cuesta\n\nCircular sin luces son 200 euros, y 500 si hay accidente.'],
  ])('%s: %s', (language, text) => {
    expect(inBody(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Freihändig fahren kostet 5 Euro.'],
    ['de', 'Fahren ohne Klingel kostet 15 Euro.'],
    ['en', 'Riding without lights at night costs you €50 on the spot.'],
    ['en', 'Riding on the pavement costs €50.'],
  ])('%s: %s', (language, text) => {
    expect(inAnswer(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Ohne Termin kostet die Prüfung 25 Euro.'],
    ['de', 'Eine Fahrstunde ohne Helm kostet 65 Euro.'],
    ['en', 'Driving lessons cost €65 an hour.'],
    ['en', 'We charge €25 for riding without a helmet of your own.'],
    ['es', 'Aparcar en nuestro patio cuesta 25 euros al mes.'],
  ])('but: %s: %s', (language, text) => {
    expect(inAnswer(text, language)).not.toEqual([]);
  });
});

describe('what a thing costs that anybody buys', () => {
  it.each([
    ['de', 'Eine Lehre für zehn Euro zeigt an, wann 0,75 Prozent Längung erreicht sind.'],
    ['de', '6. **Zu spät.** Eine Lehre für zehn Euro zeigt an, wann es so weit ist.'],
    ['de', 'Ein Schloss für zehn Euro hält keinen Dieb auf.'],
    ['en', 'A gauge for €10 shows when the chain is worn.'],
    ['es', 'Un medidor de diez euros avisa cuando la cadena está gastada.'],
  ])('%s: %s', (language, text) => {
    expect(inBody(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Eine Kette für 18 Euro hält drei Jahre.'],
    ['de', 'Ein Check für 45 Euro zeigt, was fehlt.'],
    ['de', 'Ein Probetag für 35 Euro zeigt, ob es passt.'],
    ['en', 'A tuning for €175 lasts half a year.'],
    ['en', 'A visit for €45 is enough.'],
  ])('but: %s: %s', (language, text) => {
    expect(inBody(text, language)).not.toEqual([]);
  });

  test('a word that several keys begin with says none of them', () => {
    const hintOf = (text: string) => typedAmounts(text, factsIn('de', SHOP), 'de')[0]?.hint;
    expect(hintOf('Für die Lehre nehmen wir zehn Euro.')).toContain('nothing here speaks of it');
    expect(hintOf('Unsere Lehre flickt einen Platten für zehn Euro.')).toContain('in its place');
    expect(hintOf('Ein Probetag kostet bei uns 35 Euro.')).toContain('in its place');
  });
});

describe('the rough total of several things', () => {
  it.each([
    [
      'en',
      'A free piano with a move, a pitch raise, a tuning and three hours of repairs comes to more than €900.',
    ],
    ['en', 'Shoes, a jersey and a helmet add up to well over €175.'],
    ['en', 'A bike, a lock and a helmet will set you back more than €175.'],
    ['de', 'Helm, Schloss und Licht machen zusammen gut 175 Euro.'],
    ['es', 'Entre el casco, el candado y las luces se van más de 175 euros.'],
  ])('%s: %s', (language, text) => {
    expect(inNote(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'The tools, the strings and the bench come to more than €900.'],
    ['en', 'We level it, mend it and oil it for €900.'],
    ['en', 'A move, a pitch raise and a tuning come to €175.'],
    ['es', 'Nuestra visita, el informe y el viaje suman 175 euros.'],
  ])('but: %s: %s', (language, text) => {
    expect(inNote(text, language)).not.toEqual([]);
  });
});
