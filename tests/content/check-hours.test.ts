import { expect, it } from 'vitest';
import { checkHours } from '../../cli/content/config/check-hours.ts';
import type { SourceFile } from '../../cli/content/source-file.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';

const WEEKDAYS = { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' };
const NIGHTS = { days: ['Monday', 'Tuesday'], opens: '18:00', closes: '03:00' };

/** Places of findings about hours. */
function findingsOf(hours: object, knownConflicts: object[] = [], business: object = {}): string[] {
  const config = { business: { ...business, hours }, knownConflicts } as unknown as SiteConfig;
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
  [
    'beside hours of a day, from half past nine until three at night',
    [WEEKDAYS, { days: ['Saturday'], opens: '09:30', closes: '03:00' }],
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
    'a café that is a bar at the weekend for longer',
    [WEEKDAYS, { days: ['Saturday'], opens: '10:00', closes: '03:00' }],
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

const hours = (days: string, opens: string, closes: string) => ({
  days: days.split(' '),
  opens,
  closes,
});
const SHOP = hours('Tuesday Wednesday Thursday Friday', '09:00', '17:00');

it.each([
  [hours('Saturday', '09:30', '01:00'), [SHOP]],
  [hours('Saturday', '09:00', '02:00'), [SHOP]],
  [hours('Wednesday', '08:00', '01:00'), [hours('Monday Tuesday Thursday', '08:00', '18:00')]],
  [hours('Friday', '07:30', '01:30'), [hours('Monday Tuesday Thursday', '07:30', '16:00')]],
  [hours('Sunday', '10:00', '04:00'), [SHOP]],
  [hours('Saturday', '10:30', '04:30'), [SHOP]],
  [hours('Saturday', '08:00', '00:30'), [SHOP]],
  [
    hours('Saturday', '10:00', '02:00'),
    [
      hours('Monday Tuesday Wednesday Thursday', '10:00', '14:00'),
      hours('Monday Tuesday Wednesday Thursday', '17:00', '21:00'),
    ],
  ],
  [
    hours('Saturday', '09:00', '01:00'),
    [hours('Monday Tuesday Thursday', '09:00', '12:00'), hours('Monday', '14:00', '18:00')],
  ],
  [
    hours('Saturday', '06:00', '01:00'),
    [hours('Monday Tuesday Wednesday Thursday Friday', '06:00', '19:00')],
  ],
])('%j is a half day among whole ones', (odd, others) => {
  expect(findingsOf({ week: [odd, ...others] }, [], { name: 'Corve', type: 'Store' })).toEqual([
    'business.hours.week.0.closes',
  ]);
});

const BEFORE = hours('Monday Tuesday Wednesday Thursday', '09:00', '17:00');
const LATE = hours('Tuesday Wednesday Thursday Friday', '09:00', '23:00');

it.each([
  ['a bar on several nights', [hours('Friday Saturday', '10:00', '01:00'), BEFORE], {}],
  [
    'two nights in two entries',
    [hours('Friday', '10:00', '01:00'), hours('Saturday', '10:00', '01:00'), BEFORE],
    {},
  ],
  ['a Saturday after late weekdays', [hours('Saturday', '09:30', '01:00'), LATE], {}],
  [
    'nights of different ends',
    [hours('Friday', '10:00', '01:00'), hours('Saturday', '10:00', '02:00'), BEFORE],
    {},
  ],
  ['a café', [hours('Saturday', '09:30', '01:00'), SHOP], { type: 'CafeOrCoffeeShop' }],
  ['a café by its name', [hours('Saturday', '09:30', '01:00'), SHOP], { name: 'Café Corve' }],
  ['a wine bar by its words', [hours('Saturday', '10:00', '01:00'), SHOP], { tagline: 'Wine bar' }],
  ['a cinema', [hours('Saturday', '10:00', '01:00'), SHOP], { type: 'MovieTheater' }],
  ['a hotel', [hours('Saturday', '07:00', '01:00'), SHOP], { type: 'Hotel' }],
  ['an evening alone', [hours('Saturday', '18:00', '01:00'), SHOP], {}],
  ['an afternoon until late', [hours('Saturday', '13:00', '01:00'), SHOP], {}],
  ['midnight', [hours('Saturday', '09:30', '00:00'), SHOP], {}],
  ['an end before its beginning in any case', [hours('Saturday', '11:00', '00:30'), LATE], {}],
  [
    'too few days beside it',
    [hours('Saturday', '09:30', '01:00'), hours('Monday Tuesday', '09:00', '17:00')],
    {},
  ],
  ['a bakery by night', [hours('Saturday', '02:00', '01:00'), SHOP], {}],
])('%s may be meant', (_, week, business) => {
  const own = { name: 'Corve', type: 'Store', ...business };
  expect(findingsOf({ week }, [], own)).toEqual([]);
});

it('hours that overlap on all days of an entry are told once, at their times', () => {
  const afternoon = { days: ['Monday', 'Tuesday'], opens: '17:00', closes: '19:00' };
  expect(findingsOf({ week: [WEEKDAYS, afternoon] })).toEqual(['business.hours.week.1.opens']);
  const further = { days: ['Tuesday', 'Friday'], opens: '17:00', closes: '19:00' };
  expect(findingsOf({ week: [WEEKDAYS, further] })).toEqual(['business.hours.week.1.days.0']);
});
