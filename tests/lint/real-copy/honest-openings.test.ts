import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({ office: { founded: '2011' }, wages: { apprentice: '$19' } });

const rules = (found: readonly string[]) => found.map((one) => one.split(':')[0]);

describe('what a page may say', () => {
  it.each([
    ['Maren’s family has shared a one-room cabin near Finland since 1961.', 'en'],
    ['El seguro no paga porque nadie anotó la rayadura de antes.', 'es'],
    ['Una quemadura, una rozadura y un arañazo ya estaban ahí.', 'es'],
    ['La hora mala todos la conocemos.', 'es'],
    [
      'The plan comes back with one signature, because the client read the flags differently.',
      'en',
    ],
    ['Cerramos los lunes, el 25 de diciembre y el 1 de enero.', 'es'],
    ['Su piano baja la escalera sin perder el la.', 'es'],
    ['Wir haben Türen für Winzerhöfe in Ebringen gebaut.', 'de'],
    ['Weißtanne gibt es nur in Jahren, in denen sie honigt.', 'de'],
    ['Das Kind bekommt den weißen Anzug mit der Nummer eins.', 'de'],
    ['Ein Spaziergang über den Schloßberg und durch Nußdorf.', 'de'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { facts: FACTS, language })).toEqual([]);
  });

  it.each([
    [{ headings: { problemTitles: ['The $19 ad', 'The socks'] } }, 'en'],
    [{ hero: { problem: 'They red-tagged it and left a quote for $11,800' } }, 'en'],
    [
      { cards: { heading: 'Nos llaman cuando…', items: [{ title: 'Se rompe', text: 'Algo.' }] } },
      'es',
    ],
    [
      { cards: { heading: 'Las frases', items: [{ title: 'El día de …', text: 'La fecha.' }] } },
      'es',
    ],
  ])('%j', (raw, language) => {
    expect(findingsIn(raw, { facts: FACTS, language })).toEqual([]);
  });

  it('but not a text that breaks off, or a title with nothing below it', () => {
    const items = [{ title: 'La fecha de …' }, { title: 'El sello', text: 'Viene con …' }];
    const found = findingsIn({ cards: { heading: 'Las frases', items } }, { language: 'es' });
    expect(rules(found)).toEqual(['copy/unfinished', 'copy/unfinished']);
  });
});

describe('sums, names and measures that are not those of the business', () => {
  const facts = factsWith({ fees: { lesson: '£35' }, yard: { aisleWidth: 30 } });

  it.each([
    [
      'Lessons come to {fees.lesson}. Books rarely amount to more than £45 in the first year.',
      'en',
    ],
    ['Eine Stunde kostet {fees.lesson}. Noten kosten selten mehr als 45 £ im Jahr.', 'de'],
    ['If you smell gas, call the Metropolitan Utilities District at (402) 554-7777.', 'en'],
    ['Halm war das Wort meiner Großmutter für alles, was dünn ist.', 'de'],
    ['Halm era lo que decía mi abuela.', 'es'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { facts, language })).toEqual([]);
  });

  it.each([
    ['A lesson costs £45.', 'facts/typed-amount'],
    ['Call the office at (402) 554-7777.', 'facts/typed-phone'],
    ['Halm is the firm to call.', 'facts/typed-name'],
    ['Halm was founded by two brothers.', 'facts/typed-name'],
  ])('but: %s', (text, rule) => {
    expect(rules(findingsOf(text, { facts }))).toContain(rule);
  });
});

describe('what is still told', () => {
  it.each([
    ['We have been a family business since 1961.', 'en', 'facts/typed-year'],
    ['Family-owned since 1961, and still here.', 'en', 'facts/typed-year'],
    ['Pregunte por el precio de la', 'es', 'copy/unfinished'],
    ['Anotamos la reparción de antes.', 'es', 'copy/spelling'],
    ['Limpiamos todos la casas de la calle.', 'es', 'copy/spelling'],
    ['Cerramos el lunes 25 de diciembre.', 'es', 'copy/weekday'],
    ['Fahren Sie mit der Nummer eins der Region.', 'de', 'law/unproven-claim'],
    ['Das steht in Ordnugn, sagt der Chef.', 'de', 'copy/spelling'],
    ['Der Schlüssel steckt im Schloß der Tür.', 'de', 'copy/spelling'],
  ])('%s', (text, language, rule) => {
    expect(rules(findingsOf(text, { facts: FACTS, language }))).toEqual([rule]);
  });

  it('the price of another thing, unless the page is about that', () => {
    const facts = factsWith({ preise: { obst: 90, bluete: 7 } });
    const items = [{ title: 'Blüte', price: '{preise.obst}', text: 'Für je ein Volk.' }];
    const page = (title: string) => ({ seo: { title }, pricing: { items } });
    const on = (title: string) => rules(findingsIn(page(title), { facts, language: 'de' }));
    expect(on('Honig aus dem Allgäu')).toEqual(['facts/contradiction']);
    expect(on('Bienenvölker für den Obstbau mieten')).toEqual([]);
    expect(on('Honig von Obst und Blüte')).toEqual(['facts/contradiction']);
  });

  it('a heading that nothing completes', () => {
    const raw = { note: { heading: 'Nos llaman cuando…', text: 'Algo se rompe.' } };
    expect(rules(findingsIn(raw, { facts: FACTS, language: 'es' }))).toEqual(['copy/unfinished']);
  });
});

it('a Spanish word for something small is right on a site that speaks Spanish, too', () => {
  const told = (text: string) => rules(findingsOf(text, { facts: FACTS }));
  expect(told('Three people find a monito in the ring.')).toEqual([]);
  expect(told('Three people find the moniotr in the ring.')).toEqual(['copy/spelling']);
});

it('a best man somewhere, and years to come', () => {
  const facts = factsWith({ wall: { stitchYears: 5 } });
  const told = (text: string) => rules(findingsOf(text, { facts }));
  expect(told('The best man is in Aberdeen, and your brother in Leeds.')).toEqual([]);
  expect(told('We are the best plumber in Aberdeen.')).toEqual(['law/unproven-claim']);
  const stitch = 'A hand stitch can be undone by whoever opens it';
  expect(told(`${stitch} in thirty years.`)).toEqual([]);
  expect(told('Our stitch lasts 30 years.')).toEqual(['facts/contradiction']);
});
