import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const claimed = (text: string, language: string) =>
  findingsOf(text, { language, at: 'cta.guarantees', only: 'law/unproven-claim' });

it.each([
  ['en', 'Only three rides left tonight'],
  ['en', 'Just a couple of guided tours remaining this weekend!'],
  ['en', 'Four lessons left this week, so book now'],
  ['en', '7 people are looking at this right now'],
  ['en', 'Two other guests are viewing the same cabin.'],
  ['es', 'Solo quedan tres visitas para hoy'],
  ['es', 'Quedan solamente dos plazas.'],
  ['es', 'Para mañana solo nos quedan dos clases'],
  ['es', '5 personas están viendo esta oferta'],
  ['de', 'Nur noch drei Fahrten heute'],
  ['de', 'Diese Woche gibt es nur noch zwei Führungen.'],
  ['de', '6 Personen sehen sich gerade dieses Angebot an.'],
  ['de', 'Drei Leute schauen sich gerade diese Hütte an'],
])('(%s) "%s" runs out on a page that stands for weeks', (language, text) => {
  expect(claimed(text, language)).toHaveLength(1);
});

it.each([
  ['en', 'There were only three rides left that night.'],
  ['en', 'Only two days left this week, says the calendar.'],
  ['en', 'Only five players left tonight after the rain.'],
  ['en', 'We make two visits today and none on Sundays.'],
  ['en', 'Only three tours a day, and none in winter.'],
  ['en', 'Six people were looking at the heron.'],
  ['en', 'Two people looking at the same horizon, a bench between them.'],
  ['en', 'Are only two lessons left this week?'],
  ['es', 'Solo damos tres clases a la semana.'],
  ['es', 'Quedan dos visitas del curso pasado por contar.'],
  ['es', 'Cinco personas están mirando el mar.'],
  ['de', 'Wir machen heute zwei Führungen.'],
  ['de', 'Nur noch zwei Kurse fehlen bis zum Abzeichen.'],
  ['de', 'Zwei Leute schauen in den Hafen.'],
])('(%s) "%s" is said of a day, a story or a view', (language, text) => {
  expect(claimed(text, language)).toEqual([]);
});
