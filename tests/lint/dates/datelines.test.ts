import { expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 30);

function told(raw: object, language = 'en'): string[] {
  const found = findingsIn(raw, { language, facts: factsIn(language, { ...FACTS, now: NOW }) });
  return found.filter((finding) => finding.startsWith('copy/past-date'));
}

const inBanner = (text: string, language?: string) =>
  told({ hero: { urgencyBanner: { text } } }, language);

it.each([
  ['A story by Ann Lee, October 2026', 'en'],
  ['Obra de octubre de 2026', 'es'],
  ['As of November 27, 2026: 61 names on five lists', 'en'],
  ['Stand 27. November 2026: 61 Namen', 'de'],
])('a banner may say when its page was written: %s', (text, language) => {
  expect(inBanner(text, language)).toEqual([]);
});

it.each([
  ['New course in October 2026', 'en'],
  ['Fall sale, October 2026', 'en'],
  ['Open house on November 14, 2026', 'en'],
  ['Próximo curso: octubre de 2026', 'es'],
  ['Neuer Kurs im Oktober 2026', 'de'],
  ['Quedan fechas en marzo y abril de 2026', 'es'],
  ['A few weekends left in May 2026', 'en'],
])('a banner announces: %s', (text, language) => {
  expect(inBanner(text, language)).toHaveLength(1);
});

it('a count has an end, and so has a condition', () => {
  const item = { value: '2,040', label: 'days', text: 'Up to the end of August 2026.' };
  expect(told({ numbers: { items: [item] } })).toEqual([]);
  expect(told({ note: { text: 'Not for furnaces ordered before November 15, 2026.' } })).toEqual(
    [],
  );
  expect(told({ note: { text: 'Must be ordered before November 15, 2026.' } })).toHaveLength(1);
});

it.each([
  ['de', ':::table[Angebot vom 14. September 2026]\n| Posten | 5.428 Euro |\n:::'],
  ['de', '## Kostenangebot vom Montag, den 14. September 2026\n\nDie Einfahrt hat 46 m².'],
  ['en', '## The quote\n\n:::table[Offer of 14 September 2026]\n| Slabs | 46 |\n:::'],
  ['en', 'The estimate dated Monday, September 14, 2026, has four lines.'],
  ['es', 'El presupuesto del lunes 14 de septiembre de 2026 tiene cuatro líneas.'],
])('a document has a day, %s: %s', (language, body) => {
  expect(told({ prose: { body } }, language)).toEqual([]);
});

it.each([
  ['de', 'Angebot vom 14. bis 20. September 2026'],
  ['de', 'Unser Angebot vom 14. September 2026 gilt noch.'],
  ['de', 'Das Angebot gilt bis 14. September 2026.'],
  ['en', 'Offer valid until September 14, 2026.'],
  ['en', 'Offer from September 14, 2026 on'],
  ['es', 'Oferta del 14 de septiembre de 2026'],
])('but an offer is for its days, %s: %s', (language, text) => {
  expect(told({ note: { text } }, language)).toHaveLength(1);
});
