import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const spelling = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/spelling' });

it.each([
  ['en', 'Level the keys with paper punchings below the balance rail.'],
  ['en', 'Years of brandy old-fashioneds had gone through that piano.'],
  ['es', 'Nos recibe la mastina, que viene cuando le parece.'],
  ['es', 'Cóctel, comida, tarta y recena.'],
  ['de', 'Danach weißt du, ob du überhaupt einen Maßrahmen brauchst.'],
  ['de', 'Der Haarriss sitzt am Tretlager.'],
  ['de', 'Im Mai sind die Linden beflogen.'],
  ['de', 'Wissen, das man teilt, wird mehr.'],
  ['es', 'Podés señar la planta hasta el viernes.'],
  ['de', 'In abwischbares Buckram oder in Leinen.'],
  ['de', 'Stegen, Kirchzarten und St. Märgen'],
  ['de', 'Ein altes Unterhemd um das untere Trum legen und rückwärts kurbeln.'],
])('%s: words that crafts make or take from elsewhere: %s', (language, text) => {
  expect(spelling(text, language)).toEqual([]);
});

it.each([
  ['en', 'Bring your belongins to the meeting.', 'belongins'],
  ['es', 'La cosina está lista a las ocho.', 'cosina'],
  ['de', 'Alle Maßnahmne sind mit dir abgesprochen.', 'Maßnahmne'],
  ['de', 'Den Temrin sagst du einen Tag vorher ab.', 'Temrin'],
  ['de', 'Ein abwaschbraes Tuch liegt bei.', 'abwaschbraes'],
  ['de', 'Die Lieferrung kommt am Dienstag.', 'Lieferrung'],
  ['de', 'Gut zu wissen, das man hier parken kann.', 'das'],
])('%s: slips beside them are told: %s', (language, text, slip) => {
  expect(spelling(text, language)).toEqual([`copy/spelling: ${slip}`]);
});
