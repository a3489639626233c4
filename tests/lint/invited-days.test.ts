import { expect, it } from 'vitest';
import { factsWith, findingsIn } from './copy-findings.ts';

/** Closed on Sundays and Mondays. */
const facts = factsWith({
  business: {
    name: 'Halm',
    type: 'Electrician',
    phone: '+49 561 1234567',
    address: { locality: 'Kassel', country: 'DE' },
    hours: {
      week: [
        { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
        { days: ['Saturday'], opens: '09:00', closes: '13:00' },
      ],
    },
  },
});

const told = (text: string, language: string, rest: object = {}) =>
  findingsIn({ cta: { subheadline: text }, ...rest }, { facts, language }).filter((found) =>
    found.startsWith('facts/typed-hours'),
  );

it.each([
  ['Kommen Sie Montag oder Dienstag, da ist es ruhig.', 'de', 'Montag'],
  ['Kommen Sie am besten am Sonntag.', 'de', 'Sonntag'],
  ['Drop in on Tuesday or Monday, when it is quiet.', 'en', 'Monday'],
  ['Visit us on Sundays.', 'en', 'Sunday'],
  ['Venga un lunes: hay menos gente.', 'es', 'lunes'],
])('an invitation to a day on which the business is closed is told: %s', (text, language, day) => {
  expect(told(text, language)).toEqual([`facts/typed-hours: ${day}`]);
});

it.each([
  ['Kommen Sie Dienstag oder Mittwoch, da ist es ruhig.', 'de'],
  ['Kommen Sie am Sonntag zum Hoffest.', 'de'],
  ['Kommen Sie am Montag, 1. März, zu uns.', 'de'],
  ['Visit us on Sunday, 1 March.', 'en'],
  ['Come along on Sunday evening.', 'en'],
  ['Come by on Monday by appointment.', 'en'],
  ['Venga el domingo al mercado.', 'es'],
])('others may be meant: %s', (text, language) => {
  expect(told(text, language)).toEqual([]);
});

it('a page about something that takes place has days of its own', () => {
  const page = { expireAt: '2027-03-01T18:00' };
  expect(told('Kommen Sie Sonntag oder Montag.', 'de', { page })).toEqual([]);
});
