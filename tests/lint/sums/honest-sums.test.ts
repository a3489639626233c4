import { describe, expect, it, test } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const facts = factsWith({ fees: { polish: 40, guard: 110, checkup: 60, session: 85 } });

/** The sums that are told in an answer, and in the body of a page. */
function sums(text: string, language = 'en', at = 'questions.items.answer') {
  return findingsOf(text, { facts, language, at }).filter((told) => told.includes('amount'));
}

describe('wages in the advertisement of a job', () => {
  const page = (headline: string, period: string, ask: string) => ({
    hero: { headline, subheadline: ask },
    guide: { credentials: [{ stat: '€19–€23', description: period }] },
    pricing: {
      heading: 'Pay and holidays',
      items: [{ title: 'In your first year', price: '€40', period, includes: ['30 days off'] }],
    },
  });

  it.each([
    ['Job: carpenter, full time', 'an hour', 'Send us your CV by May.'],
    ['Stellenangebot: Tischlerin', 'pro Stunde', 'Bewirb dich mit Lebenslauf.'],
    ['Oferta de empleo: carpintera', 'por hora', 'Envíanos tu currículum.'],
  ])('are no prices: %s', (headline, period, ask) => {
    expect(
      findingsIn(page(headline, period, ask), { facts }).filter((told) => told.includes('amount')),
    ).toEqual([]);
  });

  it('but prices are, of whoever does small jobs', () => {
    const raw = page('Small jobs around the house', 'an hour', 'Two shelves, one lamp.');
    expect(findingsIn(raw, { facts })).toEqual(['facts/typed-amount: €40']);
  });
});

describe('what visitors earn, owe or have', () => {
  it.each([
    ['en', 'If you owe up to €12,000, you can pay in parts, and we fill in the form with you.'],
    ['en', 'Anyone who earns less than €500 a month pays nothing, and we apply for that.'],
    ['en', 'If your income is under €9,000, we look into it.'],
    ['en', 'We charge for the way whether the bill is for forty euros or four thousand.'],
    ['de', 'Der Weg kostet gleich viel, ob die Rechnung über 40 Euro oder 4000 geht.'],
    ['de', 'Wenn Sie mehr als 600 Euro im Jahr verdienen, melden wir das für Sie an.'],
    ['de', 'Ihr Einkommen liegt unter 9000 Euro, und wir rechnen den Rest aus.'],
    ['es', 'Si ingresas menos de 900 euros al año, te hacemos la declaración en un rato.'],
    ['es', 'Tus ingresos son de 900 euros y vendemos tu cosecha aparte.'],
  ])('%s: %s', (language, text) => {
    expect(sums(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'I only earned €700 with my stall. Do I have to tell anybody?'],
    ['de', 'Ich verdiene nur 700 Euro mit dem Stand. Muss ich das angeben?'],
    ['es', 'Solo gané 700 euros con mi puesto. ¿Tengo que declararlo?'],
  ])('%s: %s', (language, text) => {
    expect(sums(text, language, 'questions.items.question')).toEqual([]);
  });

  it.each([
    ['en', 'If you come on a Sunday, we charge €50.', '€50'],
    ['en', 'If you have two dogs, we charge €70 for both.', '€70'],
    ['de', 'Wenn Sie sonntags kommen, kostet es bei uns 50 Euro.', '50 Euro'],
    ['es', 'Si vienes en domingo, cobramos 50 euros.', '50 euros'],
  ])('but %s: %s', (language, text, sum) => {
    expect(sums(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

describe('limits and what others take', () => {
  it.each([
    ['en', 'A session is {fees.session}, and you can pay in three parts for any bill over €250.'],
    ['de', 'Einen Kostenvoranschlag schreiben wir ab 150 Euro von uns aus.'],
    ['de', 'Ab einem Betrag von 300 Euro schicken wir die Rechnung per Post.'],
    ['de', 'Der Kurs kostet 55 Euro, die Sie vor Ort an die Malteser zahlen.'],
    ['en', 'The session costs €55 per person, which you pay to the Samaritans on the day.'],
    ['es', 'Cuesta 55 euros, que pagas a la Cruz Roja.'],
  ])('%s: %s', (language, text) => {
    expect(sums(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Der Kurs kostet 55 Euro, die Sie vor Ort an der Theke zahlen.', '55 Euro'],
    ['de', 'Der Kurs kostet 55 Euro, die Sie an den Trainer zahlen.', '55 Euro'],
    ['en', 'The session costs €55 per person, which you pay to the driver.', '€55'],
  ])('but %s: %s', (language, text, sum) => {
    expect(sums(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
  });

  test('as a rule, where something is offered', () => {
    const note = (text: string) => findingsIn({ pricing: { note: text } }, { facts });
    expect(
      note('If your plan has such a benefit, it’s usually for a lifetime, often €1,500.'),
    ).toEqual([]);
    expect(note('The guard for the night, made here: €150.')).toEqual(['facts/typed-amount: €150']);
  });
});

describe('what buyers say of themselves', () => {
  it.each([
    ['de', 'Ich suche einen Ofen, der unter 700 Euro kostet.'],
    ['de', 'Für unsere Werkstatt verwenden wir eine Säge für 300 Euro.'],
    ['de', 'Ich bin nicht bereit, 900 Euro dafür auszugeben.'],
    ['en', 'We think a good saw for €300 is enough for most people.'],
  ])('%s: %s', (language, text) => {
    expect(sums(text, language, 'body')).toEqual([]);
  });

  it.each([
    ['de', 'Für 35 Euro schleifen wir die Säge.', '35 Euro'],
    ['de', 'Ich komme für 35 Euro ins Haus.', '35 Euro'],
    ['en', 'We sharpen a saw for €35.', '€35'],
  ])('but %s: %s', (language, text, sum) => {
    expect(sums(text, language, 'body')).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

it.each([
  ['en', 'The third guest and everybody after that get €30 off.', '€30'],
  ['en', 'Members take €25 off.', '€25'],
  ['de', 'Ab der dritten Person gibt es 30 Euro Rabatt.', '30 Euro'],
  ['es', 'La tercera persona tiene 30 euros de descuento.', '30 euros'],
])('what is taken off a price is one of the business: %s: %s', (language, text, sum) => {
  expect(sums(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
});

it('but not what is taken off what others take', () => {
  expect(sums('The council takes €25 off your tax bill if you ask for it.')).toEqual([]);
});

describe('prices in advertisements', () => {
  it.each([
    ['de', 'Oben stehen Anzeigen mit einem Preis ab neun Euro.', []],
    [
      'de',
      'In unseren Anzeigen steht alles, und jede kostet neun Euro.',
      ['facts/typed-amount: neun Euro'],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(sums(text, language)).toEqual(expected);
  });
});
