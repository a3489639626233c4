import { describe, expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

describe('cases in which the law gives no right to withdraw', () => {
  it.each([
    [
      'en',
      'IE',
      'For goods that spoil quickly, the right to cancel within 14 days under the Consumer Rights Act 2022 does not apply.',
    ],
    ['en', 'GB', 'The right to cancel does not apply to newspapers or to flowers, which wilt.'],
    ['en', 'GB', 'Cut flowers wilt within the week. You have no right to cancel.'],
    ['en', 'GB', 'The right to cancel is excluded for periodicals.'],
    ['en', 'IE', 'You have no right of withdrawal for wine whose price fluctuates.'],
    [
      'en',
      'GB',
      'For oil that is inseparably mixed with yours, the right to cancel does not apply.',
    ],
    ['en', 'GB', 'Goods bought at auctions: there is no right to withdraw.'],
    ['de', 'DE', 'Sträuße welken schnell. Ein Widerruf ist deshalb ausgeschlossen.'],
    ['de', 'DE', 'Bei Zeitschriften ist der Widerruf ausgeschlossen.'],
    ['de', 'DE', 'Es besteht kein Widerrufsrecht bei Öl, das sich mit Ihrem vermischt.'],
    ['de', 'DE', 'Es besteht kein Widerrufsrecht für Übernachtungen.'],
    ['de', 'DE', 'Ein Widerruf ist bei gravierten Ringen generell nicht möglich.'],
    ['es', 'ES', 'Las flores se estropean pronto: no hay derecho de desistimiento.'],
    ['es', 'ES', 'El derecho de desistimiento queda excluido en revistas.'],
    ['es', 'ES', 'Los ramos se marchitan. Se excluye el derecho de desistimiento.'],
    ['es', 'ES', 'No hay derecho de desistimiento en el alquiler de furgonetas.'],
    ['en', 'GB', 'For vases bought in our shop, there is no right to cancel.'],
    ['de', 'DE', 'Für Käufe im Laden gibt es kein Widerrufsrecht.'],
    [
      'de',
      'DE',
      'Was Sie vor Ort kaufen, lässt sich nicht widerrufen: Ein Widerruf ist ausgeschlossen.',
    ],
    ['es', 'ES', 'No hay derecho de desistimiento en las compras en nuestra tienda.'],
  ])('%s in %s: %s', (language, country, text) => {
    expect(clausesIn(text, language, country)).toEqual([]);
  });

  it.each([
    [
      'en',
      'IE',
      'The right to cancel within 14 days under the Consumer Rights Act 2022 does not apply.',
    ],
    ['en', 'GB', 'For all goods in our range, the right to cancel does not apply.'],
    ['en', 'IE', 'For lamps, the Consumer Rights Act 2022 does not apply.'],
    ['en', 'GB', 'Fresh flowers are sold as seen.'],
    ['de', 'DE', 'Bei Vasen ist der Widerruf ausgeschlossen.'],
    ['de', 'DE', 'Sie holen die Vase ab. Ein Widerruf ist nicht möglich.'],
    ['es', 'ES', 'Se excluye el derecho de desistimiento en todos los jarrones.'],
    ['es', 'ES', 'No hay derecho de desistimiento en nuestra tienda online.'],
    ['de', 'DE', 'Auch was Sie nicht im Laden kaufen: Ein Widerruf ist ausgeschlossen.'],
    ['es', 'ES', 'Las macetas se envían el lunes. No hay derecho de desistimiento.'],
  ])('elsewhere it is told, %s in %s: %s', (language, country, text) => {
    expect(clausesIn(text, language, country)).toHaveLength(1);
  });
});
