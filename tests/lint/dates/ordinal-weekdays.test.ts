import { expect, it } from 'vitest';
import { FACTS, findingsOf } from '../copy-findings.ts';

const facts = { ...FACTS, now: Date.UTC(2026, 10, 28) };

function told(language: string, text: string): string[] {
  return findingsOf(text, { language, facts, only: 'copy/weekday' });
}

it.each([
  ['es', 'El último sábado de enero de 2027 es el día 23.', '23'],
  ['es', 'El último sábado de enero, el 23 de enero de 2027.', '23 de enero de 2027'],
  ['es', 'Abrimos el último sábado del mes, 23 de enero de 2027.', '23 de enero de 2027'],
  ['es', 'El primer sábado de mayo de 2027 (8 de mayo).', '8 de mayo'],
  ['en', 'The last Saturday of January 2027 is the 23rd.', '23'],
  ['en', 'On the first Monday of March, March 8, 2027.', 'March 8, 2027'],
  ['de', 'Der letzte Samstag im Januar 2027 ist der 23. Januar.', '23. Januar'],
  ['de', 'Am ersten Montag des Monats, den 8. März 2027.', '8. März 2027'],
])('%s: %s', (language, text, date) => {
  expect(told(language, text)[0]).toBe(`copy/weekday: ${date}`);
});

it.each([
  ['es', 'El último sábado de enero de 2027 es el día 30.'],
  ['es', 'El último sábado de cada mes, salvo el 23 de enero de 2027.'],
  ['es', 'El último sábado, 30 de enero de 2027.'],
  ['es', 'El último sábado de enero es el 23.'],
  ['es', 'El primer sábado de mayo de 2027, 12 plazas.'],
  ['es', 'El último sábado de enero de 2027, 12 personas por visita.'],
  ['en', 'The last Saturday of January 2027 is the 30th.'],
  ['en', 'The first Monday in May 2027, 8 of us start early.'],
  ['en', 'Every first Monday of the month, January to May 2027.'],
  ['en', 'The last Saturday of January 2020 was the 24th.'],
  ['de', 'Der letzte Samstag im Januar 2027 ist der 30. Januar.'],
  ['de', 'Der erste Montag im Monat, außer am 4. Januar 2027.'],
])('%s is right: %s', (language, text) => {
  expect(told(language, text)).toEqual([]);
});
