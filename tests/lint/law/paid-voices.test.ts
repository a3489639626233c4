import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, at: 'cta.quote', only: 'law/rewarded-review' });

it.each([
  ['en', 'Lovely boat. They knocked ten dollars off the rental for writing these lines.'],
  ['en', 'Great coffee, and I got a free muffin for leaving this review.'],
  ['en', 'In exchange for this review, we received a voucher.'],
  ['en', 'My second lesson was free because I left five stars.'],
  ['es', 'Muy amables, y nos hicieron un descuento por escribir esto.'],
  ['es', 'A cambio de esta reseña me regalaron una clase.'],
  ['es', 'Nos quitaron la limpieza de la cuenta por dejar cinco estrellas.'],
  ['de', 'Für diese Bewertung gab es einen Gutschein.'],
  ['de', 'Sehr nett, die Anfahrt wurde uns für diese Zeilen erlassen.'],
  ['de', 'Fünf Euro Nachlass für fünf Sterne, da sagt man gern Ja.'],
])('(%s) a review tells of its reward: %s', (language, text) => {
  expect(told(text, language)).toHaveLength(1);
});

it.each([
  ['en', 'Nobody gave me a discount for writing this.'],
  ['en', 'They took the old tiles off the roof, and I cannot thank them enough with this review.'],
  ['en', 'Free parking, kind people: I am glad to leave this review.'],
  ['en', 'I got a voucher for my birthday and used it here.'],
  ['en', 'He waived the fee since he could not help, so five stars from us.'],
  ['es', 'Dejo esta reseña porque el café era gratis y bueno.'],
  ['es', 'Me hicieron un descuento por ser vecina.'],
  ['es', 'Nadie me pagó por escribir esto.'],
  ['de', 'Diese Bewertung schreibe ich gern: kostenlos geparkt, freundlich bedient.'],
  ['de', 'Für den zweiten Hund gab es Rabatt.'],
  ['de', 'Für diese Bewertung habe ich nichts bekommen, auch keinen Gutschein.'],
])('(%s) says nothing of a reward for itself: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
