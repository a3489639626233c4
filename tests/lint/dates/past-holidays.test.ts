import { expect, test } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { endOfHoliday } from '../../../cli/rules/words/dates/holidays.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 27);

function told(text: string, language: string): string[] {
  return findingsOf(text, { language, facts: factsIn(language, { ...FACTS, now: NOW }) });
}

test.each([
  ['Easter', 2025, '2025-04-21'],
  ['Ostern', 2026, '2026-04-06'],
  ['Pfingsten', 2026, '2026-05-25'],
  ['Karneval', 2026, '2026-02-18'],
  ['Christi Himmelfahrt', 2026, '2026-05-14'],
  ["Mother's Day", 2026, '2026-05-10'],
  ['Father’s Day', 2026, '2026-06-21'],
  ['Memorial Day', 2027, '2027-05-31'],
  ['Labor Day', 2026, '2026-09-07'],
  ['Labour Day', 2025, '2025-09-01'],
  ['Thanksgiving', 2025, '2025-11-27'],
  ['Black Friday', 2026, '2026-11-27'],
  ['Cyber Monday', 2026, '2026-11-30'],
  ['Navidad', 2025, '2025-12-31'],
])('%s %i ends on %s', (name, year, day) => {
  expect(new Date(endOfHoliday(name, year) ?? 0).toISOString().slice(0, 10)).toBe(day);
});

test.each([
  ['en', 'Book by Labor Day 2026 and the miles are free'],
  ['en', 'Order by Easter 2026 and save.'],
  ['en', 'Thanksgiving 2025 pies: order until Thanksgiving 2025.'],
  ['en', 'Our Memorial Day 2026 sale is on.'],
  ['en', 'Opening hours for Christmas 2025: noon to four.'],
  ['en', 'The offer ends on Halloween 2026.'],
  ['en', 'Valid through Mother’s Day 2026 only.'],
  ['en', "Father's Day 2026 special for every dad."],
  ['de', 'Öffnungszeiten an Weihnachten 2025'],
  ['de', 'Das Angebot gilt bis Pfingsten 2026.'],
  ['de', 'Bestellen Sie bis Ostern 2026.'],
  ['de', 'Unser Menü zu Silvester 2025 ist fertig.'],
  ['de', 'Anmeldung bis Muttertag 2026.'],
  ['es', 'Horario de Navidad 2025'],
  ['es', 'Oferta válida hasta Semana Santa de 2026.'],
  ['es', 'Cestas de Navidad 2025 a medida.'],
  ['es', 'Reserve antes de Todos los Santos de 2026.'],
  ['en', 'No deposit needed if you book by Labor Day 2026.'],
])('an offer until or for a holiday that is past (%s): %s', (language, text) => {
  expect(told(text, language).join()).toMatch(/^copy\/past-date: [^,]*$/);
});

test.each([
  ['en', 'Book by Labor Day 2027 and the miles are free'],
  ['en', 'Order by Christmas 2026 and save.'],
  ['en', 'Order pies until Thanksgiving 2026.'],
  ['en', 'Since Thanksgiving 2025 we have had a second van.'],
  ['en', 'The Easter 2025 flood closed the road.'],
  ['en', 'We opened on Labor Day 2019.'],
  ['en', 'Our Thanksgiving 2025 sale raised money for the food bank.'],
  ['en', 'Thank you for the Christmas 2025 orders.'],
  ['en', 'Easter 2025 at the farm'],
  ['en', 'A picture of Memorial Day 2026 in the park.'],
  ['en', 'The valley was under snow on Christmas 2025.'],
  ['de', 'Seit Weihnachten 2025 fährt Jens die Touren.'],
  ['de', 'Ostern 2025 stand das Wasser im Hof.'],
  ['de', 'Das Menü zu Silvester 2025 war ausverkauft.'],
  ['de', 'Bestellen Sie bis Weihnachten 2026.'],
  ['es', 'Desde Navidad 2025 trabajamos tres.'],
  ['es', 'En Semana Santa de 2026 llovió cada día.'],
  ['es', 'Gracias por las cestas de Navidad 2025.'],
  ['es', 'Reserve antes de Navidad de 2026.'],
  ['en', 'We finished the barn by Labor Day 2026.'],
  ['en', 'The second van came before Easter 2026.'],
  ['en', 'She moved here before Thanksgiving 2025.'],
  ['es', 'Terminaron la obra antes de Semana Santa de 2026.'],
  ['de', 'Wir haben den Hof bis Ostern 2026 gepflastert.'],
])('a holiday to come, or told of (%s): %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

test('the words of a picture say what it shows', () => {
  const text = 'Our Memorial Day 2026 sale';
  const facts = factsIn('en', { ...FACTS, now: NOW });
  expect(findingsOf(text, { at: 'gallery.alt', facts })).toEqual([]);
  expect(findingsOf(text, { at: 'note.text', facts })).toHaveLength(1);
});
