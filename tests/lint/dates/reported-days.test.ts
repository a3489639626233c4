import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 29);

const pastDates = (text: string, language: string) =>
  findingsOf(text, {
    language,
    at: 'prose.body',
    only: 'copy/past-date',
    facts: factsIn(language, { ...FACTS, now: NOW }),
  });

describe('a day that has been', () => {
  it.each([
    [
      'On Thursday, April 3, 2025, the Lind Hall in Seaton, OH, hosted Danish singer Ida Voss.',
      'en',
    ],
    ['On Saturday, May 2, 2026, our choir in Dover welcomed Mayor Lind.', 'en'],
    ['Wir trafen uns am Samstag, 21.03.2026 am alten Bahnhof.', 'de'],
    ['21 Kinder trafen sich am Samstag, 21.03.26 am Kapellchen zum Putzen.', 'de'],
    ['Unsere vier Jüngsten spielten am Sonntag, 22. März 2026 in Ulm.', 'de'],
    ['Der Vorstand ehrte am Freitag, 20. März 2026 drei Mitglieder.', 'de'],
    ['Am Dienstag den 19.05.26 begrüßte Wanderwart Ole Voss acht Gäste zur ersten Tour.', 'de'],
    ['Am Samstag, 9. Mai 2026 feierten Eltern und Kinder das Sommerfest.', 'de'],
    ['Die Gruppe ist vom 14.07. bis zum 17.07.2025 an die See gefahren.', 'de'],
    ['Die Kinder sind in der Zeit vom 14. bis 17. Juli 2025 nach Bensersiel aufgebrochen.', 'de'],
    ['Samstag Abend (31.5.2025) um kurz vor neun wurden wir zu einem Brand gerufen.', 'de'],
    ['Der Alarm beendete die Nacht von Mittwoch auf Donnerstag (4.9.25) für alle Kräfte.', 'de'],
    ['### Ejemplo práctico\n\n- Despido: lunes 6 de abril de 2026.\n- Plazo: veinte días.', 'es'],
    ['### Rechenbeispiel\n\nDer Vertrag endet am Montag, 6. April 2026.', 'de'],
    ['## A worked example\n\nThe notice ends on Monday, April 6, 2026.', 'en'],
    ['Hay documentos publicados antes del 20 de septiembre de 2018 sin etiquetas.', 'es'],
    ['Maps published before September 20, 2018 have no tags.', 'en'],
    [
      '**First Sunday of Advent**\n7th December 2025\n\n**Second Sunday of Advent**\n14th December 2025',
      'en',
    ],
  ])('is no notice of what is to come: %s', (text, language) => {
    expect(pastDates(text, language)).toEqual([]);
  });

  it.each([
    [
      'On Thursday, April 2, 2026, the Lind Hall in Seaton, OH, hosts Ida Voss.',
      'en',
      'April 2, 2026',
    ],
    ['On Saturday, May 2, 2026, the hall in Dover opens its doors.', 'en', 'May 2, 2026'],
    ['Wir treffen uns am Samstag, 21.03.2026 am alten Bahnhof.', 'de', '21.03.2026'],
    ['Am Samstag, 9. Mai 2026 geführte Wanderung mit Ole Voss.', 'de', '9. Mai 2026'],
    ['Am Samstag, 9. Mai 2026 bunte Spiele für Kinder.', 'de', '9. Mai 2026'],
    ['Die Gruppe fährt vom 14. bis zum 17. Juli 2026 an die See.', 'de', '17. Juli 2026'],
    ['Die Praxis ist vom 14. bis zum 17. Juli 2026 geschlossen.', 'de', '17. Juli 2026'],
    ['Die Schau ist bis zum 17. Juli 2026 verlängert.', 'de', '17. Juli 2026'],
    ['Samstag Abend (30.5.2026) um acht singen wir im Hof.', 'de', '30.5.2026'],
    ['Orders placed before May 5, 2026 ship free.', 'en', 'May 5, 2026'],
    ['Pedidos realizados antes del 5 de mayo de 2026 con descuento.', 'es', '5 de mayo de 2026'],
    [
      '### Ejemplo práctico\n\nUn caso.\n\n### Taller\n\nEl taller empieza el lunes 6 de abril de 2026.',
      'es',
      '6 de abril de 2026',
    ],
    ['The sale ends on Sunday,\nMay 3, 2026.', 'en', 'May 3, 2026'],
  ])('is told where it is announced: %s', (text, language, date) => {
    expect(pastDates(text, language)).toContainEqual(`copy/past-date: ${date}`);
  });
});
