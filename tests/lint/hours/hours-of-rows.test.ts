import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const business = {
  ...{ name: 'Halm', type: 'Electrician', phone: '+49 561 1234567' },
  address: { locality: 'Kassel', country: 'DE' },
  hours: {
    regular: { opens: '09:00', closes: '20:00' },
    early: { opens: '08:00', closes: '20:00' },
  },
};
const FACTS = factsWith({ business });

/** What is told of one row of a schedule. */
function told(name: string, hours: string, language: string, schedule: object = {}): string[] {
  const slots = [
    { name, hours, note: 'a la hora de la comida o al salir del trabajo' },
    { name: 'Any time', hours: 'as we agree' },
  ];
  return findingsIn(
    { schedule: { ...schedule, slots } },
    { language, facts: FACTS, only: 'facts/typed-hours' },
  );
}

describe('times in a row of days that go beyond those of the business', () => {
  it.each([
    ['Entre semana', 'De 9 de la mañana a 9 de la noche', 'es'],
    ['Entre semana', 'De 9:00 a 21:00', 'es'],
    ['De lunes a viernes', 'de 7 a 20 h', 'es'],
    ['Todos los días', 'De 9 a 22 h', 'es'],
    ['Lunes a viernes', '9:00 – 21:00', 'es'],
    ['Weekdays', '9 AM to 9 PM', 'en'],
    ['Monday to Friday', 'From 7 AM to 8 PM', 'en'],
    ['Every day', '9 AM–10 PM', 'en'],
    ['Werktags', '9 bis 21 Uhr', 'de'],
    ['Montag bis Freitag', 'von 7 bis 20 Uhr', 'de'],
    ['Mo–Fr', '9–21 Uhr', 'de'],
  ])('%s: %s', (name, hours, language) => {
    expect(told(name, hours, language)).toEqual([`facts/typed-hours: ${hours}`]);
  });

  it('are those of who works there on a page about jobs', () => {
    const slots = [{ name: 'Monday to Friday', hours: '6:45 AM to 8 PM' }];
    const told = (title: string) =>
      findingsIn(
        { seo: { title }, schedule: { slots } },
        { facts: FACTS, only: 'facts/typed-hours' },
      );
    expect(told('Electrician jobs in Kassel')).toEqual([]);
    expect(told('When to find us')).toHaveLength(1);
  });

  it.each([
    ['Entre semana', 'De {business.hours.regular.opens} a {business.hours.regular.closes}', 'es'],
    ['Entre semana', 'De 9 de la mañana a 1 de la tarde', 'es'],
    ['Entre semana', 'De 10 a 21 h', 'es'],
    ['Sábado 12 de diciembre', 'De 9 a 21 h', 'es'],
    ['Ya de noche', 'De 20 a 22 h', 'es'],
    ['Entre semana', 'De día o de noche', 'es'],
    ['Weekdays', '10 AM to 1 PM', 'en'],
    ['Saturday, October 9', '9 AM to 9 PM', 'en'],
    ['Advanced', '6 PM to 9 PM', 'en'],
    ['Weekdays', '10 to 15 people', 'en'],
    ['Werktags', '10 bis 12 Uhr', 'de'],
    ['Montag', '9 bis 21 Uhr', 'de'],
  ])('but not: %s: %s', (name, hours, language) => {
    expect(told(name, hours, language)).toEqual([]);
  });

  it('but not what has hours of its own', () => {
    expect(told('Weekdays', '9 AM to 9 PM', 'en', { heading: 'Evening classes' })).toEqual([]);
    expect(told('Werktags', '9 bis 21 Uhr', 'de', { intro: 'Der Notdienst kommt.' })).toEqual([]);
    expect(told('Entre semana', 'De 9 a 21 h', 'es', { heading: 'Urgencias' })).toEqual([]);
  });
});
