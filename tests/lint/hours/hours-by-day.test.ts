import { describe, expect, test } from 'vitest';
import { WHOLE_FILE } from '../../../cli/content/diagnostic.ts';
import { checkReferences } from '../../../cli/content/facts/fact-references.ts';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { factsTypedHours } from '../../../cli/rules/copy/facts-typed-hours.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, findingsOf, SCHEMA } from '../copy-findings.ts';

const { site } = FACTS;
const facts = createFacts(
  SCHEMA.parse({
    ...site,
    business: {
      ...site?.business,
      hours: {
        week: [
          { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
          { days: ['Monday', 'Tuesday'], opens: '13:00', closes: '18:00' },
          { days: ['Saturday'], opens: '09:00', closes: '14:00' },
        ],
      },
    },
  }),
  SCHEMA,
);

/** The references that hints name for a text. */
function hinted(text: string): string[] {
  const found = applyCopyRule(
    factsTypedHours,
    copyFile('landing', 'en', { note: { text } }),
    facts,
  );
  return [...found].flatMap(({ hint }) => hint.match(/\{[^}]+\}/g) ?? []);
}

describe('hours that are typed in and those of days in the configuration', () => {
  test('are told with the facts to write instead: the day, if it has no others, and the week', () => {
    expect(hinted('On Saturday we are open from 9 AM to 2 PM.')).toEqual([
      '{business.hours.week.Saturday}',
      '{business.hours.week}',
    ]);
    expect(hinted('We are open from 8 AM to 12 PM.')).toEqual(['{business.hours.week}']);
    expect(hinted('On Monday we are open from 8 AM to 12 PM.')).toEqual([
      '{business.hours.week.Monday}',
    ]);
    expect(hinted('Our office is open until 6 PM.')).toEqual([
      '{business.hours.week.Monday.closes}',
    ]);
  });

  test('are not told where a text refers to them', () => {
    for (const text of [
      'We are open {business.hours.week}.',
      'On Saturday from {business.hours.week.Saturday.opens} you find us at the yard.',
    ])
      expect(findingsOf(text, { facts })).toEqual([]);
  });

  test('cannot be referred to for a day on which the business is closed, and another day is not meant', () => {
    const text = 'Sunday: {business.hours.week.Sunday.opens}, {business.hours.week.Mondy}';
    const source = { path: '/a.yaml', file: 'a.yaml', text, hash: '' };
    const [sunday, monday] = checkReferences({ text }, facts, source, () => WHOLE_FILE);
    expect(sunday).toMatchObject({ rule: 'facts/unknown' });
    expect(sunday?.repair).toBeUndefined();
    expect(monday?.repair).toMatchObject({ becomes: '{business.hours.week.Monday}' });
  });
});
