import { describe, expect, it } from 'vitest';
import { clockRanges } from '../../../cli/rules/words/hours/clock-ranges.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const business = {
  ...{ name: 'Halm', type: 'Electrician', phone: '+49 561 1234567' },
  address: { locality: 'Kassel', country: 'DE' },
  hours: { regular: { opens: '09:00', closes: '20:00' } },
};
const FACTS = factsWith({ business, emergency: { night: '18:00–07:00' } });
const only = 'facts/typed-hours';

/** What is told of one entry of a list. */
function told(entry: object, heading = 'Good to know', language = 'en'): string[] {
  const raw = {
    panel: { heading, parts: [{ slots: [entry, { term: 'Paying', short: 'By card' }] }] },
  };
  return findingsIn(raw, { language, facts: FACTS, only, kind: 'page' });
}

describe('two times that an entry calls the opening hours, and the business has others', () => {
  it.each([
    [{ term: 'Opening hours', short: '9 AM to 5 PM' }, 'en', '9 AM to 5 PM'],
    [{ label: 'Hours', value: 'From 8:30 to 18:00' }, 'en', '8:30 to 18:00'],
    [
      { term: 'Every day', short: '10 AM – 8 PM', text: 'Regular hours, Sundays included.' },
      'en',
      '10 AM – 8 PM',
    ],
    [
      {
        term: 'Daily',
        short: '9 AM – 6 PM',
        text: 'Regular hours. We answer calls at night, too.',
      },
      'en',
      '9 AM – 6 PM',
    ],
    [{ title: 'Öffnungszeiten', text: '9 bis 18 Uhr' }, 'de', '9 bis 18 Uhr'],
    [{ label: 'Mo–Fr', value: '9–18 Uhr', text: 'Unsere Öffnungszeiten' }, 'de', '9–18 Uhr'],
    [{ label: 'Horario de atención', value: 'De 9:00 a 18:00' }, 'es', '9:00 a 18:00'],
    [
      { term: 'Todos los días', short: 'De 10:00 a 20:00', text: 'Horario habitual.' },
      'es',
      '10:00 a 20:00',
    ],
  ])('%o', (entry, language, words) => {
    expect(told(entry, 'Before work, after work', language)).toEqual([`${only}: ${words}`]);
  });

  it.each([
    [{ term: 'Every day', short: '10 AM – 1 PM', text: 'Pick up your order.' }, 'en'],
    [{ term: 'Every day', short: '8 PM to 11 PM', text: 'Outside regular hours.' }, 'en'],
    [{ term: 'Saturday', short: '10 AM to 1 PM', text: 'Regular hours' }, 'en'],
    [{ term: 'Summer hours', short: '9 AM to 5 PM' }, 'en'],
    [{ term: 'Hours', short: '9 to 5 people' }, 'en'],
    [{ term: 'Emergency hours', short: '9 PM to 6 AM' }, 'en'],
    [{ title: 'Kurszeiten', text: '9 bis 18 Uhr' }, 'de'],
    [{ title: 'Werktags', text: '9 bis 12 Uhr' }, 'de'],
    [{ label: 'Horario de entregas', value: 'De 9:00 a 18:00' }, 'es'],
  ])('but not: %o', (entry, language) => {
    expect(told(entry, undefined, language)).toEqual([]);
  });

  it.each(['Our summer hours', 'Deliveries', 'Christmas', 'Evening classes'])(
    'but not below %s',
    (heading) => {
      expect(told({ term: 'Hours', short: '9 AM to 5 PM' }, heading)).toEqual([]);
    },
  );
});

/** What is told of the hours of a row behind another. */
function toldOfRow(hours: string, first: string, language: string): string[] {
  const slots = [
    { name: 'Entre semana', hours: first },
    { name: 'Noche', hours, note: 'con cita' },
  ];
  return findingsIn({ schedule: { slots } }, { language, facts: FACTS, only });
}

describe('a row that begins when the business closes', () => {
  const opening = '{business.hours.regular.opens} – {business.hours.regular.closes}';

  it.each([
    ['Después de las ocho de la noche', 'ocho de la noche', 'es'],
    ['A partir de las 20:00', '20:00', 'es'],
    ['After 8 PM', '8 PM', 'en'],
    ['From 8 PM on', '8 PM', 'en'],
    ['Nach 20 Uhr', '20', 'de'],
    ['Ab 20:00 Uhr', '20:00', 'de'],
    ['Before 9 AM', '9 AM', 'en'],
  ])('is told beside the hours: %s', (hours, words, language) => {
    const expected = words === '9 AM' ? [] : [`${only}: ${words}`];
    expect(toldOfRow(hours, opening, language)).toEqual(expected);
  });

  it.each([
    ['After 8 PM', 'When we agree', 'en'],
    ['After 9 PM', opening, 'en'],
    ['After 8 PM on the second floor', opening, 'en'],
    ['Nach 20 Uhr', 'Nach Absprache', 'de'],
    ['Después de {business.hours.regular.closes}', opening, 'es'],
  ])('but not: %s beside %s', (hours, first, language) => {
    expect(toldOfRow(hours, first, language)).toEqual([]);
  });
});

it.each([
  ['from 18:00 to 09:00', 18, 9],
  ['10 PM – 6', 22, 6],
  ['20–6 h', 20, 6],
  ['8:00–6', 8, 18],
  ['1 PM – 6', 13, 18],
])('%s ends on the next day if it is one', (text, from, to) => {
  expect(clockRanges(text)).toMatchObject([{ from: from * 60, to: to * 60 }]);
});
