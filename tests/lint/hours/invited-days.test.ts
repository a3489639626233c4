import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

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
  findingsIn(
    { cta: { subheadline: text }, ...rest },
    { facts, language, only: 'facts/typed-hours' },
  );

it.each([
  ['Kommen Sie Montag oder Dienstag, da ist es ruhig.', 'de', 'Montag'],
  ['Kommen Sie am besten am Sonntag.', 'de', 'Sonntag'],
  ['Drop in on Tuesday or Monday, when it is quiet.', 'en', 'Monday'],
  ['Visit us on Sundays.', 'en', 'Sunday'],
  ['Venga un lunes: hay menos gente.', 'es', 'lunes'],
  ['Habt ihr Fragen? Kommt am Montag.', 'de', 'Montag'],
  ['Packt die Lampe ein und kommt am Sonntag vorbei.', 'de', 'Sonntag'],
  ['Wenn es eilt, kommt am Sonntag zu uns.', 'de', 'Sonntag'],
  ['You can always come in on a Monday.', 'en', 'Monday'],
  ['Please call in on Sundays.', 'en', 'Sunday'],
  ['Si quiere verlo, venga el domingo.', 'es', 'domingo'],
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
  ['Die Lampen sind da, der Elektriker kommt am Sonntag.', 'de'],
  ['Das Kabel fehlt und kommt am Montag.', 'de'],
  ['Wer kommt am Sonntag?', 'de'],
  ['Wenn es trocken bleibt, kommt am Sonntag der Maler.', 'de'],
  ['The orders come in on Sunday, and we pick them on Tuesday.', 'en'],
  ['Please do not come in on Mondays.', 'en'],
  ['Los vecinos ven el lunes que la luz ha vuelto.', 'es'],
  ['Por favor, no venga el domingo.', 'es'],
  ['Avisamos al cliente que venga el lunes a otra tienda.', 'es'],
])('others may be meant: %s', (text, language) => {
  expect(told(text, language)).toEqual([]);
});

it('a page about something that takes place has days of its own', () => {
  const page = { expireAt: '2027-03-01T18:00' };
  expect(told('Kommen Sie Sonntag oder Montag.', 'de', { page })).toEqual([]);
});

const entry = (title: string, description: string, language: string) =>
  findingsIn({ plan: [{ title, description }] }, { facts, language, only: 'facts/typed-hours' });

it.each([
  ['Besuchen', 'Samstag bis zwölf.', 'de', 'Samstag bis zwölf'],
  ['Anrufen', 'Montag bis elf.', 'de', 'Montag bis elf'],
  ['Your visit', 'Saturday until 4.', 'en', 'Saturday until 4'],
  ['Nuestra tienda', 'Sábado hasta las 4.', 'es', 'Sábado hasta las 4'],
])('%s: %s', (title, description, language, said) => {
  expect(entry(title, description, language)).toEqual([`facts/typed-hours: ${said}`]);
});

it.each([
  ['Zurückbringen', 'Samstag bis zwölf. Dann rechnen wir ab.', 'de'],
  ['Rückgabe der Leiter', 'Montag bis elf.', 'de'],
  ['Abholen', 'Samstag bis zwölf.', 'de'],
  ['Bringing it back', 'Saturday until noon.', 'en'],
  ['Returns', 'Monday until 11.', 'en'],
  ['Devolver la máquina', 'Sábado hasta las doce.', 'es'],
])('what its entry is about has hours of its own, %s: %s', (title, description, language) => {
  expect(entry(title, description, language)).toEqual([]);
});
