import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsOf } from '../copy-findings.ts';

const KNOWN = factsWith({ terms: { waitWeeks: 10, days: 30, years: 1, hours: 2, rate: 1.5 } });

function told(text: string, language: string): string[] {
  const facts = factsIn(language, KNOWN);
  return findingsOf(text, { language, facts }).filter((finding) =>
    /^(?:copy\/spelling|facts\/other-unit)/.test(finding),
  );
}

describe('a unit of time in the singular after a number of several', () => {
  it.each([
    ['en', 'At present about 10 week for an overhaul.', 'week'],
    ['en', 'We answer within 24 hour.', 'hour'],
    [
      'en',
      'The glue needs at least 2 day before the clamps come off. It takes 2 day to dry.',
      'day',
    ],
    ['en', 'We moved here after 10 year of work in Leeds.', 'year'],
    ['en', 'It lasts 8 to 10 week if you water it.', 'week'],
    ['en', 'The guarantee ends after five year.', 'year'],
    ['en', 'You have 30 day to think.', 'day'],
    ['de', 'Das dauert etwa 10 Woche.', 'Woche'],
    ['de', 'In 3 Tag ist es trocken.', 'Tag'],
    ['de', 'Wir melden uns innerhalb von 24 Stunde bei Ihnen.', 'Stunde'],
    ['de', 'Nach 30 Minute ist der Teig fertig.', 'Minute'],
    ['de', 'Sie bekommen nach 2 Tag die Antwort, für 5 Jahr Garantie zahlen Sie nichts.', 'Jahr'],
    ['es', 'Tarda unas 10 semana.', 'semana'],
    ['es', 'Contestamos en 24 hora.', 'hora'],
    ['es', 'El barniz seca después de 2 día al aire.', 'día'],
    ['es', 'Revise la caldera cada 6 mes.', 'mes'],
  ])('%s: %s', (language, text, word) => {
    expect(told(text, language)).toContain(`copy/spelling: ${word}`);
  });

  it.each([
    ['en', 'At present about {terms.waitWeeks} week for an overhaul.', '{terms.waitWeeks} week'],
    ['en', 'You have {terms.days} day to think.', '{terms.days} day'],
    ['en', 'We call back within {terms.hours} hour.', '{terms.hours} hour'],
    ['de', 'Zurzeit dauert es etwa {terms.waitWeeks} Woche.', '{terms.waitWeeks} Woche'],
    ['de', 'Zahlbar innerhalb von {terms.days} Tag nach Lieferung.', '{terms.days} Tag'],
    ['es', 'Ahora tarda unas {terms.waitWeeks} semana.', '{terms.waitWeeks} semana'],
  ])('referred to, %s: %s', (language, text, words) => {
    expect(told(text, language)).toEqual([`facts/other-unit: ${words}`]);
  });

  it.each([
    // The time is the name of what follows.
    ['en', 'A 10 week course for an hour each Monday.'],
    ['en', 'Our 10 week for the family, our 5 day for couples.'],
    ['en', 'Ask about 24 hour on the phone care.'],
    ['en', 'The only 24 hour in the county.'],
    ['en', 'Book within the 30 day notice period.'],
    ['en', 'It takes a two hour drive.'],
    ['en', 'The 10 week and the 12 week course begin together.'],
    ['en', 'We need 24 hour in-home care.'],
    ['en', 'We sell 7 day, 14 day and 30 day passes.'],
    ['en', 'After a two day to three day trip.'],
    // One, or a part of one.
    ['en', 'It takes about 1 week for an overhaul.'],
    ['en', 'The visit takes about 1/2 hour.'],
    ['en', 'It takes about {terms.years} year for an answer.'],
    ['en', 'It takes about {terms.waitWeeks} weeks for an overhaul.'],
    ['en', 'Our {terms.waitWeeks} week course for the trade.'],
    ['en', 'It takes about {terms.rate} hour.'],
    ['en', 'On day two week one is repeated.'],
    ['de', 'In der 10. Woche ruhen wir.'],
    ['de', 'Der 3 Tage Kurs, der 10-Wochen-Kurs und die 24-Stunden-Nummer.'],
    ['de', 'Nach 1 Woche ist es fertig, nach 0,5 Stunde warm.'],
    ['de', 'Wir zählen von 5 Tag für Tag herunter.'],
    ['de', 'Für 2 Tag- und Nachtfahrten.'],
    ['de', 'In 3 Wochen, nach 24 Stunden, für 5 Jahre, vor 2 Monaten.'],
    ['de', 'Die Feier ist am 3. Tag nach Ostern.'],
    ['es', 'Desde las 10 hora peninsular.'],
    ['es', 'El partido es en 2 hora local.'],
    ['es', 'La semana 10 día a día.'],
    ['es', 'En 1 semana, en 10 semanas, cada 6 meses.'],
    ['es', 'Un plan de 10 días y medio.'],
  ])('not told, %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});
