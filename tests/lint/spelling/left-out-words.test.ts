import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/spelling' });

it.each([
  ['en', 'Do not force yourself choose a tile on the first day.', 'choose'],
  ['en', 'They must never allow themselves sign a blank page.', 'sign'],
  ['en', 'We are able send the offer today.', 'send'],
  ['en', 'You are not supposed pay the crew in cash.', 'pay'],
  ['en', 'Settle it between the two you.', 'you'],
  ['en', 'There is room for the three us.', 'us'],
  ['en', 'One our roofers calls you back.', 'our'],
  ['en', 'The van stands in front your garage.', 'your'],
  ['en', 'We signed on behalf the owner.', 'the'],
  ['en', 'Clear the attic prior the visit.', 'the'],
  ['en', 'We look forward hearing from you.', 'hearing'],
  ['es', 'El agua entra a través la junta.', 'la'],
  ['es', 'Ponga pizarra en vez la teja.', 'la'],
  ['es', 'Llegamos dentro dos horas.', 'dos'],
  ['de', 'Um einen Termin vereinbaren, rufen Sie uns an.', 'vereinbaren'],
])('a sentence that lacks a little word is told, %s: %s', (language, text, word) => {
  expect(told(text, language)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  ['en', 'Those who trust themselves find the way, and so do you.'],
  ['en', 'Allow yourself rest. Give yourself time, take the train.'],
  ['en', 'People who are willing give their time. All that we are able, we do.'],
  ['en', 'Of the two you choose one. The three you see are slate.'],
  ['en', 'Some our own, some bought in. One of our roofers calls.'],
  ['en', 'In front the garden, behind it the barn. Prior to the visit, clear the attic.'],
  ['en', 'At the end the crew sweeps the yard.'],
  ['es', 'Acerca la silla. Al lado el bar, enfrente la iglesia.'],
  ['es', 'A través de la junta. En vez de la teja. Mire dentro dos veces.'],
  [
    'de',
    'Um einen Termin zu vereinbaren, rufen Sie an. Sie können einen Termin vereinbaren, wann Sie wollen.',
  ],
])('honest, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
