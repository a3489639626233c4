import { describe, expect, it, test } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

/** A body on the prices of a roofer, in which sums are told. */
const told = (text: string, language = 'en') =>
  findingsOf(text, { at: 'prose.body', language, only: 'facts/typed-amount' });

describe('sums of a past case', () => {
  it.each([
    [
      'en',
      '## A roof in May\n\nIt came in leaking. The roof needed this:\n\n| Work | Price |\n| --- | --- |\n| Inspection and tarp | $61 |\n| Gutter | $845 |',
    ],
    ['en', '## What had been replaced before\n\n- Gutter, in March: $845.\n- Inspection: $95.'],
    [
      'de',
      '## Ein Dach im Mai\n\nEs kam spät. Die Kundin brauchte Folgendes:\n\n- Inspection mit Plane: 310 $\n- Rinne: 845 $',
    ],
    [
      'es',
      '## Lo que ya le habían cambiado\n\n- La inspection, en mayo: $310.\n- La canaleta: $845.',
    ],
    [
      'es',
      '## Un techo\n\nLlegó en mayo. El techo necesitaba esto:\n\n- Inspection y lona: $310\n- Canaleta: $845',
    ],
    ['en', '## Our prices\n\nThe last line of his notebook is of August 6, 2019: inspection, $31.'],
    ['es', '## Precios\n\nLa última línea es del 6 de agosto de 2019: inspección, $31.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', '## Prices\n\nWe got new prices in May:\n\n- Inspection: $95.'],
    ['en', '## What we replace\n\n- An inspection costs $95.'],
    ['en', '## Our prices\n\nSince August 6, 2019 an inspection costs $31.'],
    ['en', '## Our prices\n\nPrices as of August 6, 2019: inspection, $31.'],
    ['de', '## Preise\n\nDas Dach braucht Folgendes:\n\n- Die Inspection kostet 310 $.'],
    ['es', '## Precios\n\nDesde el 6 de agosto de 2019 la inspection cuesta $31.'],
  ])('but: %s: %s', (language, text) => {
    expect(told(text, language)).not.toEqual([]);
  });
});

describe('sums of no price', () => {
  it.each([
    ['en', 'On a bill of $1,230, that is a tenth less with us.'],
    ['de', 'Bei einer Rechnung über 1.230 $ ist das bei uns ein Zehntel weniger.'],
    ['es', 'En una factura de $1,230, con nosotros es una décima parte menos.'],
    ['en', 'An inspection costs nothing, and only for a part over $2,300 we want half in advance.'],
    ['es', 'La inspección no cuesta nada, salvo en reparaciones mayores de $2,300 que nos pide.'],
    [
      'en',
      'The parts depend on the roof: a visit starts at $190 for slate and goes to $520 for copper.',
    ],
    ['es', 'Un tornillo cuesta cuarenta pesos; un canalón, tres mil y tantos.'],
    ['en', 'A gutter brush is three dollars less on the internet.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'We bill $1,230 for a gutter.'],
    ['en', 'A bill of ours starts at $1,230.'],
    ['de', 'Eine Rechnung kostet bei uns 1.230 $.'],
    ['es', 'Cobramos $1,230 por una factura.'],
    ['en', 'Parts start at $190 with us.'],
    ['es', 'La inspección cuesta cuarenta y dos pesos.'],
  ])('but: %s: %s', (language, text) => {
    expect(told(text, language)).not.toEqual([]);
  });
});

describe('pay on a page about jobs', () => {
  const job = (body: string) =>
    findingsIn({ name: 'Careers', prose: { body } }, { kind: 'page', only: 'facts/typed-amount' });

  test('below its heading, and for a trial day', () => {
    expect(
      job('We are hiring a roofer.\n\n## What we pay\n\n$24 an hour, $26.50 after a year.'),
    ).toEqual([]);
    const plan = [
      {
        title: 'Paid trial day',
        description: 'Eight hours with the crew, $190, whatever comes of it.',
      },
    ];
    expect(findingsIn({ name: 'Careers', plan }, { kind: 'page' })).toEqual([]);
  });

  test('but not what customers pay', () => {
    expect(job('## What customers pay\n\nAn inspection costs $95.')).not.toEqual([]);
  });
});
