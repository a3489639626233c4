import { expect, it } from 'vitest';
import type { Facts } from '../../cli/content/facts/facts.ts';
import { lawConsumerRights } from '../../cli/rules/copy/law-consumer-rights.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';

/** What the rule names in a text of a business in a country. */
function named(text: string, language: string, country: string): string[] {
  const facts = { get: () => country, names: [] } as unknown as Facts;
  const file = copyFile('landing', language, { intro: text });
  return [...applyCopyRule(lawConsumerRights, file, facts)].map(({ span = [0, 0] }) =>
    text.slice(...span),
  );
}

it.each([
  ['de', 'DE', 'Widerruf und Gewährleistung sind ausgeschlossen.'],
  ['de', 'AT', 'Die Gewährleistung ist bei Aktionsware ausgeschlossen.'],
  ['de', 'DE', 'Verkauf unter Ausschluss jeglicher Gewährleistung.'],
  ['de', 'DE', 'Auf Teile geben wir keine Gewährleistung.'],
  ['de', 'DE', 'Gekauft wie gesehen.'],
  ['de', 'DE', 'Es besteht kein Widerrufsrecht.'],
  ['de', 'DE', 'Alle Preise verstehen sich zuzüglich Mehrwertsteuer.'],
  ['de', 'DE', 'Preise zzgl. 19 % MwSt.'],
  ['de', 'DE', 'Zwei Jahre gesetzliche Gewährleistung, und das nur bei uns.'],
  ['es', 'ES', 'Las ofertas van sin derecho de desistimiento.'],
  ['es', 'ES', 'Todos los precios son sin IVA.'],
  ['en', 'GB', 'Strictly no refunds.'],
  ['en', 'IE', 'All lamps are sold as seen.'],
  ['en', 'GB', 'Our prices exclude VAT.'],
])('%s in %s: %s', (language, country, text) => {
  expect(named(text, language, country)).toHaveLength(1);
});

it.each([
  ['de', 'US', 'Widerruf und Gewährleistung sind ausgeschlossen.'],
  ['de', 'DE', 'Maßanfertigungen sind vom Widerruf ausgeschlossen.'],
  ['de', 'DE', 'Die Gewährleistung ist damit nicht ausgeschlossen.'],
  ['de', 'DE', 'Für mitgebrachte Teile übernehmen wir keine Gewährleistung.'],
  ['de', 'DE', 'Für Unternehmen gilt: Alle Preise zzgl. MwSt.'],
  ['de', 'DE', 'Alle Preise mit MwSt., zuzüglich Versand.'],
  ['de', 'DE', 'Zusätzlich zur gesetzlichen Gewährleistung geben wir ein Jahr Garantie.'],
  ['es', 'ES', 'Los precios incluyen el IVA y la garantía legal.'],
  ['en', 'GB', 'Refunds take five days, and your statutory rights are not affected.'],
  ['en', 'GB', 'For trade customers, prices exclude VAT.'],
])('%s in %s, right: %s', (language, country, text) => {
  expect(named(text, language, country)).toEqual([]);
});
