import { describe, expect, test } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

/** Facts of a boat yard that holds courses. */
const OWN = factsWith({
  fleet: { boats: 5, boatFeet: 32, zelteMeter: 12 },
  terms: { payDays: 14, claimDays: 30, recleanDays: 7 },
  plazos: { pagoDias: 15 },
  fristen: { zahlungTage: 14 },
  kurs: { minuten: 60 },
  game: { minutes: 60 },
  juego: { minutos: 60 },
  cover: { liability: '£5 million' },
});

const told = (raw: object, language = 'en') =>
  findingsIn(raw, { language, facts: OWN }).filter((found) => /contradiction|figure/.test(found));

describe('a size of anything', () => {
  test.each([
    ['Moor where the boat has 7 feet deep under it.'],
    ['Leave a gap of 40 feet for boat and trailer.'],
    ['Leave room for 50 feet of boat and trailer.'],
    ['Hired boats of 32 feet need a licence on some canals.'],
    ['Any boat of 20 feet turns in this basin.'],
  ])('is not that of the business: %s', (text) => {
    expect(told({ text })).toEqual([]);
  });

  test.each([
    ['Our boat is 28 feet long.', 'facts/contradiction: 28'],
    ['All boats are 28 feet long.', 'facts/contradiction: 28'],
    ['We meet you with a boat of 28 feet.', 'facts/contradiction: 28'],
    ['The boat is 32 feet long and has a kitchen.', 'facts/typed-figure: 32'],
  ])('is that of the business: %s', (text, finding) => {
    expect(told({ text })).toEqual([finding]);
  });
});

describe('a limit of others', () => {
  test.each([
    ['en', 'Town councils usually pay us after 30 days.'],
    ['en', 'The insurer must pay within 30 days.'],
    ['en', 'The carrier has to answer a claim within 30 days.'],
    ['en', 'The law gives a seller 30 days to answer a claim.'],
    ['en', 'The law asks for at least £5 million from anybody with staff.'],
    ['en', 'We refund what you have paid within 14 days of your letter.'],
    ['en', 'The officer came on Monday and left a demand for payment with 21 days.'],
    ['en', 'The council gave the owner 21 days to pay.'],
    ['de', 'Das Veterinäramt setzte ihm für die Zahlung eine Frist von 21 Tagen.'],
    ['es', 'La inspección dio al dueño 20 días para el pago.'],
    ['de', 'Gemeinden zahlen uns meist erst nach 30 Tagen Zahlungsziel.'],
    ['de', 'Wir erstatten die Zahlung innerhalb von 14 Tagen.'],
    ['de', 'Das Gesetz gibt bei der Zahlung 30 Tage Zeit.'],
    ['es', 'Los ayuntamientos suelen pagarnos el pago a los 30 días.'],
    ['es', 'La ley da 30 días para el pago.'],
  ])('%s: is none of the business: %s', (language, text) => {
    expect(told({ text }, language)).toEqual([]);
  });

  test.each([
    ['en', 'Please pay within 21 days.', 'facts/contradiction: 21'],
    ['en', 'Customers must pay within 21 days.', 'facts/contradiction: 21'],
    ['en', 'The council gave us a grant: pay within 21 days.', 'facts/contradiction: 21'],
    [
      'de',
      'Das Amt gibt Ihnen Geld, die Zahlung ist in 21 Tagen fällig.',
      'facts/contradiction: 21',
    ],
    ['en', 'Our liability cover is £5 million.', 'facts/typed-figure: £5 million'],
    [
      'en',
      'The law gives you longer, but we ask you to pay within 21 days.',
      'facts/contradiction: 21',
    ],
    ['de', 'Die Zahlung ist in 21 Tagen fällig.', 'facts/contradiction: 21'],
    ['es', 'El pago se hace en 20 días.', 'facts/contradiction: 20'],
  ])('%s: is that of the business: %s', (language, text, finding) => {
    expect(told({ text }, language)).toEqual([finding]);
  });
});

describe('a time before something', () => {
  test.each([
    ['de', 'Wir sind 60 Minuten vorher da und bauen für den Kurs auf.'],
    ['en', 'We are there 60 minutes before the game.'],
    ['es', 'Llegamos 60 minutos antes del juego.'],
  ])('%s: is not how long that lasts: %s', (language, text) => {
    expect(told({ text }, language)).toEqual([]);
  });

  test.each([
    ['de', 'Der Kurs dauert 60 Minuten.', 'facts/typed-figure: 60'],
    ['en', 'The game lasts 45 minutes.', 'facts/contradiction: 45'],
    ['es', 'El juego dura 45 minutos.', 'facts/contradiction: 45'],
  ])('%s: is how long it lasts: %s', (language, text, finding) => {
    expect(told({ text }, language)).toEqual([finding]);
  });
});

describe('a time in an article on what readers do themselves', () => {
  const page = (title: string, text: string, subject = 'article') => ({
    name: title,
    subject,
    seo: { title },
    note: { text },
  });

  test.each([
    ['en', page('A treasure hunt at home', 'The game takes 40 minutes.')],
    ['de', page('Anleitung: ein Kurs für den Garten', 'Der Kurs dauert so 40 Minuten.')],
    ['es', page('Un juego de pistas en casa', 'El juego dura 40 minutos.')],
  ])('%s: is theirs: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  test.each([
    ['en', page('A treasure hunt at home', 'Here the game takes 40 minutes.')],
    ['en', page('A treasure hunt at home', 'The game takes 40 minutes.', 'service')],
    ['en', page('A treasure hunt in town', 'The game takes 40 minutes.')],
    ['de', page('Anleitung: ein Kurs für den Garten', 'Bei uns dauert der Kurs 40 Minuten.')],
    ['es', page('Un juego de pistas en casa', 'Nuestro juego dura 40 minutos.')],
  ])('%s: is that of the business: %j', (language, raw) => {
    expect(told(raw, language)).toEqual(['facts/contradiction: 40']);
  });
});
