import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

/** Open until eight on four days, until four on Fridays, and until noon on Saturdays. */
const facts = factsWith({
  business: {
    ...{ name: 'Halm', type: 'Electrician', phone: '+49 561 1234567' },
    ...{ address: { locality: 'Kassel', country: 'DE' } },
    hours: {
      week: [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '20:00' },
        { days: ['Friday'], opens: '09:00', closes: '16:00' },
        { days: ['Saturday'], opens: '08:30', closes: '12:30' },
      ],
    },
  },
});

const found = (raw: object, language = 'en') => findingsIn(raw, { facts, language });
const said = (text: string, language = 'en') => found({ note: { text } }, language);
const tile = (stat: string, description: string) =>
  found({ guide: { credentials: [{ stat, description }] } });

describe('times that the business has on one day of the week', () => {
  it.each([
    ['en', 'Call {business.phone} between 9 AM and 4 PM, and the voucher is with you in an hour.'],
    ['en', 'In summer, Monday to Thursday, call us between 8:30 AM and 12:30 PM.'],
    ['en', 'Write to us before 4 PM and we answer the same day.'],
    ['de', 'Rufen Sie zwischen 9 und 16 Uhr an, dann ist der Gutschein in einer Stunde da.'],
    ['es', 'Llámenos entre las 9:00 y las 16:00 y le llega en una hora.'],
  ])('are equal by chance where other days, or none, are said (%s): %s', (language, text) => {
    expect(said(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'On Fridays, call us between 9 AM and 4 PM.', '9 AM and 4 PM.'],
    ['en', 'Call us between 9 AM and 8 PM.', '9 AM and 8 PM.'],
    ['en', 'We are open from 9 AM to 4 PM.', '9 AM to 4 PM.'],
    ['en', 'On Saturdays we open at 8:30 AM.', '8:30 AM.'],
    ['de', 'Freitags erreichen Sie uns von 9 bis 16 Uhr.', '9 bis 16'],
    ['es', 'Los viernes atendemos el teléfono de 9:00 a 16:00.', '9:00 a 16:00'],
  ])('are typed where that day is said, or the opening (%s): %s', (language, text, words) => {
    expect(said(text, language)).toEqual([expect.stringContaining(words.replace(/\.$/, ''))]);
  });

  it('are those of the days that are named below a large time', () => {
    expect(tile('8:30–12:30', 'mornings only, Monday to Thursday')).toEqual([]);
    expect(tile('8:30–12:30', 'on Saturdays')).toEqual(['facts/typed-hours: 8:30–12:30']);
  });

  it('are others where the business opens on other days, but for a season', () => {
    const body = (heading: string) =>
      found({ body: `## ${heading}\n\nFrom Monday to Thursday we open at 8:30 AM.` });
    expect(body('Summer hours')).toEqual([]);
    expect(body('Our hours')).toHaveLength(1);
  });
});
