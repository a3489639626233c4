import { expect, it } from 'vitest';
import { ANY_FACT } from '../../cli/content/facts/facts.ts';
import { lawRewardedReview } from '../../cli/rules/copy/law-rewarded-review.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';

/** What the rule names in a text. */
function named(text: string, language: string): string[] {
  const file = copyFile('landing', language, { intro: text });
  return [...applyCopyRule(lawRewardedReview, file, ANY_FACT)].map(({ span = [0, 0] }) =>
    text.slice(...span),
  );
}

it.each([
  ['en', 'Leave us a five-star review on Google and the next bath is free.'],
  ['en', 'Write a review and get $10 off your next visit.'],
  ['en', 'Post a review on Yelp. We send you a gift card for a coffee.'],
  ['en', 'Don’t forget to leave a review and enter our raffle.'],
  ['en', 'A discount of 10% for every review on Google.'],
  ['de', 'Schreiben Sie uns eine Bewertung und Sie erhalten 10 % Rabatt.'],
  ['de', 'Für eine positive Google-Bewertung schenken wir Ihnen einen Gutschein.'],
  ['de', 'Gib uns fünf Sterne. Die nächste Stunde geht aufs Haus.'],
  ['es', 'Déjanos una reseña y te llevas un descuento.'],
  ['es', 'Por cada reseña en Google, un café gratis.'],
])('%s: %s', (language, text) => {
  expect(named(text, language)).toHaveLength(1);
});

it.each([
  ['en', 'Leave us a review and tell others how it was.'],
  ['en', 'We never give a discount for a review on Google.'],
  ['en', 'Nobody gets a discount for a review on Google.'],
  ['en', 'Write your name, and get a free quote. Read our reviews.'],
  ['en', 'We review your case for free.'],
  ['de', 'Niemand bekommt für eine Bewertung Geld oder einen Rabatt.'],
  ['de', 'Für eine Bewertung Ihres Hauses kommen wir vorbei.'],
  ['de', 'Schreiben Sie uns gern eine ehrliche Bewertung.'],
  ['es', 'Déjanos una reseña si te ha gustado.'],
  ['es', 'No regalamos nada por una reseña.'],
])('%s, right: %s', (language, text) => {
  expect(named(text, language)).toEqual([]);
});
