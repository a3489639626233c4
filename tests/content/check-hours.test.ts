import { expect, it } from 'vitest';
import { checkHours } from '../../cli/content/config/check-hours.ts';
import type { SourceFile } from '../../cli/content/source-file.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';

const WEEKDAYS = { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' };
const NIGHTS = { days: ['Monday', 'Tuesday'], opens: '18:00', closes: '03:00' };

/** Places of findings about the hours of a week. */
function findingsOf(week: object[]): string[] {
  const config = { business: { hours: { week } } } as unknown as SiteConfig;
  const places: string[] = [];
  const source: SourceFile = {
    path: 'site.config.yaml',
    file: 'site.config.yaml',
    text: '',
    hash: '',
  };
  checkHours(config, source, (path) => {
    places.push(path.join('.'));
    return { line: 1, column: 1, endLine: 1, endColumn: 1 };
  });
  return places;
}

it.each([
  [
    'beside hours of a day, until three at night',
    [WEEKDAYS, { days: ['Saturday'], opens: '09:00', closes: '03:00' }],
  ],
  ['until five in the morning', [{ days: ['Saturday'], opens: '10:00', closes: '05:00' }]],
])('a day from the morning on %s was meant to end in the afternoon', (_, week) => {
  expect(findingsOf(week)).toEqual([`business.hours.week.${week.length - 1}.closes`]);
});

it.each([
  ['a bar', [NIGHTS]],
  [
    'a café that is a bar at the weekend',
    [WEEKDAYS, { days: ['Saturday'], opens: '10:00', closes: '02:00' }],
  ],
  [
    'a place that is open for nearly a day',
    [{ days: ['Saturday'], opens: '09:00', closes: '03:00' }],
  ],
])('%s has hours that can be meant', (_, week) => {
  expect(findingsOf(week)).toEqual([]);
});
