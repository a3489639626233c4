import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({
  fees: { monthly: 96, rental: 12, zehnerkarte: 380, tenVisits: 380, carousel: 44, trial: 31 },
  lessons: { weeks: 37 },
});

const sumsIn = (found: readonly string[]) =>
  found.filter((finding) => finding.startsWith('facts/typed-amount'));

const inGuide = (name: string, body: string, language = 'de') =>
  sumsIn(findingsIn({ name, prose: { body } }, { facts: FACTS, language }));

describe('prices of the market', () => {
  it.each([
    ['Ein Akkordeon kaufen', 'Der Versand eines Akkordeons kostet 40 bis 65 €.', 'de'],
    ['Ratgeber: Welche Harfe?', '- Harfe: gebraucht ab 850 €, überholt eher 1.250 €', 'de'],
    ['Üben', '- Akkordeon: 450 bis 790 €, bei uns {fees.rental} im Monat', 'de'],
    ['Üben', ':::table[Richtwerte]\n| neu | ab etwa 3.400 € |\n:::', 'de'],
    ['Buying a used accordion', 'Shipping an accordion costs 40 to 65 €.', 'en'],
    ['A guide to harps', '- Harp: used from 850 €', 'en'],
    ['Comprar un acordeón', 'El envío de un acordeón cuesta 40 a 65 €.', 'es'],
  ])('%s: %s', (name, body, language) => {
    expect(inGuide(name, body, language)).toEqual([]);
  });

  it.each([
    ['Ein Akkordeon kaufen', 'Bei uns kostet der Versand 40 bis 65 €.', 'de'],
    ['Preise', '- Harfe: gebraucht ab 850 €', 'de'],
    ['Ratgeber: Welche Harfe?', 'Wir verkaufen Harfen gebraucht ab 850 €.', 'de'],
    ['Ein Akkordeon kaufen', 'Unsere Beratung kostet 45 €.', 'de'],
    ['Ein Akkordeon kaufen', 'Im Monat sind es 96 € für den Unterricht.', 'de'],
    ['Buying a used accordion', 'With us, shipping costs 40 to 65 €.', 'en'],
  ])('told, %s: %s', (name, body, language) => {
    expect(inGuide(name, body, language)).not.toEqual([]);
  });
});

describe('amounts that follow from a fee', () => {
  const told = (text: string, language = 'de') =>
    sumsIn(findingsOf(text, { facts: FACTS, language }));

  it.each([
    ['{fees.carousel} im Monat, von März bis Juli, zusammen also 220 €.', 'de'],
    ['{fees.carousel} a month, from March to July, so 220 € in total.', 'en'],
    ['Mit der Zehnerkarte kostet dieselbe Stunde 38 €.', 'de'],
    ['Der Staat hilft: 12 € im Monat aus dem Bildungspaket.', 'de'],
  ])('%s', (text, language) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([['Wir berechnen 12 € im Monat für das Instrument.', 'de']])(
    'told: %s',
    (text, language) => {
      expect(told(text, language)).not.toEqual([]);
    },
  );

  const rates = (rate: string) =>
    sumsIn(
      findingsIn(
        {
          comparison: {
            heading: 'Einzeln',
            columns: ['Einzeln'],
            rows: [
              { title: 'Preis im Monat', values: ['{fees.monthly}'] },
              { title: 'Preis je Stunde', values: [rate] },
            ],
            note: 'Zwölf Monatsbeiträge geteilt durch {lessons.weeks} Wochen.',
          },
          cta: { subheadline: 'Die Probestunde kostet {fees.trial}.' },
        },
        { facts: FACTS, language: 'de' },
      ),
    );

  it('are what one lesson of a year costs, though another fee is as much', () => {
    expect(rates('rund 31 €')).toEqual([]);
    expect(rates('31 €')).not.toEqual([]);
    expect(rates('12 €')).not.toEqual([]);
  });
});
