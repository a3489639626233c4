import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts, type Facts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedAmount } from '../../../cli/rules/copy/facts-typed-amount.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { SCHEMA } from '../copy-findings.ts';

/** Lets and puts up tents. */
const TENTS: Facts = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.x.example, name: Heron Tents, title: Tents, description: Tents. }
business:
  name: Heron Tents
  type: LocalBusiness
  address: { locality: Bath, country: US }
  currency: USD
languages: [en, de, es]
prices: { seat: 6.5, largeTent: 740, lantern: 13 }
fees: { rigger: 34, transport: 85, driver: 46 }
terms: { taxPercent: 7.5, depositPercent: 20, autumnPercent: 15 }
`),
  ),
  SCHEMA,
);

function toldIn(file: string, language = 'en'): { message: string; hint?: string | undefined }[] {
  const copy = copyFile('landing', language, parse(file));
  return [...applyCopyRule(factsTypedAmount, copy, factsIn(language, TENTS))];
}

const body = (text: string) => `prose: { heading: What we charge, body: ${JSON.stringify(text)} }`;

const BILL = `:::table[A party under canvas for 90]
| Item | Amount |
| --- | ---: |
| 90 seats at {prices.seat} | $585.00 |
| Three riggers, four hours each, at {fees.rigger} | $408.00 |
| Candle rack | $57.00 |
| Subtotal | $1,050.00 |
| Sales tax | $78.75 |
| **Total** | **$1,128.75** |
:::
`;

const LIST = `- 40 seats at {prices.seat}: $260
- Two riggers, three hours, at {fees.rigger}: $204
- Flags and bunting: $31
- Total: $495
`;

const COMPARED = `comparison:
  heading: A tent for sixty
  columns: [In autumn, In June]
  rows:
    - { title: "60 seats at {prices.seat}", values: [$390, $390] }
    - { title: Autumn discount, values: [–$58.50, none] }
    - { title: "Two riggers, five hours", values: [$340, $340] }
    - { title: Before tax, values: [$671.50, $730] }
`;

describe('a bill that fits', () => {
  it.each([
    ['table', body(BILL)],
    ['list', body(LIST)],
    ['comparison', COMPARED],
    [
      'the sentence after it',
      body(
        `${BILL}\nThat is $12.54 a guest. The deposit is twenty percent, or $225.75, and the remaining $903.00 are due later.`,
      ),
    ],
    [
      'the same without a line',
      body(`${BILL}\nIf you put it up without our riggers, the total is $690.15.`),
    ],
    [
      'a sentence',
      body(
        '60 seats at {prices.seat} are $390. Three riggers for four hours are $408: together $798.',
      ),
    ],
    [
      'with tax',
      body(
        'Twenty seats at {prices.seat} are $130. With transport that makes $215, and with tax $231.13.',
      ),
    ],
    [
      'German',
      body(
        ':::table[Ein Fest]\n| Posten | Betrag |\n| --- | --- |\n| 90 Plätze zu {prices.seat} | $585 |\n| Drei Leute, vier Stunden, zu {fees.rigger} | $408 |\n| Summe | $993 |\n:::',
      ),
      'de',
    ],
    [
      'Spanish',
      body(
        ':::table[Una fiesta]\n| Concepto | Importe |\n| --- | --- |\n| 90 sillas a {prices.seat} | $585 |\n| Tres montadores, cuatro horas, a {fees.rigger} | $408 |\n| Total | $993 |\n:::',
      ),
      'es',
    ],
  ])('is not told: %s', (_, file, language = 'en') => {
    expect(toldIn(file, language)).toEqual([]);
  });
});

describe('a list of prices from one to another', () => {
  const list = (...entries: string[]) => body(entries.map((entry) => `- ${entry}`).join('\n'));
  const bills = (file: string, language: string) =>
    toldIn(file, language).filter(({ message }) => message.includes('bill comes to'));

  it.each([
    [
      'en',
      list(
        'A wall of 20 m²: between €140 and €280',
        'A hall of 30 m²: from €250 to €750',
        'A door: €60',
      ),
    ],
    [
      'es',
      list(
        'Un muro de 20 m²: entre 140 € y 280 €',
        'Un salón de 30 m²: **de 250 € a 750 €**',
        'Una puerta: 60 €',
      ),
    ],
    [
      'de',
      list(
        'Eine Wand von 20 m²: zwischen 140 € und 280 €',
        'Ein Saal von 30 m²: 250 € bis 750 €',
        'Eine Tür: 60 €',
      ),
    ],
  ])('%s: is no bill', (language, file) => expect(bills(file, language)).toEqual([]));

  it.each([
    ['de', list('20 Stühle zu je 14 €: 2800 €', 'Drei Tische: 60 €', 'Anfahrt: 40 €')],
    ['en', list('20 chairs at €14: €2800', 'Three tables: €60', 'Travel: €40')],
  ])('%s: is one with a product', (language, file) =>
    expect(bills(file, language)).toHaveLength(1),
  );
});

describe('a bill that does not', () => {
  it.each([
    ['a product', body(BILL.replace('$585.00', '$558.00')), '90 × {prices.seat} is 585'],
    [
      'a product of three',
      body(BILL.replace('$408.00', '$480.00')),
      '3 × 4 × {fees.rigger} is 408',
    ],
    [
      'a total',
      body(BILL.replace('**$1,128.75**', '**$1,182.75**')),
      'the lines above are 1128.75',
    ],
    ['a subtotal', body(BILL.replace('$1,050.00', '$1,005.00')), 'the lines above are 1050'],
    ['the total of a list', body(LIST.replace('$495', '$459')), 'the lines above are 495'],
    ['a line of a list', body(LIST.replace('$204', '$240')), '2 × 3 × {fees.rigger} is 204'],
    [
      'a total of a comparison',
      COMPARED.replace('$671.50', '$617.50'),
      'the lines above are 671.50',
    ],
  ])('is told what it should be: %s', (_, file, meant) => {
    const told = toldIn(file).filter(({ message }) => message.includes('bill comes to'));
    expect(told.map(({ message }) => message.replace(/^.*: /, ''))).toEqual([`${meant}.`]);
  });

  it.each([
    ['a stale fee', body(BILL.replace('| Candle rack | $57.00 |', '| Transport | $57.00 |'))],
    [
      'a fee that is named',
      body(BILL.replace('| Candle rack | $57.00 |', '| Transport | $85.00 |')),
    ],
    [
      'a sentence',
      body(
        '60 seats at {prices.seat} are $390 with us. Three riggers for four hours cost $480 with us.',
      ),
    ],
    ['a price that stands alone', body('We put up a large tent for $720.')],
  ])('is told: %s', (_, file) => {
    expect(toldIn(file)).not.toEqual([]);
  });
});
