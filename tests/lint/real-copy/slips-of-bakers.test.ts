import { describe, expect, it } from 'vitest';
import { toldInConfig } from '../../support/told-in-config.ts';
import { FACTS, factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 29);

describe('words that sound like the one that is meant', () => {
  it.each([
    ['Ay tres argollas en la pared.', 'Ay'],
    ['Abajo ay un patio.', 'ay'],
    ['Pase y haber qué encuentra.', 'haber'],
    ['Haber si le gusta.', 'Haber'],
  ])('%s', (text, word) => {
    expect(findingsOf(text, { language: 'es' })).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    ['Ay, tres veces se cayó.'],
    ['¡Ay de quien llegue tarde!'],
    ['Puede haber qué comer, pero no pan.'],
    ['Debe haber quien lo sepa.'],
    ['En el haber, dónde se apunta cada venta.'],
  ])('but not %s', (text) => {
    expect(findingsOf(text, { language: 'es' })).toEqual([]);
  });
});

describe('days of a list whose last one says the year', () => {
  const told = (text: string) =>
    findingsOf(text, { language: 'es', facts: { ...FACTS, now: NOW }, only: 'copy/weekday' });

  it('are days of that year', () => {
    expect(told('Sábado 20 de febrero y sábado 13 de marzo de 2027.')).toEqual([]);
    expect(told('Sábado 21 de febrero y sábado 13 de marzo de 2027.')).toHaveLength(1);
  });

  it('unless they come before it in the calendar only', () => {
    expect(told('Lunes 28 de diciembre y lunes 4 de enero de 2027.')).toEqual([]);
  });
});

describe('the share that a sentence is about', () => {
  const facts = factsWith({ terms: { depositPercent: 50, anticipoPercent: 50 } });

  it.each([
    ['The deposit is 30 % of the price.', 'en'],
    ['El anticipo es del 30 %.', 'es'],
  ])('is that of its fact: %s', (text, language) => {
    expect(findingsOf(text, { facts, language })).toHaveLength(1);
  });

  it.each([
    ['The deposit is back in your account when 30 % of the dough is sold.', 'en'],
    ['Of the flour, 30 % is rye, and the deposit is paid at the counter.', 'en'],
  ])('and not another one: %s', (text, language) => {
    expect(findingsOf(text, { facts, language })).toEqual([]);
  });
});

it('an address without the kind of its street is compared with that of the business', () => {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const get = (name: string) =>
    name === 'business.address.street' ? 'Calle de Zaragoza 417' : FACTS.get(name);
  const kicker = (text: string) =>
    findingsIn({ hero: { kicker: text } }, { facts: { ...FACTS, get }, language: 'es' });
  expect(kicker('Zaragoza 471')).toHaveLength(1);
  expect(kicker('Frente a Zaragoza 471')).toEqual([]);
  expect(kicker('Zaragoza 12')).toEqual([]);
});

it('the price of a small thing is no higher than that of a larger one', () => {
  const precios = (chico: number) => ({ precios: { muertoChico: chico, muertoGrande: 160 } });
  expect(toldInConfig(precios(34))).toEqual([]);
  expect(toldInConfig(precios(340))).toEqual(['precios.muertoChico facts/backwards']);
  expect(toldInConfig({ prices: { cake: { small: 20, medium: 30, large: 25 } } })).toEqual([
    'prices.cake.medium facts/backwards',
  ]);
  expect(toldInConfig({ prices: { rollSmall: 20, cakeLarge: 15 } })).toEqual([]);
});
