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
  ['es', 'ES', 'La matrícula y la señal no se devuelven en ningún caso.'],
  ['de', 'DE', 'Die Anzahlung wird in keinem Fall erstattet.'],
  ['en', 'IE', 'The deposit is non-refundable under any circumstances.'],
  ['en', 'GB', 'Strictly no refunds.'],
  ['en', 'IE', 'All lamps are sold as seen.'],
  ['en', 'GB', 'Our prices exclude VAT.'],
  ['en', 'GB', 'All prices are in pounds and exclude VAT.'],
  ['en', 'GB', 'VAT is added to all prices.'],
  ['en', 'GB', 'Blocks are non-refundable once paid for, whatever the reason.'],
  ['en', 'IE', 'Refunds will not be given under any circumstances.'],
  ['en', 'GB', 'We cannot refund lessons for any reason.'],
  ['en', 'GB', 'Once paid for, no refund will be made in any circumstances.'],
  ['en', 'GB', 'Money paid for a block is not returned under any circumstances.'],
  ['en', 'GB', 'Give us five stars on Google and your next hour is half price.'],
  ['en', 'GB', 'Leave us a five-star review and get a free half hour.'],
  ['de', 'DE', 'Für eine 5-Sterne-Bewertung bekommen Sie einen Gutschein.'],
  ['es', 'ES', 'Escriba una reseña de cinco estrellas y le regalamos una clase.'],
  ['de', 'AT', 'Preise in Euro, zzgl. MwSt.'],
  ['de', 'DE', 'Eine Erstattung ist unter keinen Umständen möglich.'],
  ['es', 'ES', 'Todos los precios en euros y sin IVA.'],
  ['es', 'ES', 'No se devuelve el importe en ningún caso.'],
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
  ['en', 'GB', 'Money for unused hours is returned in any case.'],
  ['en', 'GB', 'Give us five stars if you feel like it, and tell us what went wrong if not.'],
  ['en', 'GB', 'A good review makes our day, and an honest one more so.'],
  ['en', 'GB', 'Read our five-star reviews to get an idea.'],
  ['de', 'DE', 'Über eine gute Bewertung freuen wir uns.'],
  ['en', 'GB', 'Our prices include fuel, insurance and VAT.'],
  ['en', 'GB', 'We are not registered, so no VAT is added to our prices.'],
  ['en', 'GB', 'The deposit is non-refundable if you cancel in the last week.'],
  ['en', 'GB', 'Tickets are non-refundable under any circumstances but our own.'],
  ['de', 'DE', 'Die Kasse erstattet Ihnen die Kosten in keinem Fall ganz, aber zur Hälfte.'],
  ['es', 'ES', 'No se devuelve la fianza si falta el traje.'],
])('%s in %s, right: %s', (language, country, text) => {
  expect(named(text, language, country)).toEqual([]);
});
