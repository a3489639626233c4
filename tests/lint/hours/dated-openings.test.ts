import { describe, expect, it } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedHours } from '../../../cli/rules/copy/facts-typed-hours.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

/** A shop that is closed on Sundays and Mondays. */
const SHOP = createFacts(
  SCHEMA.parse({
    ...FACTS.site,
    business: {
      ...FACTS.site?.business,
      hours: {
        week: [
          {
            days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            ...{ opens: '09:30', closes: '18:00' },
          },
        ],
      },
    },
  }),
  SCHEMA,
);

function told(raw: object, language = 'en') {
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(factsTypedHours, file, factsIn(language, SHOP))];
}

const tile = (stat: string, description: string) => ({
  guide: { credentials: [{ icon: 'clock', stat, description }] },
});

const row = (name: string, hours: string) => ({
  schedule: { heading: 'The days', slots: [{ name, hours }] },
});

describe('until when a shop is open on one day of the calendar', () => {
  it.each([
    ['en', tile('Sunday', 'open until 13:00'), row('Sunday, 14 February', '9:30 to 13:00')],
    [
      'de',
      tile('Sonntag', 'Wir sind bis 13:00 Uhr da'),
      row('Sonntag, 14. Februar', '10:00 bis 13:00 Uhr'),
    ],
    [
      'es',
      tile('Domingo', 'abierto hasta las 13:00'),
      row('Domingo 14 de febrero', 'de 10:00 a 13:00'),
    ],
    ['en', tile('Sunday', 'open until 13:00'), { page: { expireAt: '2027-02-14T13:00' } }],
    [
      'en',
      { note: { text: 'Sunday until one. Ring twice.' } },
      row('Sunday, 14 February', '9:30 to 13:00'),
    ],
    [
      'en',
      tile('Sunday', 'open until 13:00'),
      { text: { paragraphs: ['On Sunday, 14 February we are there until 13:00.'] } },
    ],
  ])('is no rule, %s: %j', (language, text, page) => {
    expect(told({ ...text, ...page }, language)).toEqual([]);
  });

  it.each([
    [tile('Sunday', 'open until 13:00'), {}],
    [tile('Sunday', 'open until 14:00'), row('Sunday, 14 February', '9:30 to 13:00')],
    [tile('Saturday', 'open until 13:00'), row('Sunday, 14 February', '9:30 to 13:00')],
    [tile('Sundays', 'open until 13:00'), row('Sunday, 14 February', '9:30 to 13:00')],
    [tile('Monday', 'open until 13:00'), { page: { expireAt: '2027-02-14T13:00' } }],
    [{ note: { text: 'We are open until 13:00.' } }, row('Sunday, 14 February', '9:30 to 13:00')],
  ])('is told of another time, another day or all of them: %j beside %j', (text, page) => {
    expect(told({ ...text, ...page })).toHaveLength(1);
  });
});
