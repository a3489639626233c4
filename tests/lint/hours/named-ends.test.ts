import { expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const facts = factsWith({
  bands: { late: '9 PM to 12 AM', early: '12 AM to 6 AM', morning: '9 AM to 12 PM' },
});

const told = (text: string, language = 'en') =>
  findingsOf(text, { facts, language, only: 'facts/typed-hours' });

it.each([
  ['en', '9 p.m. to midnight', '9 p.m. to midnight'],
  ['en', 'From 9 PM until midnight a drive costs more.', '9 PM until midnight'],
  ['en', 'Midnight to 6 a.m. is for emergencies.', 'Midnight to 6 a.m.'],
  ['en', 'Mornings, 9 am – noon', '9 am – noon'],
  ['de', 'Von 21 Uhr bis Mitternacht kostet die Fahrt mehr.', '21 Uhr bis Mitternacht'],
  ['es', 'De 9 de la noche a medianoche sube el viaje.', '9 de la noche a medianoche'],
])('%s: a band of a fact with a name at one end is told: %s', (language, text, times) => {
  expect(told(text, language)).toEqual([`facts/typed-hours: ${times}`]);
});

it.each([
  ['en', 'From 7 PM to midnight the hall is let.'],
  ['en', 'From 9 to midnight there is music.'],
  ['en', 'From noon to midnight we bake.'],
  ['en', 'Nine riders left at midnight.'],
  ['de', 'Von 20 Uhr bis Mitternacht spielt die Kapelle.'],
  ['es', 'De 8 de la noche a medianoche hay baile.'],
])('%s: other times stay: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
