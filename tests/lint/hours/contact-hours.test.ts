import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** A business that is open from 8 to 17 o'clock, and on Saturdays until noon. */
function office(): Facts {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const week = [
    { days: WORKDAYS, opens: '08:00', closes: '17:00' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
  ];
  const business = { ...site.business, hours: { week } } as typeof site.business;
  return { ...FACTS, hours: true, site: { ...site, business } };
}

const OFFICE = office();

const told = (text: string, language = 'en') =>
  findingsOf(text, { facts: OFFICE, language, at: 'note.text', only: 'facts/typed-hours' });

describe('other hours at which people reach the business', () => {
  it.each([
    ['Monday to Friday from 8 a.m. to 6 p.m. Marcus answers {business.phone} himself.'],
    ['Marcus answers {business.phone} himself, Monday to Friday from 8 am to 6 pm.'],
    [
      'Monday to Friday from 8 am to 6 pm Marcus answers {business.phone}. Mail is read first thing.',
    ],
    ['The office is staffed from 7:00 to 17:00, Monday through Friday, and quiet at noon.'],
    ['You can reach us weekdays between 7 AM and 5 PM, and by email at any time.'],
    ['Customers of our storage reach their vaults from Monday to Friday between 7 AM and 5 PM.'],
    ['Call us Monday to Saturday from 8 am to 5 pm, or write to {business.email}.'],
    ['Por teléfono contestamos de lunes a viernes de 9:00 a 20:00: {business.phone}.', 'es'],
    ['Llámanos de lunes a viernes de 7:30 a 17:00 y te contamos más.', 'es'],
    ['Nuestra oficina está atendida de 8:00 a 19:00 de lunes a viernes, sin pausa.', 'es'],
    [
      'Telefonisch erreichen Sie uns montags bis freitags von 8 bis 18 Uhr unter {business.phone}.',
      'de',
    ],
    ['Unter {business.phone} meldet sich Montag bis Freitag von 7 bis 17 Uhr ein Mensch.', 'de'],
    ['On bank holidays the office is closed. On other weekdays you reach us from 8 am to 5.30 pm.'],
    ['On weekdays you can call us from 7.30 am to 5 pm.'],
    ['Monday to Friday, our office is staffed from 8 am to 6 pm.'],
    ['On all other weekdays we’re available by phone from 8 am to 5.45 pm.'],
    ['An den übrigen Werktagen erreichen Sie uns von 8 bis 17.30 Uhr.', 'de'],
    ['An allen anderen Werktagen sind wir von 7.30 bis 17 Uhr erreichbar.', 'de'],
    ['Montag bis Freitag ist unser Büro von 8 bis 18 Uhr besetzt.', 'de'],
    ['Werktags erreichst du uns telefonisch von 7 bis 17 Uhr.', 'de'],
    ['Los demás días laborables nos encuentra de 8:00 a 17:30.', 'es'],
    [
      'El resto de los días hábiles atendemos llamadas: llámanos. Entre semana nos encuentras de 8:00 a 18:00.',
      'es',
    ],
    ['De lunes a viernes te atendemos por teléfono de 8:00 a 19:00.', 'es'],
    ['Unser Büro ist werktags von 8 bis 19 Uhr besetzt, und danach läuft ein Band.', 'de'],
  ])('is told: %s', (text, language = 'en') => {
    expect(told(text, language)).toHaveLength(1);
  });

  it.each([
    [
      'Magda, at any time the office is open, and on Sundays and Mondays from nine to noon on the same number.',
    ],
    ['Call us during our office hours, and on Sundays from nine to noon.'],
    ['On Sundays from nine to noon, when the office is closed, call us at home.'],
    ['Rufen Sie uns an, wenn das Büro besetzt ist, und außerdem sonntags von 9 bis 12 Uhr.', 'de'],
    ['Außerhalb unserer Bürozeiten erreichen Sie uns sonntags von 9 bis 12 Uhr.', 'de'],
    ['Llámanos cuando la oficina está abierta y además los domingos de 9:00 a 12:00.', 'es'],
    ['Fuera del horario contestamos los domingos de 9:00 a 12:00.', 'es'],
  ])('is told apart from when the office is open: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['The office is open for you, on Sundays and Mondays from nine to noon, and quiet then.'],
    ['During our office hours, Monday to Friday from 8 am to 6 pm, call us.'],
  ])('is told where those are meant: %s', (text) => {
    expect(told(text)).toHaveLength(1);
  });

  it.each([
    ['Marcus answers {business.phone} himself, Monday to Friday from 9 am to 1 pm.'],
    ['In summer you can reach us Monday to Friday from 7 AM to 6 PM.'],
    ['Our crews work Monday to Friday from 7 AM to 6 PM, call us before that.'],
    ['On other weekdays you reach us from 8.30 am to 4.45 pm.'],
    ['On other weekdays you reach us from 9 am to 4.30 pm.'],
    ['On weekdays you can visit us in the summer season from 7 am to 6 pm.'],
    ['On weekdays you reach our emergency line from 6 am to 10 pm.'],
    ['An den übrigen Werktagen erreichen Sie uns von 9 bis 16 Uhr.', 'de'],
    ['An Werktagen sind wir von 7 bis 18 Uhr auf den Baustellen.', 'de'],
    ['An Werktagen ist der Notdienst von 17 bis 22 Uhr erreichbar.', 'de'],
    ['Los demás días laborables nos encuentra de 9:00 a 16:30.', 'es'],
    ['Los días laborables impartimos clases de 17:00 a 21:00.', 'es'],
    ['The county clerk answers calls Monday to Friday from 7 AM to 6 PM.'],
    ['Classes are Monday to Friday from 7 AM to 8 PM; ask at {business.phone}.'],
    ['In an emergency, {business.phone} is answered Monday to Friday from 6 AM to 10 PM.'],
    ['You work Monday to Friday from 6:30 AM to 3 PM; apply at {business.phone}.'],
    ['The town allows noise Monday to Friday from 7 AM to 9 PM, so call us first.'],
    ['The museum next door is open Monday to Friday from 10 AM to 6 PM.'],
    ['Call us, Monday to Friday takes 8 to 10 days.'],
    [
      'Telefonisch erreichen Sie uns montags bis freitags von 8 bis 12 Uhr unter {business.phone}.',
      'de',
    ],
    [
      'Der Kurs läuft Montag bis Freitag von 18 bis 20 Uhr, Anmeldung unter {business.phone}.',
      'de',
    ],
    ['Den Notdienst erreichen Sie werktags von 17 bis 22 Uhr unter {business.phone}.', 'de'],
    ['El ayuntamiento atiende de lunes a viernes de 9:00 a 20:00.', 'es'],
    ['Los cursos son de lunes a viernes de 18:00 a 20:00: {business.phone}.', 'es'],
  ])('is that of something else: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });
});
