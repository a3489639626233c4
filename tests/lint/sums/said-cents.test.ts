import { expect, it } from 'vitest';
import { amountsIn } from '../../../cli/rules/words/figures/amounts.ts';
import { FACTS, factsWith, findingsOf } from '../copy-findings.ts';

const read = (text: string, language: string) =>
  amountsIn(text, FACTS, language).map(({ written, value }) => `${written}: ${value}`);

it.each([
  ['es', 'Se cobra un dólar con setenta y cinco por milla.', 'un dólar con setenta y cinco: 1.75'],
  ['es', 'Cuesta dos dólares y cincuenta centavos.', 'dos dólares y cincuenta centavos: 2.5'],
  ['es', 'Son tres dólares con diez centavos.', 'tres dólares con diez centavos: 3.1'],
  ['en', 'It is a dollar seventy-five a mile.', 'a dollar seventy-five: 1.75'],
  ['en', 'One dollar and ten cents each.', 'One dollar and ten cents: 1.1'],
  ['en', 'Seven dollars fifty per foot.', 'Seven dollars fifty: 7.5'],
  ['de', 'Das kostet zwei Euro fünfzig je Meter.', 'zwei Euro fünfzig: 2.5'],
  ['de', 'Ein Euro fünfundsiebzig pro Kilometer.', 'Ein Euro fünfundsiebzig: 1.75'],
])('%s: %s', (language, text, expected) => {
  expect(read(text, language)).toEqual([expected]);
});

it.each([
  ['en', 'For a dollar ten people came.', ['a dollar: undefined']],
  ['en', 'One dollar ten times over.', ['One dollar: 1']],
  ['en', 'For five dollars three men carry it.', ['five dollars: 5']],
  ['es', 'Por un dólar diez personas suben.', ['un dólar: 1']],
  ['es', 'Con cien dólares dos noches.', ['cien dólares: 100']],
  ['es', 'Pague veinte dólares con tarjeta.', ['veinte dólares: 20']],
  ['es', 'Son veinte dólares y diez minutos.', ['veinte dólares: 20']],
  ['de', 'Für zehn Euro zwei Stunden.', ['zehn Euro: 10']],
  ['en', 'Ten dollars and three signatures.', ['Ten dollars: 10']],
] as const)('is no sum with cents, %s: %s', (language, text, expected) => {
  expect(read(text, language)).toEqual(expected.filter((one) => !one.endsWith('undefined')));
});

it('is told where a fee has it', () => {
  const facts = factsWith({ fees: { mile: 1.75, other: 1.1 } });
  const told = findingsOf('Se cobra un euro con setenta y cinco por milla.', {
    language: 'es',
    facts,
  });
  expect(told).toEqual(['facts/typed-amount: un euro con setenta y cinco']);
});
