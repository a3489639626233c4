import { expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({ fees: { overhaul: 320 }, terms: { guaranteeYears: 3 } });

const told = (text: string, language: string) => findingsOf(text, { language, facts: FACTS });

it.each([
  ['en', 'A clock that leans leans further.'],
  ['en', 'Longcase clocks overhauled and set up again. From {fees.overhaul}, guaranteed.'],
  ['en', 'For work above €1,000 we ask for a third when you accept the estimate.'],
  ['de', 'Für Reparaturen über 1.000 € bitten wir um eine Anzahlung.'],
  ['es', 'Plantas vivas sin que nadie de la oficina las riegue.'],
  ['es', 'Crecen aunque usted los pode cada año, y que alguien los mire basta.'],
])('%s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

it.each([
  ['en', 'We are the shop that sells sells clocks.', 'copy/doubled-word: sells sells'],
  ['es', 'Abrimos las puerta rápido.', 'copy/spelling: puerta'],
])('%s: %s is told', (language, text, finding) => {
  expect(told(text, language)).toEqual([finding]);
});

it('“guaranteed” needs a guarantee that the site has', () => {
  const text = 'Roofs repaired. From {fees.overhaul}, guaranteed.';
  const facts = factsWith({ fees: { overhaul: 320 } });
  expect(findingsOf(text, { facts })).toEqual(['law/unproven-claim: guaranteed']);
  expect(findingsOf('The cheapest clock repair in England, guaranteed.', { facts: FACTS })).toEqual(
    ['law/unproven-claim: guaranteed'],
  );
});
