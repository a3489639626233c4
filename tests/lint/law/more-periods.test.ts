import { expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import type { CopyKind } from '../../../cli/content/rule.ts';
import { valueAt } from '../../../cli/content/value-path.ts';
import { lawConsumerRights } from '../../../cli/rules/copy/law-consumer-rights.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

/** What the rule names in a value of a business in a country. */
function namedIn(raw: object, language: string, country: string, kind: CopyKind): string[] {
  const get = (name: string) => (name === 'business.address.country' ? country : undefined);
  const file = copyFile(kind, language, raw);
  const facts = { get, names: [] } as unknown as Facts;
  return [...applyCopyRule(lawConsumerRights, file, facts)].map(({ path, span }) =>
    String(valueAt(raw, path)).slice(...(span ?? [0])),
  );
}

const named = (text: string, language: string, country: string) =>
  namedIn({ intro: text }, language, country, 'page');

it.each([
  ['es', 'ES', 'Las bicis de segunda mano tienen tres meses de garantía.', 'tres meses'],
  ['es', 'ES', 'Damos 6 meses de garantía en las bicis usadas.', '6 meses'],
  ['es', 'ES', 'La garantía de los muebles de ocasión es de seis meses.', 'seis meses'],
  ['de', 'DE', 'Auf gebrauchte Räder geben wir sechs Monate Gewährleistung.', 'sechs Monate'],
  ['de', 'DE', 'Die Gewährleistung für gebrauchte Ware beträgt 6 Monate.', '6 Monate'],
  ['de', 'AT', 'Für Second-Hand-Ware gilt eine Gewährleistung von drei Monaten.', 'drei Monaten'],
  ['en', 'GB', 'What you have paid is refunded within 60 days.', '60 days'],
  ['en', 'GB', 'If you cancel, we refund you within 30 days.', '30 days'],
  ['en', 'IE', 'We refund within one month of your withdrawal.', 'one month'],
  ['de', 'DE', 'Nach dem Widerruf erstatten wir den Preis innerhalb von 30 Tagen.', '30 Tagen'],
  [
    'de',
    'DE',
    'Wir erstatten das Geld binnen vier Wochen nach Eingang des Widerrufs.',
    'vier Wochen',
  ],
  ['es', 'ES', 'Si desistes, te devolvemos el dinero en un plazo de 30 días.', '30 días'],
  ['es', 'ES', 'Reembolsamos en 60 días desde el desistimiento.', '60 días'],
  ['en', 'US', 'For moves across state lines you have 30 days.', '30 days'],
  ['en', 'US', 'Claims for interstate moves must reach us within three months.', 'three months'],
  ['en', 'US', 'For local moves you have 60 days, for interstate moves six months.', 'six months'],
])('%s in %s: %s', (language, country, text, period) => {
  expect(named(text, language, country)).toEqual([period]);
});

it.each([
  ['es', 'ES', 'Las bicis de segunda mano tienen un año de garantía.'],
  ['es', 'ES', 'Las reparaciones tienen seis meses de garantía.'],
  ['es', 'ES', 'Damos seis meses de garantía adicional en las bicis usadas.'],
  ['es', 'MX', 'Las bicis de segunda mano tienen tres meses de garantía.'],
  ['de', 'DE', 'Auf gebrauchte Räder geben wir ein Jahr Gewährleistung.'],
  [
    'de',
    'DE',
    'Auf gebrauchte Räder geben wir sechs Monate Garantie zusätzlich zur Gewährleistung.',
  ],
  ['en', 'GB', 'What you have paid is refunded within 14 days.'],
  ['en', 'GB', 'If we cancel the course, we refund you within 30 days.'],
  ['en', 'US', 'What you have paid is refunded within 60 days.'],
  ['de', 'DE', 'Nach dem Widerruf erstatten wir den Preis innerhalb von 14 Tagen.'],
  ['es', 'ES', 'Si desistes, te devolvemos el dinero en 14 días.'],
  ['en', 'US', 'For moves across state lines you have nine months.'],
  ['en', 'US', 'For interstate moves, delivery takes 5 days.'],
  ['en', 'US', 'For interstate moves we need two weeks of notice.'],
  [
    'en',
    'US',
    'For local moves you have 60 days to file a claim, for interstate moves nine months.',
  ],
  ['en', 'GB', 'For moves across state lines you have 30 days.'],
])('%s in %s, right: %s', (language, country, text) => {
  expect(named(text, language, country)).toEqual([]);
});

it('a guarantee of used goods is told at its fact', () => {
  const short = { shop: { secondHandWarranty: 'tres meses', warranty: 'seis meses' } };
  expect(namedIn(short, 'es', 'ES', 'config')).toEqual(['tres meses']);
  expect(namedIn({ shop: { secondHandWarranty: 'un año' } }, 'es', 'ES', 'config')).toEqual([]);
  expect(namedIn({ shop: { secondHandWarranty: 'tres meses' } }, 'es', 'US', 'config')).toEqual([]);
  const german = { laden: { gewaehrleistungGebraucht: '6 Monate', garantieGebraucht: '6 Monate' } };
  expect(namedIn(german, 'de', 'DE', 'config')).toEqual(['6 Monate']);
});
