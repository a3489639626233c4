import { describe, expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const TITLE = 'Lift: rent or buy?';

/** What is told of the prose of a page that compares hiring and buying. */
const told = (body: string, title = TITLE, language = 'en') =>
  findingsIn({ seo: { title }, prose: { body } }, { language, only: 'facts/typed-amount' });

const COSTS =
  '## What buying costs\n\nA used lift is about $9,300. Then, each year:\n\n- Storage: $95\n- Inspection by the state: $60\n- Insurance and parts: $30\n\n';

describe('what a buyer pays', () => {
  it.each([
    [`${COSTS}That is $185 a year.`, TITLE, 'en'],
    [`${COSTS}Together $185, as much as a visit costs with us.`, TITLE, 'en'],
    [
      '## Was der Kauf kostet\n\n- Stellplatz: 75 $\n- Prüfung: 110 $\n\nDas sind 185 $ im Jahr.',
      'Hebebühne: mieten oder kaufen?',
      'de',
    ],
    [
      '## Lo que cuesta la compra\n\n- Almacén: $75\n- Revisión: $55\n',
      'Elevador: ¿comprar o alquilar?',
      'es',
    ],
  ])('is no price: %s', (body, title, language) => {
    expect(told(body, title, language)).toEqual([]);
  });

  it.each([
    [`${COSTS}With us an inspection costs $95.`, TITLE],
    [
      '## What buying costs\n\n- Storage: $95\n- Inspection: $60\n\nWe charge $75 for a visit.',
      TITLE,
    ],
    ['## What renting costs\n\n- Our inspection: $95\n', TITLE],
    ['## What buying costs\n\n- Our inspection costs $95\n', 'Our prices'],
    ['## What buying costs\n\n- An emergency visit: $185\n', TITLE],
  ])('but told where the business takes it: %s', (body, title) => {
    expect(told(body, title)).not.toEqual([]);
  });
});
