import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { valueAt } from '../../../cli/content/value-path.ts';
import { lawConsumerRights } from '../../../cli/rules/copy/law-consumer-rights.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

/** What the rule names in a value of a business in a country. */
function namedIn(raw: object, language: string, country: string): string[] {
  const known: Readonly<Record<string, string>> = {
    'business.address.country': country,
    'terms.short': '7',
    'terms.right': '14',
    'gifts.months': '12',
  };
  const facts = { get: (name: string) => known[name], names: [] } as unknown as Facts;
  const file = copyFile('page', language, raw);
  return [...applyCopyRule(lawConsumerRights, file, facts)].map(({ path, span = [0, 0] }) =>
    String(valueAt(raw, path)).slice(...span),
  );
}

function named(text: string, language: string, country: string): string[] {
  return namedIn({ intro: text }, language, country);
}

describe('a period that takes from consumers what the law gives them', () => {
  it.each([
    [
      'de',
      'DE',
      'Sie können den Vertrag binnen 7 Tagen ohne Angabe von Gründen widerrufen.',
      '7 Tagen',
    ],
    ['de', 'AT', 'Die Widerrufsfrist beträgt sieben Tage ab Erhalt der Ware.', 'sieben Tage'],
    ['de', 'DE', 'Ihr Widerrufsrecht gilt nur eine Woche.', 'eine Woche'],
    ['de', 'DE', 'Sie haben ein 7-tägiges Widerrufsrecht.', '7-tägiges'],
    ['de', 'DE', 'Wir bieten ein 7-Tage-Widerrufsrecht.', '7-Tage'],
    ['de', 'DE', 'Widerrufsfrist: 10 Tage.', '10 Tage'],
    ['de', 'DE', 'Ein Widerruf ist innerhalb von 48 Stunden möglich.', '48 Stunden'],
    ['de', 'DE', 'Sie können binnen {terms.short} Tagen widerrufen.', '{terms.short} Tagen'],
    [
      'de',
      'DE',
      'Sie können den Vertrag mit {business.name} binnen 7 Tagen widerrufen.',
      '7 Tagen',
    ],
    ['de', 'DE', 'Nach Ablauf von sieben Tagen erlischt das Widerrufsrecht.', 'sieben Tagen'],
    ['de', 'DE', 'Die Verträge verlängern sich automatisch um zwölf Monate.', 'zwölf Monate'],
    [
      'de',
      'DE',
      'Das Abo läuft aus; wird es nicht gekündigt, läuft es ein weiteres Jahr.',
      'ein weiteres Jahr',
    ],
    ['de', 'DE', 'Es folgt eine Verlängerung des Vertrags um ein Jahr.', 'ein Jahr'],
    ['de', 'DE', 'Die Gewährleistung beträgt bei Neuware 12 Monate.', '12 Monate'],
    [
      'es',
      'ES',
      'El derecho de desistimiento puede ejercerse en un plazo de siete días.',
      'siete días',
    ],
    ['es', 'ES', 'Tienes derecho a desistir de la compra en un plazo de 7 días.', '7 días'],
    ['en', 'GB', 'You have seven days from delivery to cancel.', 'seven days'],
    ['en', 'GB', 'Orders placed online can be cancelled within 7 days.', '7 days'],
    [
      'en',
      'GB',
      'If you buy online, you can cancel within 7 days of receiving your order.',
      '7 days',
    ],
    ['en', 'GB', 'If something is faulty, you have 14 days to return it for a refund.', '14 days'],
    ['en', 'US', 'You have 24 hours to cancel after signing in your home.', '24 hours'],
    [
      'en',
      'US',
      'Once you sign at your kitchen table, you have one day to change your mind.',
      'one day',
    ],
    ['en', 'US', 'All gift cards have a one-year expiration.', 'one-year'],
    ['en', 'US', 'Gift cards: valid for 1 year', '1 year'],
    ['es', 'ES', 'Tiene 7 días naturales para desistir del contrato.', '7 días naturales'],
    ['es', 'ES', 'El plazo de desistimiento es de siete días.', 'siete días'],
    ['es', 'ES', 'Puedes desistir de la compra en los 10 días siguientes a la entrega.', ''],
    ['es', 'ES', 'El derecho de desistimiento dura una semana.', 'una semana'],
    ['es', 'ES', 'Dispones de diez días para ejercer tu derecho de desistimiento.', 'diez días'],
    ['en', 'GB', 'You can cancel your order within 7 days of delivery.', '7 days'],
    ['en', 'GB', 'There is a seven-day cooling-off period.', 'seven-day'],
    ['en', 'GB', 'Your cooling-off period is 7 days from the day you sign.', '7 days'],
    ['en', 'GB', 'You have the right to cancel this contract within ten days.', 'ten days'],
    ['en', 'IE', 'You have 7 days to cancel an online order.', '7 days'],
    ['en', 'DE', 'You can withdraw from the contract within 7 days of receipt.', '7 days'],
    ['en', 'US', 'You may cancel a contract signed at your home within 24 hours.', '24 hours'],
    ['en', 'US', 'The cooling-off period is one business day.', 'one business day'],
    ['en', 'US', 'A roof sold at your door can be cancelled for two days.', 'two days'],
    ['en', 'US', 'You can cancel within 48 hours of signing.', '48 hours'],
    ['es', 'US', 'Tiene 24 horas para cancelar un contrato firmado en su casa.', '24 horas'],
    ['en', 'US', 'Gift cards expire one year after purchase.', ''],
    ['en', 'US', 'Our gift certificates are valid for 12 months.', '12 months'],
    ['en', 'US', 'A gift card is good for {gifts.months} months.', '{gifts.months} months'],
    ['en', 'US', 'Please redeem your gift certificate within two years.', 'two years'],
    ['en', 'US', 'Gift cards must be used within six months.', 'six months'],
    ['es', 'US', 'Las tarjetas de regalo caducan a los doce meses.', 'doce meses'],
    ['de', 'DE', 'Auf alle Neuwaren gilt: Die Gewährleistung beträgt ein Jahr.', 'ein Jahr'],
    ['de', 'DE', 'Auf unsere Möbel geben wir 12 Monate Gewährleistung.', '12 Monate'],
    ['de', 'AT', 'Die gesetzliche Gewährleistung beträgt sechs Monate.', 'sechs Monate'],
    ['de', 'DE', 'Mängelansprüche verjähren nach 12 Monaten.', '12 Monaten'],
    ['de', 'DE', 'Gewährleistungsfrist: 1 Jahr', '1 Jahr'],
    ['es', 'ES', 'Todos los productos tienen dos años de garantía legal.', 'dos años'],
    ['es', 'ES', 'La garantía legal es de 2 años.', '2 años'],
    ['es', 'ES', 'La garantía legal de nuestros muebles dura un año.', 'un año'],
    ['en', 'ES', 'Everything has the two-year legal guarantee.', 'two-year'],
    ['en', 'GB', 'Faulty goods must be returned within 14 days.', '14 days'],
    ['en', 'GB', 'You have 7 days to reject faulty goods.', '7 days'],
    ['en', 'GB', 'You can return a faulty item within two weeks for a full refund.', 'two weeks'],
    ['en', 'GB', 'Your right to reject ends after 14 days.', '14 days'],
    ['de', 'DE', 'Der Vertrag verlängert sich automatisch um ein weiteres Jahr.', ''],
    ['de', 'DE', 'Die Mitgliedschaft verlängert sich stillschweigend um 12 Monate.', '12 Monate'],
    [
      'de',
      'DE',
      'Das Abo verlängert sich um jeweils sechs Monate, wenn Sie nicht kündigen.',
      'sechs Monate',
    ],
    ['de', 'DE', 'Wird nicht gekündigt, verlängert sich das Abo um ein Jahr.', 'ein Jahr'],
    [
      'de',
      'DE',
      'Der Kurs dauert ein Jahr. Danach verlängert er sich um weitere 6 Monate.',
      '6 Monate',
    ],
    ['de', 'DE', 'Ohne Kündigung wird der Kurs um drei Monate verlängert.', ''],
    [
      'de',
      'DE',
      'Der Vertrag ist mit einer Frist von drei Monaten zum Ende der Laufzeit kündbar.',
      'drei Monaten',
    ],
    ['de', 'DE', 'Die Mindestlaufzeit beträgt 36 Monate.', '36 Monate'],
  ])('%s in %s: %s', (language, country, text, period) => {
    const found = named(text, language, country);
    expect(found).toHaveLength(1);
    if (period !== '') expect(found).toEqual([period]);
  });

  it('is told in the answer to a question for it', () => {
    const answer = (question: string, answer: string) => ({ items: [{ question, answer }] });
    const found = [
      namedIn(answer('Wie lange kann ich widerrufen?', 'Sieben Tage ab Erhalt.'), 'de', 'DE'),
      namedIn(answer('How long is a gift card good?', 'One year from purchase.'), 'en', 'US'),
      namedIn(answer('¿Hasta cuándo puedo desistir?', 'Tiene 7 días.'), 'es', 'ES'),
    ];
    expect(found).toEqual([['Sieben Tage'], ['One year'], ['7 días']]);
  });

  it.each([
    [
      'en',
      'Buy one.\n\n:::note[Gift certificates]\nA certificate expires after 12 months.\n:::',
      '12 months',
    ],
    ['en', '## Gift cards\n\nGive any amount. It is valid for one year.', 'one year'],
    ['en', '### How long is a gift certificate good?\n\nCertificates last two years.', 'two years'],
    ['en', '## Gift vouchers\n\nValid for 6 months from the day of purchase.', '6 months'],
    ['en', '## Gift cards\n\nA card must be used within 18 months.', '18 months'],
    [
      'es',
      'Hay más.\n\n:::note[Tarjetas regalo]\nUna tarjeta caduca a los 12 meses.\n:::',
      '12 meses',
    ],
    ['es', '## Certificados de regalo\n\nSon válidos durante un año.', 'un año'],
  ])('is told below a heading that names its subject, %s: %s', (language, body, period) => {
    expect(namedIn({ text: { body } }, language, 'US')).toEqual([period]);
  });

  it('is told below the title of its entry', () => {
    const entry = (title: string) => ({ cards: [{ title, text: 'It is valid for one year.' }] });
    expect(namedIn(entry('Gift certificates'), 'en', 'US')).toEqual(['one year']);
    expect(namedIn(entry('Class passes'), 'en', 'US')).toEqual([]);
  });

  it.each([
    ['en', '## Gift cards\n\nGive any amount.\n\n## Passes\n\nIt is valid for one year.'],
    [
      'en',
      'Buy one.\n\n:::note[Gift certificates]\nThey never expire.\n:::\n\nAn offer is valid for one month.',
    ],
    ['en', '## Gift certificates\n\nA certificate does not expire after one year, nor ever.'],
    ['en', '## Gift certificates\n\nIt is valid for five years.'],
    ['en', '## Gift certificates\n\nA paper certificate is valid for one year.'],
    ['en', '## Gift certificates\n\nIt is good for one hour of lessons.'],
    ['es', '## Tarjetas regalo\n\nUna tarjeta no caduca nunca. Un presupuesto vale un mes.'],
  ])('is that of something else, or none, %s: %s', (language, body) => {
    expect(namedIn({ text: { body } }, language, 'US')).toEqual([]);
  });

  it('is told across the lines of a body, and in bold type', () => {
    const body =
      '## Widerruf\n\nSie haben das Recht, binnen\n**7 Tagen** zu widerrufen. Sie können binnen **sieben\nTagen** widerrufen.';
    expect(namedIn({ text: { body } }, 'de', 'DE')).toEqual(['7 Tagen']);
  });
});

