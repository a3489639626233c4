import { expect, it } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedHours } from '../../../cli/rules/copy/facts-typed-hours.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

const SCHOOL = createFacts(
  SCHEMA.parse({
    ...FACTS.site,
    business: {
      ...FACTS.site?.business,
      hours: {
        week: [
          {
            days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
            ...{ opens: '09:00', closes: '20:00' },
          },
          { days: ['Saturday'], opens: '10:00', closes: '13:00' },
        ],
      },
    },
  }),
  SCHEMA,
);

function told(language: string, raw: object) {
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(factsTypedHours, file, factsIn(language, SCHOOL))];
}

const page = (subheadline: string, text: string) => ({
  hero: { headline: 'Leith', subheadline, urgencyBanner: { text } },
});

it.each([
  [
    'en',
    'Our Leith room is by the tram stop, and open two evenings a week.',
    'Tuesdays and Thursdays, 4 to 8 p.m.',
  ],
  [
    'en',
    'Morag teaches in Leith on Tuesdays and Thursdays.',
    'Tuesdays and Thursdays, 4 to 8 p.m.',
  ],
  [
    'de',
    'Unser Raum am Hafen ist an zwei Abenden in der Woche besetzt.',
    'Dienstags und donnerstags 16 bis 20 Uhr',
  ],
  [
    'de',
    'Die Filiale am Hafen hat dienstags und donnerstags auf.',
    'Dienstags und donnerstags 16 bis 20 Uhr',
  ],
  ['es', 'La sala del puerto abre dos tardes por semana.', 'Los martes y jueves de 16 a 20 h'],
] as const)('a part of the business has hours of its own (%s): %s', (language, about, text) => {
  expect(told(language, page(about, text))).toEqual([]);
});

it.each([
  ['en', 'Lessons by the tram stop, for all schools.', 'Tuesdays and Thursdays, 4 to 8 p.m.'],
  ['en', 'Our Leith room is open three evenings a week.', 'Tuesdays and Thursdays, 4 to 8 p.m.'],
  ['en', 'Our Leith room is open two evenings a week.', 'Tuesdays and Thursdays, 9 a.m. to 9 p.m.'],
  ['de', 'Unterricht für alle Schulen.', 'Dienstags und donnerstags 16 bis 20 Uhr'],
  ['es', 'Clases para todos los colegios.', 'Los martes y jueves de 16 a 20 h'],
] as const)('and not any other page (%s): %s: %s', (language, about, text) => {
  expect(told(language, page(about, text))).toHaveLength(1);
});

const figure = (stat: string, description: string) => ({
  guide: { credentials: [{ icon: 'truck', stat, description }] },
});

it.each([
  ['en', 'Every Tuesday', 'from 9 a.m.'],
  ['de', 'Jeden Dienstag', 'ab 9 Uhr'],
  ['es', 'Cada martes', 'desde las 9 h'],
] as const)(
  'a round on one of many days begins when all of them do (%s)',
  (language, stat, text) => {
    expect(told(language, figure(stat, text))).toEqual([]);
  },
);

it.each([
  ['en', 'Every Saturday', 'open from 10 a.m.'],
  ['de', 'Jeden Samstag', 'ab 10 Uhr'],
  ['de', 'Montag bis Donnerstag', 'ab 9 Uhr'],
  ['de', 'Jeden Dienstag', 'geöffnet ab 9 Uhr'],
] as const)('but: %s: %s %s', (language, stat, text) => {
  expect(told(language, figure(stat, text))).toHaveLength(1);
});
