import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const claimed = (text: string, language: string) =>
  findingsOf(text, { language, at: 'cta.guarantees', only: 'law/unproven-claim' });

it.each([
  ['en', 'The sheriff and the fire department recommend us.'],
  ['en', 'Even the county clerk vouches for us'],
  ['en', 'We are officially endorsed by the city hall.'],
  ['en', 'Movers recommended by the courthouse'],
  ['es', 'El hospital y la alcaldía nos recomiendan.'],
  ['es', 'Reformas avaladas por el ayuntamiento'],
  ['de', 'Das Rathaus empfiehlt uns.'],
  ['de', 'Die Polizei und die Feuerwehr empfehlen uns gern.'],
  ['de', 'Vom Standesamt empfohlen.'],
])('(%s) "%s" has to be proven', (language, text) => {
  expect(claimed(text, language)).toHaveLength(1);
});

it.each([
  ['en', 'The court recommends us to bring two copies.'],
  ['en', 'The hospital does not recommend us, and we do not ask it to.'],
  ['en', 'The fire department recommends a detector in every room.'],
  ['en', 'A booster is recommended by the health department every ten years.'],
  ['en', 'Neighbors recommend us, and so do their children.'],
  ['en', 'Does the hospital recommend us?'],
  ['es', 'El ayuntamiento nos recomienda cerrar a las diez.'],
  ['es', 'La policía recomienda dos cerraduras.'],
  ['es', 'Ningún juzgado nos recomienda.'],
  ['de', 'Die Feuerwehr empfiehlt uns, den Hof frei zu halten.'],
  ['de', 'Die Gemeinde empfiehlt eine Anmeldung.'],
  ['de', 'Kein Gericht empfiehlt uns.'],
])('(%s) "%s" is no such claim', (language, text) => {
  expect(claimed(text, language)).toEqual([]);
});