describe('a period that the law allows', () => {
  it.each([
    ['de', 'DE', 'Sie können den Vertrag binnen vierzehn Tagen widerrufen.'],
    ['de', 'DE', 'Die Widerrufsfrist beträgt 14 Tage ab dem Tag des Vertragsschlusses.'],
    ['de', 'DE', 'Wir geben Ihnen 30 Tage Widerrufsrecht.'],
    ['de', 'DE', 'Sie können binnen {terms.right} Tagen widerrufen.'],
    ['de', 'DE', 'Nach dem Widerruf erstatten wir alles binnen 7 Tagen.'],
    ['de', 'DE', 'Wenn Sie widerrufen, senden Sie die Ware binnen 7 Tagen zurück.'],
    ['de', 'DE', 'Der gerichtliche Vergleich kann binnen einer Woche widerrufen werden.'],
    ['de', 'DE', 'Bis 2014 betrug die Widerrufsfrist in manchen Fällen sieben Tage.'],
    ['de', 'DE', 'Eine Widerrufsfrist von 7 Tagen ist unwirksam.'],
    ['de', 'DE', 'Beträgt die Widerrufsfrist sieben Tage?'],
    ['de', 'US', 'Die Widerrufsfrist beträgt sieben Tage.'],
    ['de', 'DE', 'Ihre Einwilligung können Sie binnen 3 Tagen widerrufen, oder später.'],
    ['de', 'DE', 'Auf gebrauchte Räder geben wir 12 Monate Gewährleistung.'],
    ['de', 'DE', 'Zwei Jahre Gewährleistung und ein Jahr Garantie auf den Lack.'],
    ['de', 'DE', 'Fünf Jahre Gewährleistung auf die Arbeiten.'],
    ['de', 'DE', 'Ein Jahr Garantie auf jede Naht, zusätzlich zur Gewährleistung.'],
    [
      'de',
      'DE',
      'Im ersten Jahr der Gewährleistung wird vermutet, dass der Fehler von Anfang an da war.',
    ],
    ['de', 'DE', 'Mängel melden Sie bitte innerhalb von 14 Tagen.'],
    ['de', 'DE', 'Gewährleistung für Unternehmen: ein Jahr.'],
    [
      'de',
      'DE',
      'Danach verlängert sich der Vertrag auf unbestimmte Zeit und ist mit einem Monat Frist kündbar.',
    ],
    ['de', 'DE', 'Die Mitgliedschaft verlängert sich um jeweils einen Monat.'],
    ['de', 'DE', 'Der Kurs verlängert sich nicht um ein Jahr, sondern endet von selbst.'],
    ['de', 'DE', 'Der Mietvertrag verlängert sich um ein Jahr.'],
    ['de', 'DE', 'Der Mietvertrag läuft ein Jahr. Er verlängert sich um ein Jahr.'],
    ['de', 'DE', 'Der Vertrag endet. Der Führerschein verlängert sich um fünf Jahre.'],
    ['de', 'DE', 'Die Frist verlängert sich um drei Monate.'],
    ['de', 'DE', 'Die Mitgliedschaft im Verein verlängert sich um ein Jahr.'],
    ['de', 'DE', 'Die Garantie verlängert sich um zwei Jahre, wenn Sie das Gerät anmelden.'],
    ['de', 'DE', 'Kündigen können Sie mit einer Frist von einem Monat zum Ende der Laufzeit.'],
    ['de', 'DE', 'Die Mindestlaufzeit beträgt 12 Monate.'],
    ['de', 'DE', 'Der Mietvertrag hat eine Mindestlaufzeit von 36 Monaten.'],
    ['de', 'AT', 'Der Vertrag verlängert sich automatisch um ein weiteres Jahr.'],
    ['de', 'DE', 'Auf Wunsch verlängern wir Ihren Kurs um drei Monate.'],
    ['es', 'ES', 'Tiene catorce días naturales para desistir.'],
    ['es', 'ES', 'El plazo de desistimiento es de 30 días.'],
    ['es', 'ES', 'En dos días recibe el contrato, del que puede desistir.'],
    ['de', 'DE', 'Nach sieben Tagen erinnern wir Sie an Ihr Widerrufsrecht.'],
    ['de', 'DE', 'Wir verlängern Ihren Vertrag gern um ein Jahr, wenn Sie es wünschen.'],
    ['de', 'DE', 'Die Gewährleistung gilt auch nach einem Jahr noch.'],
    ['en', 'US', 'If a gift card is lost within one year, we replace it.'],
    ['en', 'GB', 'You can cancel your order within 24 hours of placing it before it is packed.'],
    ['es', 'ES', 'Si desiste, le devolvemos el dinero en siete días.'],
    ['es', 'ES', 'La garantía legal es de tres años.'],
    ['es', 'ES', 'La garantía legal de los muebles de segunda mano es de un año.'],
    ['es', 'ES', 'Además de la garantía legal, damos una garantía comercial de dos años.'],
    ['es', 'ES', 'Las reparaciones tienen una garantía legal de tres meses.'],
    ['es', 'ES', 'Antes de 2022, la garantía legal era de dos años.'],
    ['es', 'MX', 'La garantía legal es de 2 años.'],
    ['es', 'US', 'Las tarjetas de regalo no caducan.'],
    ['en', 'GB', 'You can cancel your order within 14 days of delivery.'],
    ['en', 'GB', 'You can cancel your lesson within 48 hours of booking.'],
    ['en', 'GB', 'We refund you within 7 days of a cancelled order.'],
    ['en', 'GB', 'Your cooling-off period is 14 days, and we refund you within 7 days.'],
    ['en', 'GB', 'The cooling-off period used to be seven working days.'],
    ['en', 'GB', 'Faulty goods can be returned within 30 days for a full refund.'],
    ['en', 'GB', 'Faulty items are repaired or replaced within 7 days.'],
    ['en', 'GB', 'Flowers that arrive faulty can be returned within 2 days.'],
    ['en', 'GB', 'Unwanted goods can be returned within 14 days.'],
    ['en', 'US', 'You can cancel within three business days of signing.'],
    ['en', 'US', 'You can cancel your cleaning visit within 24 hours of booking.'],
    ['en', 'US', 'The cooling-off period is three days.'],
    [
      'en',
      'US',
      'There is no cooling-off period of a day or two for cars that you buy at a dealership.',
    ],
    ['en', 'US', 'Gift cards never expire.'],
    ['en', 'US', 'Paper gift certificates are valid for two years.'],
    ['en', 'US', 'Gift certificates are valid for five years.'],
    ['en', 'US', 'An unused gift card can be returned within 30 days.'],
    ['en', 'US', 'The free gift card of the raffle is valid for 90 days.'],
    ['en', 'US', 'A gift card is sent within one day, and it is good for any visit.'],
    ['en', 'GB', 'Gift vouchers are valid for 12 months.'],
    ['en', 'US', 'The workmanship warranty is two years.'],
    ['en', 'ES', 'On top of the legal guarantee, we give two years.'],
  ])('%s in %s: %s', (language, country, text) => {
    expect(named(text, language, country)).toEqual([]);
  });
});
