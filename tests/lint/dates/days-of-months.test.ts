import { describe, expect, it } from 'vitest';
import { FACTS, findingsIn, findingsOf } from '../copy-findings.ts';

const NOW = { ...FACTS, now: Date.UTC(2026, 10, 27) };

const told = (text: string, language = 'en', at = 'note.text') =>
  findingsOf(text, { language, at, facts: NOW, only: 'copy/weekday' });

describe('a day that its month does not have', () => {
  it.each([
    ['Wir öffnen am 31. November.', '31. November', 'de'],
    ['Anmeldung bis zum 31.11. im Laden.', '31.11.', 'de'],
    ['Am 30. Februar 2027 wird gefeiert.', '30. Februar 2027', 'de'],
    ['Vom 28. bis 31. Juni haben wir zu.', '31. Juni', 'de'],
    ['Der Kurs endet am 29. Februar 2027.', '29. Februar 2027', 'de'],
    ['Join us on Sunday, June 31, at ten.', 'June 31'],
    ['Open until September 31.', 'September 31'],
    ['Closed from April 28 to April 31st.', 'April 31st'],
    ['On 31 November we light the oven.', '31 November'],
    ['Doors open on the 31st of April.', '31st of April'],
    ['By February 30, 2027, all is paid.', 'February 30, 2027'],
    ['Cerramos el 31 de abril.', '31 de abril', 'es'],
    ['La feria es el 30 de febrero de 2027.', '30 de febrero de 2027', 'es'],
    ['Del 28 al 31 de septiembre.', '31 de septiembre', 'es'],
  ])('is told: %s', (text, date, language = 'en') => {
    expect(told(text, language)).toEqual([`copy/weekday: ${date}`]);
  });

  it.each([
    ['Wir öffnen am 30. November.', 'de'],
    ['Im November 31 Hunde, im Juni 12.', 'de'],
    ['Siehe Abschnitt 31.4. der Ordnung.', 'de'],
    ['Am 29. Februar 2028 wird gefeiert, der 29. Februar ist selten.', 'de'],
    ['Bis 31. Oktober, danach ist Winter.', 'de'],
    ['In June 31 families came to see the oven.'],
    ['Come to 31 April Lane, next to the mill.'],
    ['Ask for June, 31, who bakes.'],
    ['On 31 May and 31 July we light the oven.'],
    ['The leap day is February 29.'],
    ['Open until October 31.'],
    ['April 30 is the last day.'],
    ['La feria es el 31 de marzo.', 'es'],
    ['En abril 31 familias vinieron.', 'es'],
    ['Menos del 30 de lo que cuesta en junio.', 'es'],
  ])('is none: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('a day of the week beside a day without its year', () => {
  // In 2026 the 12th of December is a Saturday, in 2025 it was a Friday; the 20th of June is a Sunday in 2027.
  it.each([
    ['The course starts on Tuesday, December 12.', 'Tuesday'],
    ['See you on Monday, 12 December, at six.', 'Monday'],
    ['Join us on Wednesday, June 20, at ten.', 'Wednesday'],
    ['Tag der offenen Tür: Sonntag, 12. Dezember', 'Sonntag', 'de'],
    ['Am Mittwoch, dem 12. Dezember, backen wir Brot.', 'Mittwoch', 'de'],
    ['Am Dienstag, 12.12., sind wir auf dem Markt.', 'Dienstag', 'de'],
    ['El lunes 12 de diciembre abrimos a las nueve.', 'lunes', 'es'],
    ['Puertas abiertas: domingo, 12 de diciembre.', 'domingo', 'es'],
    ['Nos vemos el martes 20 de junio.', 'martes', 'es'],
    ['On Thursday, December 12, we light the oven.', 'Thursday'],
  ])('is told if it is none of the last and next: %s', (text, day, language = 'en') => {
    expect(told(text, language)).toEqual([`copy/weekday: ${day}`]);
  });

  it.each([
    ['The course starts on Saturday, December 12.'],
    ['Last year it was on Friday, December 12.'],
    ['On Friday, March 13, the town was closed.'],
    ['Saturday and Sunday, 12 and 13 December.'],
    ['From Friday to Monday, December 14, we are away.'],
    ['Every Tuesday: 12 December loaves, 30 rolls.'],
    ['On Sundays 12 people bake here.'],
    ['Tuesday 12:30, December too.'],
    ['Samstag, 12. Dezember', 'de'],
    ['Am Samstag, 12.12., sind wir da.', 'de'],
    ['Dienstag 12.30 Uhr, auch im Dezember', 'de'],
    ['El sábado 12 de diciembre abrimos.', 'es'],
    ['Los martes 12 personas.', 'es'],
  ])('is right: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });

  const page = (...texts: readonly string[]) =>
    findingsIn(
      { intro: texts[0] ?? '', note: texts[1] ?? '' },
      { facts: NOW, only: 'copy/weekday' },
    );

  it('is that of the year which the page says of the same day, and may be of any other that it names', () => {
    expect(
      page('On Sunday, December 12, we bake.', 'The oven is lit on December 12, 2026.'),
    ).toEqual(['copy/weekday: Sunday']);
    expect(
      page('On Sunday, December 12, we bake.', 'The oven is lit on December 12, 2027.'),
    ).toEqual([]);
    expect(page('On Sunday, December 12, we bake.', 'The fair of 2027')).toEqual([]);
  });
});

describe('the end of an offer in a banner, without its year', () => {
  const past = (text: string, language = 'en') =>
    findingsIn(
      { hero: { urgencyBanner: { text } } },
      { language, facts: NOW, only: 'copy/past-date' },
    );

  it.each([
    ['10% off until October 31', 'October 31'],
    ['Book by Sunday, 15 November, and save', '15 November'],
    ['The offer ends on November 20', 'November 20'],
    ['Save 10 percent through October 31st', 'October 31st'],
    ['Nur noch bis 31. Oktober', '31. Oktober', 'de'],
    ['Die Aktion endet am 15. November', '15. November', 'de'],
    ['10 % weniger bis zum 20.11.', '20.11.', 'de'],
    ['Oferta hasta el 31 de octubre', '31 de octubre', 'es'],
    ['La oferta termina el 15 de noviembre', '15 de noviembre', 'es'],
    ['20 % de descuento antes del 20 de noviembre', '20 de noviembre', 'es'],
    ['Evening slots open until November 15, same price, no lobby', 'November 15'],
    ['Appointments still available through November 20', 'November 20'],
    ['Registration is open until 15 November', '15 November'],
    ['Book by November 15', 'November 15'],
    ['Six seats at the table. Register by October 30 and bring a friend', 'October 30'],
    ['Termine frei bis 15. November', '15. November', 'de'],
    ['Jetzt anmelden bis zum 20. November!', '20. November', 'de'],
    ['Plazas libres hasta el 15 de noviembre', '15 de noviembre', 'es'],
    ['Inscripciones abiertas hasta el 20 de noviembre', '20 de noviembre', 'es'],
    ['Reserve antes del 15 de noviembre', '15 de noviembre', 'es'],
  ])('is told once it is past: %s', (text, date, language = 'en') => {
    expect(past(text, language)).toEqual([`copy/past-date: ${date}`]);
  });

  it.each([
    ['10% off until December 20'],
    ['Order by January 15'],
    ['Until November 27 only'],
    ['Open until October 31'],
    ['For All Saints, please order by October 1'],
    ['Since October 31 in Slaton'],
    ['Nur noch bis 20. Dezember', 'de'],
    ['Für Allerheiligen bitte bis zum 1. Oktober bestellen', 'de'],
    ['Seit 1. Oktober auch in Fulda', 'de'],
    ['Hasta el 24 de diciembre', 'es'],
    ['Hasta el 30 de abril, horario de invierno', 'es'],
    ['Evening slots open until December 15, same price, no lobby'],
    ['Evening slots from April 1 until October 31'],
    ['Book by November 15 for parties before Christmas'],
    ['Register by October 15 each year'],
    ['Winter season: tables on the terrace until October 31'],
    ['Members book by October 1, everybody else after that'],
    ['Apply by November 1 for the spring term'],
    ['The terrace is open until October 31'],
    ['Wreaths: order by November 15'],
    ['Closed until November 20'],
    ['We were booked until November 15'],
    ['Slots on Sunday, November 15'],
    ['Your slot is yours until 15 minutes past'],
    ['Anmeldung für das nächste Jahr bis 15. November', 'de'],
    ['Termine vom 1. April bis 31. Oktober', 'de'],
    ['Bitte bis zum 15. November für Weihnachten buchen', 'de'],
    ['Mesas en la terraza hasta el 31 de octubre', 'es'],
    ['Reserve antes del 15 de noviembre para Nochebuena', 'es'],
    ['Plazas desde el 1 de abril hasta el 31 de octubre', 'es'],
  ])('is to come, or of the next year: %s', (text, language = 'en') => {
    expect(past(text, language)).toEqual([]);
  });
});
