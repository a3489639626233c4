import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  offers: {
    groupDiscountRiders: 6,
    groupDiscountPercent: 15,
    discountDays: 9,
    gruppenrabattPersonen: 8,
  },
  cuotas: { descuentoGrupoAlumnos: 5 },
});

const told = (text: string, language: string) =>
  findingsIn({ sections: [{ text }] }, { facts: FACTS, language, only: 'facts/contradiction' });

it.each([
  ['en', 'With four or more riders at one stable, the whole bill drops by 15 percent.', 'four'],
  ['en', 'A group of at least 5 riders pays 15% less.', '5'],
  ['en', 'Bring eight riders or more and save 15 percent.', 'eight'],
  ['de', 'Ab zehn Personen gibt es 15 % Rabatt auf alles.', 'zehn'],
  ['de', '6 oder mehr Personen zahlen 15 Prozent weniger.', '6'],
  ['es', 'A partir de cuatro alumnos hay un 15 % de descuento.', 'cuatro'],
  ['es', 'Con 3 o más alumnos la cuota baja: un 15 % menos.', '3'],
])('%s: %s', (language, text, number) => {
  expect(told(text, language)).toEqual([`facts/contradiction: ${number}`]);
});

it.each([
  ['en', 'With six or more riders at one stable, the whole bill drops by 15 percent.'],
  ['en', 'Four or more riders fit into the trailer.'],
  ['en', 'Four or more horses get 15 percent off their hay.'],
  ['en', 'Three or more riders get 5 percent off, six or more riders 15.'],
  ['en', 'Lenders that charge at least 2 percent less are rare.'],
  ['en', 'Pay at least 4 days early and save.'],
  ['en', 'From four in the morning riders are on the trail.'],
  ['de', 'Ab acht Personen gibt es 15 % Rabatt auf alles.'],
  ['de', 'Ab vier Personen fährt der Wagen auf jeden Fall.'],
  ['es', 'A partir de cinco alumnos hay un 15 % de descuento.'],
  ['es', 'A partir de cuatro alumnos abrimos otro grupo.'],
])('is right, or of something else: %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
