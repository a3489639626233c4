import { expect, it } from 'vitest';
import { findPlaceholder } from '../../../cli/rules/words/marks/placeholders.ts';
import { findingsOf } from '../copy-findings.ts';

it.for([
  ['de', 'Die Miete kostet weniger (XX Euro im Monat).', 'XX Euro'],
  ['de', 'Ab XX € im Monat', 'XX €'],
  ['de', 'Für XX,– Euro reinigen wir das Dach.', 'XX,–'],
  ['de', 'Nur XX,XX € je Stunde', 'XX,XX'],
  ['de', 'Wir öffnen um XX Uhr.', 'XX Uhr'],
  ['de', 'Am XX.XX.2026 öffnen wir wieder.', 'XX.XX.2026'],
  ['de', 'Anmeldung bis zum 15.XX.2026', '15.XX.2026'],
  ['de', 'Der Kurs beginnt am XX. Mai.', 'XX. Mai'],
  ['de', 'Seit XX Jahren sind wir XX Mitarbeiter.', 'XX Jahren'],
  ['de', 'Mit XX Prozent Rabatt', 'XX Prozent'],
  ['en', 'From $XX a visit', 'XX'],
  ['en', 'We drive XX miles.', 'XX miles'],
  ['en', 'XX pounds an hour', 'XX pounds'],
  ['en', 'The sale ends on May XX.', 'May XX'],
  ['en', 'Open from XX:XX on.', 'XX:XX'],
  ['en', 'Doors open at 9:XX sharp.', '9:XX'],
  ['en', 'The fee is EUR XX.', 'XX'],
  ['es', 'Desde XX euros al mes', 'XX euros'],
  ['es', 'Abrimos el XX de mayo.', 'XX de mayo'],
  ['es', 'Un descuento del XX por ciento', 'XX por ciento'],
  ['es', 'Caben XX personas en la sala.', 'XX personas'],
] as const)('in %s: %s', ([language, text, found]) => {
  expect(findPlaceholder(text, language)?.[0]).toBe(found);
  expect(findingsOf(text, { language })).toContain(`copy/placeholder: ${found}`);
});

it.for([
  ['en', 'Shirts from XS to XXL, and XX-large on request. In size XX large we have two.'],
  ['en', 'Women have XX chromosomes, and love from Ann xx'],
  ['en', 'Super Bowl XX was in 1986; Louis XX has never been king.'],
  ['de', 'Größe XXL, XXXL und 4XL. Ludwig XX regierte nie, das XX. Jahrhundert ist vorbei.'],
  ['de', 'Ein XX-Chromosomenpaar. Band XX der Reihe erscheint im Mai.'],
  ['es', 'La casa es del siglo XX y se reformó. A mediados del XX nacieron los ensanches.'],
  ['es', 'El XX Congreso de Fisioterapia y la XX Feria del Libro. Tallas XXL.'],
  ['es', 'En el siglo XX personas de todo el valle venían aquí.'],
] as const)('in %s, finished: %s', ([language, text]) => {
  expect(findPlaceholder(text, language)).toBeNull();
});
