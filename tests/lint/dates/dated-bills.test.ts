import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = {
  ...factsWith({ facts: { taxPercent: 7 }, plazos: { ivaPercent: 7 } }),
  now: Date.UTC(2026, 10, 27),
};

function told(body: string, language: string): string[] {
  return findingsIn(
    { prose: { body } },
    {
      language,
      facts: { ...factsIn(language, FACTS), now: FACTS.now },
      only: 'facts/typed-figure',
    },
  );
}

const bill = (caption: string, tax: string, sums: readonly string[], before = '') =>
  [
    `# A bill\n\n${before}\n\n:::table[${caption}]`,
    '| Line | Amount |',
    '| --- | ---: |',
    `| Tuning | ${sums[0]} |`,
    `| ${tax} | ${sums[1]} |`,
    `| **Total** | ${sums[2]} |`,
    ':::',
  ].join('\n');

const SUMS = ['€250.00', '€17.50', '€267.50'];

describe('the rate in a bill of a day that is past', () => {
  it.each([
    ['en', bill('Invoice of October 15, 2026', 'Sales tax, 7%', SUMS)],
    ['en', bill('Invoice of October 15, 2026', 'Sales tax on €250, 7%', SUMS)],
    ['en', bill('The list', 'Tax at 7 percent', SUMS, 'Mrs. Worley called in October 2025.')],
    [
      'de',
      bill('Rechnung vom 15. Oktober 2026', 'Steuer 7 %', ['250,00 €', '17,50 €', '267,50 €']),
    ],
    [
      'es',
      bill('Factura del 15 de octubre de 2026', 'IVA al 7 %', ['250,00 €', '17,50 €', '267,50 €']),
    ],
    [
      'en',
      '# A bill\n\n## What it was on May 4, 2025\n\n- Tuning: €250\n- Sales tax, 7%: €17.50\n- Total: €267.50\n',
    ],
  ])('was that of then, %s: %s', (language, body) => {
    expect(told(body, language)).toEqual([]);
  });

  it.each([
    ['without a day', bill('Invoice', 'Sales tax, 7%', SUMS)],
    ['of a day to come', bill('Invoice of October 15, 2099', 'Sales tax, 7%', SUMS)],
    ['since a day', bill('Prices since October 15, 2025', 'Sales tax, 7%', SUMS)],
    [
      'with a fact',
      bill('Invoice of October 15, 2026', 'Sales tax, 7%', ['{fees.tuning}', '€17.50', '€267.50']),
    ],
    [
      'with another sum',
      bill('Invoice of October 15, 2026', 'Sales tax, 7%', ['€250.00', '€20.00', '€270.00']),
    ],
    ['in a sentence', '# A bill\n\nIt was paid on October 15, 2026. The sales tax is 7%.'],
  ])('is told %s', (_, body) => {
    expect(told(body, 'en')).toHaveLength(1);
  });
});
