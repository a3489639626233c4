import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({ fees: { lesson: 68 } });
const told = (body: string) => findingsIn({ prose: { body } }, { language: 'de', facts });

it('a day that no calendar has hides no wrong weekday further down', () => {
  expect(
    told(
      'Das Fest ist am Samstag, dem 31. April 2027.\n\nAb Montag, dem 5. Januar 2027, ist offen.',
    ),
  ).toEqual(['copy/weekday: 31. April 2027', 'copy/weekday: Montag']);
});

it('a year or a limit in another paragraph excuses no rate of value-added tax', () => {
  expect(
    told('Für Anlagen bis 30 Kilowatt seit 2023.\n\nPreise enthalten 16 Prozent Mehrwertsteuer.'),
  ).toEqual(['facts/contradiction: 16']);
  expect(told('Das war 2020. Damals galten 16 Prozent Mehrwertsteuer.')).toEqual([]);
});
