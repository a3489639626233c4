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
  ['en', 'Leave us a five-star review on Google, and we take ten percent off your next move.'],
  ['en', 'If you review us on Google, the next wash is half price.'],
  ['en', 'Everyone who reviews us on Google gets a free coffee.'],
  ['en', 'When you leave us a review, we knock £5 off your next sweep.'],
  ['en', 'A free valet for everyone who rates us on Google.'],
  ['en', 'Rate us on Trustpilot and you are entered into the monthly draw.'],
  ['en', 'Ten percent off your next visit if you leave us a review.'],
  ['en', 'Every review earns you a free drink.'],
  ['en', 'Give us five stars on Google and we clean your filter free of charge.'],
  ['en', 'Write us a review on Google. As a thank-you, you get a voucher worth £10.'],
  ['en', 'Want a discount on your next visit? Leave us a review.'],
  ['en', 'Why not leave us a review and get $10 off?'],
  ['en', 'Reviewing us on Google puts you in the raffle for a weekend.'],
  ['de', 'Wer uns bei Google bewertet, bekommt eine Wärmeanwendung gratis dazu.'],
  ['de', 'Bewerten Sie uns bei Google und sichern Sie sich 10 % Rabatt.'],
  ['de', 'Wenn Sie uns auf Google mit fünf Sternen bewerten, schenken wir Ihnen eine Stunde.'],
  ['de', 'Gratis Kaffee für alle, die uns bei Google bewerten.'],
  ['de', 'Wer eine Bewertung schreibt, nimmt an der Verlosung teil.'],
  ['de', 'Jede Google-Bewertung belohnen wir mit fünf Euro Nachlass.'],
  ['de', 'Für Ihre Rezension erhalten Sie einen Gutschein über 5 Euro.'],
  ['de', 'Bewerte uns bei Google. Dafür bekommst du die nächste Stunde geschenkt.'],
  ['de', 'Ein Gutschein wartet auf Sie, wenn Sie uns bewerten.'],
  ['de', 'Unter allen, die uns bei Google bewerten, verlosen wir ein Fahrrad.'],
  ['es', 'Déjanos cinco estrellas y te regalamos una luz.'],
  ['es', 'Si nos dejas una reseña en Google, te llevas un descuento.'],
  ['es', 'Te regalamos un café si nos valoras en Google.'],
  ['es', 'Valóranos en Google y participas en el sorteo de una bici.'],
  ['es', 'Quien nos deje una opinión tiene la revisión gratis.'],
  ['es', 'Un café gratis por tu reseña.'],
  ['es', 'Cuando nos valores en Google te descontamos 5 €.'],
  ['es', 'Por cada valoración en Google te damos un vale de 10 €.'],
  ['es', '¿Quieres un descuento? Déjanos una reseña.'],
  ['es', 'Escríbenos una reseña en Google. A cambio te hacemos un 10 % de descuento.'],
  [
    'en',
    '- **Reviews:** leave us five stars on Google, and we take {credits.referral} off your next visit.',
  ],
  ['en', 'Review us on Google, and {business.name} gives you {offers.review} off.'],
  ['en', 'Rate {business.name} with five stars, write a review, and we knock {prices.oven} off.'],
  ['en', 'Leave us a review and get {credits.referral} towards your next clean.'],
  ['de', 'Bewerten Sie uns bei Google, und {business.name} zieht Ihnen {credits.bewertung} ab.'],
  ['de', 'Wer uns bei Google bewertet, bekommt {fees.bonus} gutgeschrieben.'],
  ['es', 'Déjanos cinco estrellas en Google y tendrás {fees.bono} de descuento.'],
  ['es', 'Si nos valoras en Google, {business.name} te descuenta {fees.bono}.'],
])('%s: %s', (language, text) => {
  expect(named(text, language)).toHaveLength(1);
});

it.each([
  ['en', 'Leave us a review and tell others how it was.'],
  ['en', 'Leave us a review at {business.name}, or call {business.phone}.'],
  ['en', 'Leave us a review. The first clean is {prices.first} and takes {times.first}.'],
  ['de', 'Bewerten Sie {business.name} bei Google. Die Stunde kostet {fees.stunde}.'],
  ['es', 'Déjanos una reseña en Google o llama a {business.phone}.'],
  ['en', 'We never give a discount for a review on Google.'],
  ['en', 'Nobody gets a discount for a review on Google.'],
  ['en', 'Write your name, and get a free quote. Read our reviews.'],
  ['en', 'We review your case for free.'],
  ['de', 'Niemand bekommt für eine Bewertung Geld oder einen Rabatt.'],
  ['de', 'Für eine Bewertung Ihres Hauses kommen wir vorbei.'],
  ['de', 'Schreiben Sie uns gern eine ehrliche Bewertung.'],
  ['es', 'Déjanos una reseña si te ha gustado.'],
  ['es', 'No regalamos nada por una reseña.'],
  ['en', 'Reviews are not rewarded: we give no discount for five stars.'],
  ['en', 'Thank you for every review on Google; they bring us more than any discount.'],
  ['en', 'Do I get a discount for a review? No, we ask for honest ones.'],
  ['en', 'Leave us a review if you like, or get a free quote.'],
  ['en', 'Feel free to leave us a review.'],
  ['en', 'Our customers rate us 4.9 out of 5, and the first survey is free.'],
  ['en', 'For a review of your policy you get a free hour with us.'],
  ['en', 'Some shops give you a free drink for a review. We never do.'],
  ['en', 'Get a free quote, and leave us a review when the work is done.'],
  ['en', 'Recommend us to a friend, and you both get £20 off.'],
  [
    'en',
    'If you were happy, review us on Google; if not, call us, and we put it right free of charge.',
  ],
  ['de', 'Bewerten Sie uns gern bei Google.'],
  ['de', 'Für eine Bewertung Ihres Hauses kommen wir kostenlos vorbei.'],
  ['de', 'Bekomme ich Rabatt, wenn ich Sie bewerte? Nein.'],
  ['de', 'Für Bewertungen gibt es bei uns weder Rabatt noch Gutscheine.'],
  ['de', 'Wer uns bei Google bewertet, hilft anderen bei der Wahl.'],
  ['de', '200 Gäste haben uns bei Google bewertet. Der erste Termin ist kostenlos.'],
  ['de', 'Die Bewertung Ihrer Immobilie ist kostenlos, und Sie erhalten sie in zwei Tagen.'],
  ['de', 'Empfehlen Sie uns weiter, und Sie erhalten 20 Euro Rabatt.'],
  ['es', 'Gracias por cada reseña: nos ayudan a mejorar.'],
  ['es', 'Nuestros clientes nos valoran con 4,8 en Google.'],
  ['es', 'La primera valoración es gratis y tiene una hora.'],
  ['es', 'No damos descuentos por reseñas.'],
  ['es', '¿Hay descuento si dejo una reseña? No.'],
  ['es', 'Si nos dejas una opinión, cuéntanos qué podemos mejorar.'],
  ['es', 'Trae a un amigo y te llevas un 10 % de descuento.'],
])('%s, right: %s', (language, text) => {
  expect(named(text, language)).toEqual([]);
});
