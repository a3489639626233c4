import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from './copy-findings.ts';

const FACTS = factsWith({ office: { founded: '2011' }, wages: { apprentice: '$19' } });

const rules = (found: readonly string[]) => found.map((one) => one.split(':')[0]);

describe('what a page may say', () => {
  it.each([
    ['Maren’s family has shared a one-room cabin near Finland since 1961.', 'en'],
    ['El seguro no paga porque nadie anotó la rayadura de antes.', 'es'],
    ['Una quemadura, una rozadura y un arañazo ya estaban ahí.', 'es'],
    ['Su piano baja la escalera sin perder el la.', 'es'],
    ['Wir haben Türen für Winzerhöfe in Ebringen gebaut.', 'de'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { facts: FACTS, language })).toEqual([]);
  });

  it.each([
    [{ headings: { problemTitles: ['The $19 ad', 'The socks'] } }, 'en'],
    [
      { cards: { heading: 'Nos llaman cuando…', items: [{ title: 'Se rompe', text: 'Algo.' }] } },
      'es',
    ],
  ])('%j', (raw, language) => {
    expect(findingsIn(raw, { facts: FACTS, language })).toEqual([]);
  });
});

describe('what is still told', () => {
  it.each([
    ['We have been a family business since 1961.', 'en', 'facts/typed-year'],
    ['Family-owned since 1961, and still here.', 'en', 'facts/typed-year'],
    ['Pregunte por el precio de la', 'es', 'copy/unfinished'],
    ['Anotamos la reparción de antes.', 'es', 'copy/spelling'],
    ['Das steht in Ordnugn, sagt der Chef.', 'de', 'copy/spelling'],
  ])('%s', (text, language, rule) => {
    expect(rules(findingsOf(text, { facts: FACTS, language }))).toEqual([rule]);
  });

  it('a heading that nothing completes', () => {
    const raw = { note: { heading: 'Nos llaman cuando…', text: 'Algo se rompe.' } };
    expect(rules(findingsIn(raw, { facts: FACTS, language: 'es' }))).toEqual(['copy/unfinished']);
  });
});
