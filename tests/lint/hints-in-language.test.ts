import { expect, it } from 'vitest';
import { factsIn } from '../../cli/content/facts/facts.ts';
import { factsTypedFigure } from '../../cli/rules/copy/facts-typed-figure.ts';
import { factsTypedHours } from '../../cli/rules/copy/facts-typed-hours.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';
import { factsWith } from './copy-findings.ts';

const FACTS = factsWith({
  hours: {
    clinic: '8 am to 3 pm',
    cutoff: '2 PM',
    plain: '11:00–13:00',
    lunch: '12 pm to 1 pm',
    mittag: '12 bis 13 Uhr',
    each: { de: '7 bis 13 Uhr', en: '7 AM to 1 PM', es: 'de 7 a 13 h' },
  },
  response: { stormHours: '2 to 4 hours' },
});

function hints(language: string, text: string): string[] {
  const file = copyFile('landing', language, { note: { text } });
  return [factsTypedHours, factsTypedFigure].flatMap((rule) =>
    [...applyCopyRule(rule, file, factsIn(language, FACTS))].map(({ hint }) => hint),
  );
}

it.each([
  ['es', 'La clínica atiende de 8 a 15 h.', 'hours.clinic', '8 am to 3 pm', 'their'],
  ['de', 'Die Sprechstunde ist von 8 bis 15 Uhr.', 'hours.clinic', '8 am to 3 pm', 'their'],
  ['de', 'Bestellungen (cutoff) bis 14 Uhr.', 'hours.cutoff', '2 PM', 'its'],
  [
    'de',
    'Nach Sturm sind wir in 2 bis 4 Stunden da.',
    'response.stormHours',
    '2 to 4 hours',
    'its',
  ],
])(
  'a fact in another language is to be said in that of the text first: (%s) %s',
  (language, text, name, value, place) => {
    expect(hints(language, text)).toEqual([
      `In site.config.yaml, {${name}} is "${value}", which reads wrong in this language. Give it a text for each language there, { de: …, en: …, es: … }, then write {${name}} in ${place} place.`,
    ]);
  },
);

it.each([
  ['en', 'The clinic is there from 8 am to 3 pm.', 'hours.clinic', 'their'],
  ['es', 'Pedidos (cutoff) hasta las 2 de la tarde.', 'hours.cutoff', 'its'],
  ['de', 'Die Sprechstunde ist von 11:00 bis 13:00 Uhr.', 'hours.plain', 'their'],
  ['de', 'Die Sprechstunde ist von 12 bis 13 Uhr.', 'hours.mittag', 'their'],
  ['de', 'Die Sprechstunde ist von 7 bis 13 Uhr.', 'hours.each', 'their'],
  ['es', 'La clínica atiende de 7 a 13 h.', 'hours.each', 'their'],
])('one that reads right is to be written: (%s) %s', (language, text, name, place) => {
  expect(hints(language, text)).toEqual([`Write {${name}} in ${place} place.`]);
});

it.each([
  ['en', 'The clinic is there between 8 am and 3 pm.', 'between'],
  ['en', 'The clinic is there from 8 am to 3 pm.', undefined],
])('no reference follows "between", which calls for "and": (%s) %s', (language, text, between) => {
  const then =
    between === undefined ? '' : ` Write that without “${between}” unless the fact says “and”.`;
  expect(hints(language, text)).toEqual([`Write {hours.clinic} in their place.${then}`]);
});

it.each([
  ['Groups of six save 12% on all tours.', 'Write {fees.groupDiscountPercent}% in its place.'],
  [
    'Groups of six save 12 percent on all tours.',
    'Write {fees.groupDiscountPercent} percent in its place.',
  ],
])('a percent sign or word stays where the fact has none: %s', (text, hint) => {
  const facts = factsWith({ fees: { groupDiscountPercent: 12 } });
  const file = copyFile('landing', 'en', { note: { text } });
  expect([...applyCopyRule(factsTypedFigure, file, facts)].map((found) => found.hint)).toEqual([
    hint,
  ]);
});
