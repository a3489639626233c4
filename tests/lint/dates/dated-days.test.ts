import { expect, it } from 'vitest';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { pageStatements } from '../../../cli/rules/words/counts/page-statements.ts';
import { FACTS } from '../copy-findings.ts';

const FRIDAYS = ['15 January 2027', '5 February 2027', '26 February 2027', '19 March 2027'];

/** The numbers that are told in the headline of a page with these dates. */
function told(headline: string, dates: readonly string[] = FRIDAYS): string[] {
  const items = dates.map((date) => ({ date, title: 'A round' }));
  const raw = { hero: { headline }, timeline: { heading: 'Dates', items } };
  return [...pageStatements(copyFile('landing', 'en', raw), FACTS)].map(({ span }) =>
    headline.slice(...(span ?? [])),
  );
}

it.each([
  ['Twenty-five problems, one scorecard, five Fridays', 'five'],
  ['Five Friday rounds from January to March 2027', 'Five'],
  ['3 Fridays in winter', '3'],
  ['Fünf Freitage im Winter', 'Fünf'],
  ['Fünf Freitagabende im Winter', 'Fünf'],
  ['Cinco viernes de invierno', 'Cinco'],
])('%s', (headline, number) => {
  expect(told(headline)).toEqual([number]);
});

it.each([
  ['One scorecard, four Fridays', FRIDAYS],
  ['Five Saturdays in winter', FRIDAYS],
  ['Three Fridays and a final', FRIDAYS],
  ['Three of four Fridays count', FRIDAYS],
  ['Two Fridays a month', FRIDAYS],
  ['Ten Fridays a year, and more', FRIDAYS],
  ['The first three Fridays are free', FRIDAYS],
  ['Five Fridays in winter', ['January', 'February', 'March', 'April']],
  ['Five Fridays in winter', [...FRIDAYS.slice(1), '20 March 2027']],
  ['Five Fridays in winter', [...FRIDAYS.slice(1), 'Every Friday']],
  ['Twelve Fridays in winter', FRIDAYS],
])('%s may be right', (headline, dates) => {
  expect(told(headline, dates)).toEqual([]);
});
