import { expect, it } from 'vitest';
import { checkHours } from '../../cli/content/config/check-hours.ts';
import type { SourceFile } from '../../cli/content/source-file.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';

const WEEKDAYS = { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' };
const NIGHTS = { days: ['Monday', 'Tuesday'], opens: '18:00', closes: '03:00' };

/** Places of findings about hours. */
function findingsOf(hours: object, knownConflicts: object[] = []): string[] {
  const config = { business: { hours }, knownConflicts } as unknown as SiteConfig;
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
  expect(findingsOf({ week })).toEqual([`business.hours.week.${week.length - 1}.closes`]);
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
  expect(findingsOf({ week })).toEqual([]);
});

const DAY = { opens: '09:00', closes: '20:00' };
const SWAPPED = { opens: '20:00', closes: '08:00' };
const CONFLICT = {
  topic: 'Opening time',
  readings: ['business.hours.regular.opens', 'business.hours.early.opens'],
};

it('another reading of the hours of a day does not close before it opens', () => {
  expect(findingsOf({ regular: DAY, early: SWAPPED }, [CONFLICT])).toEqual([
    'business.hours.early.closes',
  ]);
});

it.each([
  ['a night service beside the hours of a day', { regular: DAY, emergency: SWAPPED }, []],
  [
    'another reading of the same day',
    { regular: DAY, early: { ...DAY, opens: '08:00' } },
    [CONFLICT],
  ],
  [
    'another reading of the same night',
    { regular: { opens: '18:00', closes: '07:00' }, early: { opens: '17:00', closes: '07:00' } },
    [CONFLICT],
  ],
])('%s can be meant', (_, hours, conflicts) => {
  expect(findingsOf(hours, conflicts)).toEqual([]);
});

it.each([
  [['Monday', 'Wednesday', 'Thursday'], 'Friday has no hours: write it'],
  [['Monday', 'Wednesday', 'Friday', 'Thursday'], 'Take the day out'],
  [['Monday', 'Thursday'], 'Take the day out'],
])('%j beside Tuesday and Thursday: %s', (days, hint) => {
  const week = [
    { days, opens: '10:00', closes: '22:00' },
    { days: ['Tuesday', 'Thursday'], opens: '06:30', closes: '22:00' },
    { days: ['Saturday', 'Sunday'], opens: '09:00', closes: '20:00' },
  ];
  const config = { business: { hours: { week } } } as unknown as SiteConfig;
  const source = { path: '', file: '', text: '', hash: '' } as SourceFile;
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  expect(checkHours(config, source, () => place)).toMatchObject([
    { hint: expect.stringMatching(hint) },
  ]);
});
