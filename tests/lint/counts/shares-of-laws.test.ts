import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.halm.example, name: Halm, title: Halm, description: Halm. }
business: { name: Halm, type: Plumber, phone: "+49 561 1234567", address: { locality: Kassel, country: DE } }
subsidy: { bonusPercent: 20 }
languages: [de]
`),
  ),
  SCHEMA,
);

it.each([
  ['de', '20 Prozent der Lohnkosten mindern Ihre Einkommensteuer (§ 35a EStG).'],
  ['de', 'Sie können 20 Prozent der Kosten in der Steuererklärung angeben.'],
  ['en', 'The tax credit is 20 percent of the cost.'],
  ['es', 'Puede deducirse el 20 % en la declaración de la renta.'],
])('%s: a share that a law sets is not that of a fact: %s', (language, text) => {
  expect(findingsOf(text, { facts: FACTS, language })).toEqual([]);
});

it('the same share of the business is', () => {
  const text = 'Der Bonus beträgt 20 Prozent.';
  expect(findingsOf(text, { facts: FACTS, language: 'de' })).toEqual(['facts/typed-figure: 20']);
});
