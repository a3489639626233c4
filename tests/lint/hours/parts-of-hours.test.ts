import { expect, it } from 'vitest';
import { inClockDigits } from '../../../cli/rules/words/hours/clock-words.ts';
import { findingsOf } from '../copy-findings.ts';

it.each([
  ['until half past nine in the evening', '9:30pm'],
  ['until half nine at night', '9:30pm'],
  ['from a quarter to eight in the morning', '7:45am'],
  ['by a quarter past six in the evening', '6:15pm'],
  ['until half past 9 in the evening', '9:30pm'],
  ['después de las siete y media de la noche', '7:30pm'],
  ['a las ocho menos cuarto de la mañana', '7:45am'],
  ['a la una y cuarto de la tarde', '1:15pm'],
  ['bis halb neun abends', '8:30pm'],
  ['bis Viertel nach acht abends', '8:15pm'],
  ['ab Viertel vor sieben morgens', '6:45am'],
  ['bis dreiviertel eins nachmittags', '12:45pm'],
])('%s is %s', (text, time) => {
  const { text: digits, whole } = inClockDigits(text);
  expect(digits.match(/\d.*/)?.[0]).toBe(time);
  const at = digits.search(/\d/);
  const words = text.slice(...whole([at, text.length]));
  expect(text.endsWith(words)).toBe(true);
  expect(words).toMatch(/half|quarter|media|cuarto|halb|viertel/i);
});

/** The business closes at 18:00, every day. */
const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'facts/typed-hours' });

it.each([
  ['We are open until half past nine in the evening.', 'en'],
  ['We close at half past five in the afternoon.', 'en'],
  ['Our office is open until a quarter past seven in the evening.', 'en'],
  [
    'We are here from {business.hours.regular.opens}, which suits a farm, until half past nine in the evening.',
    'en',
  ],
  ['Estamos de {business.hours.regular.opens} hasta las siete y media de la tarde.', 'es'],
  ['Wir sind von {business.hours.regular.opens} bis halb neun abends für Sie da.', 'de'],
  ['Abrimos hasta las siete y media de la tarde.', 'es'],
  ['Atendemos hasta las ocho menos cuarto de la noche.', 'es'],
  ['Wir sind bis halb neun abends für Sie da.', 'de'],
  ['Wir haben bis Viertel nach sieben abends geöffnet.', 'de'],
])('a closing time that is not ours is told: %s', (text, language) => {
  expect(told(text, language)).toHaveLength(1);
});

it.each([
  ['The bank is open until half past four in the afternoon.', 'en'],
  ['We leave half of the nine in the morning.', 'en'],
  ['On Fridays we are open until half past nine in the evening.', 'en'],
  ['From {business.address.locality} the drive takes until half past nine at night.', 'en'],
  ['El banco abre hasta las dos y media de la tarde.', 'es'],
  ['La misa es a las siete y media de la noche.', 'es'],
  ['Die Post hat bis halb sechs nachmittags geöffnet.', 'de'],
  ['Um halb neun abends ruft niemand mehr an.', 'de'],
])('that of others, or of a day, is not: %s', (text, language) => {
  expect(told(text, language)).toEqual([]);
});
