import { expect, test } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

/** The times that are told of a business that is open from eight to six. */
const told = (text: string, language: string, at: string) =>
  findingsOf(text, { language, at, only: 'facts/typed-hours' });

test.each([
  ['en', 'It blew a gale, and from 8 am the phone did not stop.'],
  ['en', 'From 8 in the morning the phones rang, and by noon we had nine trees down.'],
  ['en', 'That Monday we were on the roof until 6 pm and found nothing.'],
  ['en', 'On Saturday we ride round the lake, until 6 pm the kitchen of the hotel is ours.'],
  ['de', 'Es stürmte, und ab 8 Uhr stand das Telefon nicht mehr still.'],
  ['de', 'Wir waren an jenem Montag bis 18 Uhr auf dem Dach und fanden nichts.'],
  ['de', 'Am Samstag radeln wir um den See, ab 8 Uhr stehen alle in der Küche des Hotels.'],
  ['es', 'Soplaba fuerte, y desde las 8 de la mañana el teléfono de la oficina no sonó más.'],
])('happened once, or is what others do, in %s: %s', (language, text) => {
  for (const at of ['body', 'note.text']) expect(told(text, language, at), at).toEqual([]);
});

test.each([
  ['en', 'Booked with us by phone from 8 am on our last open day before.'],
  ['de', 'Einzelkarten gibt es bei uns telefonisch ab 8 Uhr am letzten offenen Tag davor.'],
])('is of the day before something, in %s: %s', (language, text) => {
  for (const at of ['body', 'note.text']) expect(told(text, language, at), at).toEqual([]);
});

test.each([
  ['en', 'In 2009 we were in another street, and from 8 am you can reach us here.', '8 am'],
  ['en', 'The phone is answered from 8 am.', '8 am'],
  ['en', 'We bake all night, from 8 am we are in the shop.', '8 am'],
  ['de', 'Früher war hier ein Kino, und ab 8 Uhr erreichen Sie uns am Telefon.', '8'],
  ['de', 'Kommen Sie vorbei, bis 18 Uhr ist jemand da.', '18'],
  ['de', 'Wir machen alles selbst, bis 18 Uhr erreichen Sie uns.', '18'],
  ['es', 'Fue un cine; hoy estamos aquí hasta las 6 de la tarde.', '6 de la tarde'],
])('is still that of the business, in %s: %s', (language, text, time) => {
  for (const at of ['body', 'note.text'])
    expect(told(text, language, at), at).toEqual([`facts/typed-hours: ${time}`]);
});
