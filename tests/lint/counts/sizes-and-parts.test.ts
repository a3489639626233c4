import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const contradictions = (found: readonly string[]) =>
  found.filter((each) => each.startsWith('facts/contradiction'));

describe('a fact that says no more than what it counts, beside other sizes of its group', () => {
  const facts = factsWith({
    grupos: { plazas: 12, minimo: 5, ninos: 10, cumpleMinimo: 10, cumpleMaximo: 14 },
  });
  const told = (text: string, language = 'es') =>
    contradictions(findingsOf(text, { facts, language }));

  it.each([
    ['es', 'De 10 a 14 niños, dos horas, cocinan la merienda.'],
    ['es', 'Doce niños salen por 288 €.'],
    ['es', 'Doce niños y ni uno más.'],
    ['es', 'Cocinan 12 niños cada semana, y Jon los lleva al mercado.'],
  ])('says nothing of every number of them (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it('means its own page, and the group that is named', () => {
    expect(told('Hay {grupos.ninos} niños por sesión. Doce niños y ni uno más.')).toHaveLength(1);
    expect(told('En cada grupo cocinan 12 niños.')).toHaveLength(1);
    const page = 'Hay {grupos.ninos} niños los sábados. Cumpleaños: de 10 a 14 niños.';
    expect(told(page)).toEqual([]);
  });

  it('means any page where its group has no other sizes', () => {
    const school = factsWith({ grupos: { ninos: 10, precio: 24 } });
    const text = 'Doce niños y ni uno más.';
    expect(contradictions(findingsOf(text, { facts: school, language: 'es' }))).toHaveLength(1);
  });
});

describe('a large number with its noun', () => {
  const facts = factsWith({ team: { people: 7, vans: 4 } });
  const told = (stat: string, description: string, language = 'en') =>
    contradictions(
      findingsIn({ guide: { credentials: [{ stat, description }] } }, { facts, language }),
    );

  it.each([
    ['2 vans', 'in the Valley on weekdays', 'en'],
    ['2 vans', 'with a lift', 'en'],
  ])('counts some of the whole by the words below it: %s %s', (stat, description, language) => {
    expect(told(stat, description, language)).toEqual([]);
  });

  it.each([
    ['2 vans', 'fully stocked'],
    ['2 vans', 'and seven people'],
    ['6 vans', 'in the Valley'],
  ])('is told of the whole: %s %s', (stat, description) => {
    expect(told(stat, description)).toHaveLength(1);
  });
});

describe('a distance of each day', () => {
  const facts = factsWith({ area: { miles: 25 }, rental: { includedMiles: 45 } });
  const typed = (text: string, language = 'en') =>
    findingsOf(text, { facts, language }).filter((found) => found.startsWith('facts/typed-figure'));

  it.each([
    ['If you drive less than 25 miles a day and park in a garage, the cord will do.', 'en'],
    ['Wer 25 Meilen am Tag fährt, lädt über Nacht.', 'de'],
    ['Quien hace 25 millas al día carga de noche.', 'es'],
  ])('is no radius: %s', (text, language) => {
    expect(typed(text, language)).toEqual([]);
  });

  it.each(['We drive up to 25 miles from our shop.', 'The rate includes 45 miles a day.'])(
    'is told as the radius, and as what a rental includes: %s',
    (text) => {
      expect(typed(text)).toHaveLength(1);
    },
  );
});
