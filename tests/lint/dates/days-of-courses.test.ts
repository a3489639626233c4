import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://taller.example, name: Taller, title: Taller, description: Bicicletas. }
business:
  name: Taller
  type: BikeStore
  phone: "+34 972 555 014"
  address: { locality: Girona, country: ES }
  hours:
    week:
      - { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "09:30", closes: "13:30" }
      - { days: [Saturday], opens: "09:00", closes: "14:00" }
languages: [es]
`),
  ),
  SCHEMA,
);

it.each([
  'El domingo 3 abrimos expresamente de 10:00 a 14:00.',
  'El sábado, de 9:00 a 14:00 y de 16:00 a 19:00. El domingo, de 9:00 a 13:00.',
])('times of single days are none of the opening hours: %s', (text) => {
  expect(findingsOf(text, { facts: FACTS, language: 'es' })).toEqual([]);
});

it.each(['Abrimos los sábados de 9:00 a 14:00.', 'Los domingos abrimos de 10:00 a 14:00.'])(
  'those of the week are told: %s',
  (text) => {
    expect(findingsOf(text, { facts: FACTS, language: 'es' })).toEqual([
      expect.stringMatching(/^facts\/typed-hours/),
    ]);
  },
);
