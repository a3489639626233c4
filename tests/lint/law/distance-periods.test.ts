import { expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { lawConsumerRights } from '../../../cli/rules/copy/law-consumer-rights.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

/** What the rule names in an answer to a question. */
function named(answer: string, language: string, country: string, question = ''): string[] {
  const facts = { get: () => country, names: [] } as unknown as Facts;
  const file = copyFile('landing', language, { items: [{ question, answer }] });
  return [...applyCopyRule(lawConsumerRights, file, facts)].map(({ span = [0, 0] }) =>
    answer.slice(...span),
  );
}

it.each([
  [
    'en',
    'GB',
    'If you join online or by email you have seven days to cancel for any reason.',
    'seven days',
  ],
  ['en', 'GB', 'You have 7 days to cancel without giving a reason.', '7 days'],
  ['en', 'IE', 'You have ten days to withdraw.', 'ten days'],
  ['en', 'GB', 'You may cancel within seven days of joining at a distance.', 'seven days'],
  ['en', 'GB', 'If you sign up online, you can cancel within a week.', 'a week'],
  ['en', 'GB', 'Members may cancel for any reason within 7 days.', '7 days'],
  ['en', 'GB', 'Anything ordered online can be returned within seven days.', 'seven days'],
  ['en', 'GB', 'Bought online or by phone, it can be returned within 7 days.', '7 days'],
  ['es', 'ES', 'Tiene usted siete días para desistir de la compra.', 'siete días'],
  [
    'es',
    'ES',
    'Puede ejercer el derecho de desistimiento en siete días naturales.',
    'siete días naturales',
  ],
  ['es', 'ES', 'Lo comprado por internet se puede devolver en siete días.', 'siete días'],
  ['es', 'ES', 'Si compra en línea, tiene 7 días para devolverlo.', '7 días'],
  ['es', 'ES', 'Lo comprado a distancia, en siete días, como marca la ley.', 'siete días'],
  ['de', 'DE', 'Online bestellte Ware können Sie innerhalb von 7 Tagen zurückgeben.', '7 Tagen'],
  [
    'de',
    'AT',
    'Was Sie online kaufen, können Sie binnen einer Woche zurückschicken.',
    'einer Woche',
  ],
  ['de', 'DE', 'Onlinebestellungen nehmen wir nur zehn Tage lang zurück.', 'zehn Tage'],
])('%s in %s: %s', (language, country, text, period) => {
  const question = { en: 'Can I change it?', es: '¿Puedo devolverlo?', de: 'Und wenn nicht?' };
  expect(named(text, language, country, question[language as 'en'])).toEqual([period]);
});

it.each([
  ['en', 'If you join online or by email you have fourteen days to cancel for any reason.'],
  ['en', 'If you join at the desk you have seven days to cancel for any reason.'],
  ['en', 'You have seven days to cancel your free trial for any reason.'],
  ['en', 'Bookings made online can be cancelled up to two days before.'],
  ['en', 'You can cancel within seven days of joining.'],
  ['en', 'If you order online, we send it within two days.'],
  ['en', 'You may withdraw your application within three days.'],
  ['en', 'Faulty goods ordered online can be returned within a year.'],
  ['en', 'What you buy online can be exchanged in the shop within ten days.'],
  ['en', 'If you book by phone you have two days to pay the deposit.'],
  ['es', 'Lo comprado a distancia, en catorce días, como marca la ley.'],
  ['es', 'En tienda se cambia durante siete días.'],
  ['es', 'En siete días.'],
  ['es', 'Si compra en línea y lo devuelve, le abonamos el dinero en cinco días.'],
  ['es', 'Lo pedido por teléfono llega en dos días.'],
  ['es', 'Si compra en línea, en dos días lo tiene en casa.'],
  ['de', 'Online bestellte Ware können Sie innerhalb von 14 Tagen zurückgeben.'],
  ['de', 'Online bestellte Ware kommt innerhalb von drei Tagen.'],
  ['de', 'Was Sie im Laden kaufen, können Sie innerhalb von 7 Tagen zurückgeben.'],
  ['de', 'Onlinebestellungen liefern wir binnen einer Woche, Reste nehmen wir zurück.'],
  ['de', 'Termine können Sie online bis zu zwei Tage vorher stornieren.'],
])('%s, right: %s', (language, text) => {
  const country = { en: 'GB', de: 'DE', es: 'ES' }[language] ?? '';
  const question = language === 'es' ? '¿Puedo devolverlo?' : '';
  expect(named(text, language, country, question)).toEqual([]);
});

it('does not take the days of a delivery for those of a withdrawal', () => {
  const answer = 'Lo comprado por internet, en siete días.';
  expect(named(answer, 'es', 'ES', '¿Cuándo llega?')).toEqual([]);
});
