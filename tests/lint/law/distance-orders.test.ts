import { expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

it.each([
  ['en', 'GB', 'Logs and chip that you ordered from a distance cannot be cancelled or returned.'],
  ['en', 'GB', 'Online orders cannot be cancelled.'],
  ['en', 'IE', 'Goods bought online cannot be returned or refunded.'],
  ['en', 'GB', 'Items purchased through our website are non-returnable.'],
  ['en', 'GB', 'No cancellations or returns on online orders.'],
  ['en', 'GB', 'We do not accept returns of goods ordered by phone.'],
  ['en', 'GB', 'You cannot cancel an online order.'],
  ['en', 'IE', 'There is no right to return goods bought over the phone.'],
  ['en', 'GB', 'All online sales are final.'],
  ['en', 'GB', 'Orders placed on our website can’t be cancelled.'],
  ['de', 'DE', 'Online bestellte Ware kann nicht zurückgegeben werden.'],
  ['de', 'DE', 'Online-Bestellungen können nicht storniert oder zurückgegeben werden.'],
  ['de', 'AT', 'Im Webshop gekaufte Artikel nehmen wir nicht zurück.'],
  ['de', 'DE', 'Telefonisch bestellte Ware ist vom Widerruf ausgeschlossen.'],
  ['de', 'DE', 'Eine Rückgabe von online bestellter Ware ist nicht möglich.'],
  ['de', 'DE', 'Holz, das Sie online bestellen, kann nicht zurückgegeben werden.'],
  ['es', 'ES', 'Los pedidos en línea no se pueden devolver.'],
  ['es', 'ES', 'Las compras por internet no admiten devolución.'],
  ['es', 'ES', 'Los pedidos hechos por teléfono no se pueden cancelar ni devolver.'],
  ['es', 'ES', 'No se aceptan devoluciones de artículos comprados online.'],
  ['es', 'ES', 'Los productos que compres en la web no pueden devolverse.'],
])('%s in %s: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toHaveLength(1);
});

it.each([
  ['en', 'US', 'Online orders cannot be cancelled.'],
  ['en', 'GB', 'Online orders cannot be returned in the shop, so post them to us.'],
  ['en', 'GB', 'Orders placed online cannot be cancelled online. Please ring.'],
  ['en', 'GB', 'Online orders cannot be cancelled once the timber is cut.'],
  ['en', 'GB', 'Cut flowers ordered online cannot be returned.'],
  ['en', 'GB', 'Bespoke shelves that you ordered online cannot be cancelled or returned.'],
  ['en', 'GB', 'Online orders cannot be cancelled, you can send them back instead.'],
  ['en', 'GB', 'Lessons bought online cannot be refunded.'],
  ['en', 'GB', 'Tickets bought online cannot be returned.'],
  ['en', 'GB', 'Online orders cannot be cancelled. You can return them within 14 days.'],
  [
    'en',
    'GB',
    'Goods ordered online can be returned within 14 days, and what it cost is paid back.',
  ],
  ['en', 'GB', 'Can online orders be cancelled? Yes, within 14 days.'],
  ['en', 'GB', 'Logs that you collected from the yard cannot be returned.'],
  ['de', 'DE', 'Online bestellte Ware kann nicht im Laden zurückgegeben werden.'],
  ['de', 'DE', 'Online bestellte Maßanfertigungen können nicht zurückgegeben werden.'],
  ['de', 'DE', 'Online bestellte Ware können Sie vierzehn Tage lang zurückgeben.'],
  ['de', 'DE', 'Online gekaufte Karten können nicht zurückgegeben werden.'],
  ['de', 'DE', 'Online gebuchte Termine lassen sich nicht online stornieren.'],
  ['es', 'ES', 'Los pedidos en línea se pueden devolver en catorce días.'],
  ['es', 'ES', 'Los pedidos online hechos a medida no se pueden devolver.'],
  ['es', 'ES', 'Las entradas compradas por internet no se pueden devolver.'],
  ['es', 'ES', 'Los pedidos en línea no se pueden devolver en la tienda.'],
])('%s in %s, right: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toEqual([]);
});
