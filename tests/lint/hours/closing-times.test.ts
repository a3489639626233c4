import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

/** The business closes at 18:00, every day. */
const told = (text: string, language = 'en') =>
  findingsOf(text, { language, only: 'facts/typed-hours' });

describe('a time at which the business closes, and does not', () => {
  it.each([
    ['We are open daily, closing at 01:00.'],
    ['Open all week and closing at 1 am.'],
    ['We shut at 7 pm.'],
    ['We lock up every day at 19:00.'],
    ['We close at 17:00.'],
    ['Our house closes at 7:30 p.m. on weekdays.'],
    ['The preschool closes at 7 pm.'],
    ['Unser Hof schließt um 19 Uhr.', 'de'],
    ['Ladenschluss ist um 19 Uhr.', 'de'],
    ['Feierabend ist bei uns um 20 Uhr.', 'de'],
    ['Wir schließen täglich um 19 Uhr.', 'de'],
    ['Abrimos todos los días, cerrando a las 20:00.', 'es'],
    ['Nuestro cierre es a las 19:00.', 'es'],
  ])('is told: %s', (text, language = 'en') => {
    expect(told(text, language)).toHaveLength(1);
  });

  it.each([
    ['The park is open late, closing at 22:00.'],
    ['The bank shuts at 4 pm.'],
    ['The museum closes at 5 pm.'],
    ['The house next door closes at 7 pm.'],
    ['On Fridays we shut at 7 pm.'],
    ['The closing at 10:00 was the first of the day.'],
    ['In summer we lock up at 19:00.'],
    ['Feierabend war um 19 Uhr, als die Katze kam.', 'de'],
    ['Die Post schließt um 17 Uhr.', 'de'],
    ['Samstags ist Ladenschluss um 13 Uhr.', 'de'],
    ['El banco cierra a las 14:00.', 'es'],
    ['Los sábados el cierre es a las 14:00.', 'es'],
  ])('is that of others, or of a day: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });
});
