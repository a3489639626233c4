import { expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

it.each([
  [
    'en',
    'GB',
    'A deposit of a quarter holds the date and is never refunded, even if we have to cancel.',
  ],
  ['en', 'GB', 'Deposits are non-refundable, even if we cancel.'],
  ['en', 'IE', 'The deposit cannot be returned, not even when we call the party off.'],
  ['en', 'GB', 'The booking fee is not refundable, no matter who cancels.'],
  ['en', 'GB', 'We may cancel at any time and keep the deposit.'],
  ['en', 'GB', 'If we cancel, the deposit is not refunded.'],
  ['en', 'GB', 'If we have to cancel for lack of takers, you lose your deposit.'],
  ['en', 'GB', 'Deposits are never refunded, whatever the reason.'],
  ['en', 'IE', 'Booking fees cannot be returned under any circumstances.'],
  ['de', 'DE', 'Die Anzahlung wird unter keinen Umständen erstattet.'],
  ['de', 'AT', 'Anzahlungen werden nicht erstattet, egal aus welchem Grund.'],
  ['es', 'ES', 'La señal no se devuelve bajo ningún concepto.'],
  ['de', 'DE', 'Die Anzahlung wird nicht erstattet, auch wenn wir absagen müssen.'],
  ['de', 'DE', 'Ihre Anzahlung verfällt, selbst wenn wir den Kurs absagen.'],
  ['de', 'AT', 'Sagen wir den Termin ab, behalten wir die Anzahlung.'],
  ['de', 'DE', 'Wir können jederzeit stornieren und die Anzahlung einbehalten.'],
  ['es', 'ES', 'La señal no se devuelve, aunque cancelemos nosotros.'],
  ['es', 'ES', 'La matrícula no se devuelve, ni siquiera si anulamos el curso.'],
  ['es', 'ES', 'Podemos cancelar en cualquier momento y quedarnos con la señal.'],
  ['es', 'ES', 'Si tenemos que cancelar, la señal no se devuelve.'],
])('%s in %s: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toHaveLength(1);
});

it.each([
  ['en', 'A deposit of a quarter holds the date. The rest is due a week before.'],
  ['en', 'Deposits are non-refundable, unless we cancel.'],
  ['en', 'The deposit is refunded, even if we cancel at the last minute.'],
  ['en', 'If you cancel we keep the deposit. If we cancel, you get it back.'],
  ['en', 'If we cancel, we never keep the deposit.'],
  ['en', 'If we have to cancel, the deposit is not lost.'],
  ['en', 'The deposit is not refunded but moved to the new date, even if we cancel.'],
  ['en', 'Your deposit is kept safe in a separate account.'],
  ['en', 'A deposit is not refundable in the last week, even if you are ill.'],
  ['en', 'If we cancel, the deposit is returned the same day.'],
  ['en', 'Deposits are returned even when you cancel an hour before.'],
  ['en', 'We may cancel a walk in high wind, and keep nothing.'],
  ['en', 'Some venues keep the deposit, even if they cancel.'],
  ['de', 'Die Anzahlung wird erstattet, auch wenn Sie absagen müssen.'],
  ['de', 'Die Anzahlung verfällt, wenn Sie am selben Tag absagen.'],
  ['de', 'Müssen wir absagen, erstatten wir die Anzahlung.'],
  ['de', 'Die Anzahlung verfällt nicht, auch wenn wir absagen.'],
  ['es', 'La señal se devuelve, aunque cancele usted el mismo día.'],
  ['es', 'La señal no se devuelve si cancela el mismo día.'],
  ['es', 'Si cancelamos nosotros, la señal se devuelve entera.'],
  ['es', 'La señal no se pierde, aunque cancelemos.'],
])('%s, right: %s', (language, text) => {
  const country = { en: 'GB', de: 'DE', es: 'ES' }[language] ?? '';
  expect(clausesIn(text, language, country)).toEqual([]);
});
