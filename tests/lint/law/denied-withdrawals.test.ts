import { expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

it.each([
  ['en', 'GB', 'If you join online or by email you have no right to cancel.'],
  [
    'en',
    'GB',
    'If you join online or by email you cannot cancel within the first month for any reason.',
  ],
  ['en', 'IE', 'Members who joined online may not cancel in the first three months.'],
  ['en', 'GB', 'There is no right of withdrawal.'],
  ['en', 'GB', 'Customers who join online have no right to cancel.'],
  ['en', 'IE', 'Customers have no statutory right of cancellation.'],
  ['es', 'ES', 'Lo comprado por internet no se devuelve.'],
  ['es', 'ES', 'Lo comprado a distancia no se cambia ni se devuelve.'],
  ['es', 'ES', 'Los pedidos en línea no se devuelven.'],
])('%s in %s: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toHaveLength(1);
});

it.each([
  ['en', 'If you join at the desk you have no right to cancel, so take your time.'],
  ['en', 'If you join online you can cancel in the first two weeks.'],
  ['en', 'You cannot cancel in the first three months.'],
  ['en', 'Parties have a fixed date. There is no right of withdrawal.'],
  ['en', 'There is no right of withdrawal for tickets.'],
  ['en', 'If you order online, there is no right to cancel once the cake is baked.'],
  ['en', 'There is no right or wrong way to climb.'],
  ['en', 'If you join online you cannot bring a guest in the first week.'],
  ['en', 'If you buy online you have no right of withdrawal after the download.'],
  ['es', 'Lo comprado por internet se devuelve en catorce días.'],
  ['es', 'Lo comprado por internet no se devuelve en la tienda.'],
  ['es', 'Lo hecho a medida no se devuelve.'],
  ['es', 'Los pedidos en línea no se cambian.'],
  ['es', 'Lo encargado a distancia no se devuelve si está grabado.'],
])('%s, right: %s', (language, text) => {
  const country = { en: 'GB', es: 'ES' }[language] ?? '';
  expect(clausesIn(text, language, country)).toEqual([]);
});
