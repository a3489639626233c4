import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({ fees: { van: 130, cleaning: 85, sharePercent: 30 } });

function told(rows: readonly string[], language = 'en'): string[] {
  const body = ['## The sale', '', '| | Sum |', '| --- | ---: |', ...rows].join('\n');
  return findingsIn({ prose: { body } }, { facts, language, only: 'facts/typed-amount' });
}

const SETTLED = [
  '| Takings of the day | €2,400.00 |',
  '| Our share, {fees.sharePercent} percent | €720.00 |',
  '| Van | €130.00 |',
  '| Cleaning | €85.00 |',
  '| Sent to the heirs | €1,465.00 |',
];

describe('a settlement', () => {
  it.each([
    ['en', SETTLED],
    [
      'de',
      [
        '| Erlös | 2400 € |',
        '| Unser Anteil | 720 € |',
        '| Transporter | 130 € |',
        '| Van und Cleaning | 85 € |',
        '| An die Erben | 1465 € |',
      ],
    ],
    [
      'es',
      [
        '| Ingresos | 2400 € |',
        '| Nuestra parte | 720 € |',
        '| Van | 130 € |',
        '| Limpieza | 85 € |',
        '| Para los herederos | 1465 € |',
      ],
    ],
  ])('has fees of its day, of which the rest is left: %s', (language, rows) => {
    expect(told(rows, language)).toEqual([]);
  });

  it.each([
    ['a line that does not fit', SETTLED.with(2, '| Van | €103.00 |')],
    ['a rest that does not fit', SETTLED.with(4, '| Sent to the heirs | €1,645.00 |')],
    ['a list of prices', ['| Van | €130 |', '| Cleaning | €85 |', '| Both | €215 |']],
  ])('is told: %s', (_, rows) => {
    expect(told(rows)).not.toEqual([]);
  });
});
