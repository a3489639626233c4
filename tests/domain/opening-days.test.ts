import { expect, test } from 'vitest';
import { openingDays } from '../../renderer/sections/opening-days.ts';

const day = { opens: '09:00', closes: '17:00' };
const late = { opens: '10:00', closes: '20:00' };

test('hours of every day are told for the whole week', () => {
  expect(openingDays({ regular: day }, 'en')).toEqual([{ days: 'Monday–Sunday', ...day }]);
});

test('three days in a row are a range, two stand side by side, in the order of the week', () => {
  const week = [
    { days: ['Saturday' as const], ...late },
    {
      days: ['Tuesday' as const, 'Monday' as const, 'Wednesday' as const, 'Friday' as const],
      ...day,
    },
  ];
  expect(openingDays({ regular: late, week }, 'en').map(({ days }) => days)).toEqual([
    'Monday–Wednesday, Friday',
    'Saturday',
  ]);
  const two = [{ days: ['Saturday' as const, 'Sunday' as const], ...day }];
  expect(openingDays({ week: two }, 'en')[0]?.days).toBe('Saturday, Sunday');
});

test('days have the names of the language, with a capital in front', () => {
  expect(openingDays({ regular: day }, 'es')[0]?.days).toBe('Lunes–Domingo');
  expect(openingDays({ regular: day }, 'de')[0]?.days).toBe('Montag–Sonntag');
});

test('nothing is told where no hours are known', () => {
  expect(openingDays(undefined, 'en')).toEqual([]);
  expect(openingDays({}, 'en')).toEqual([]);
});
