import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  fees: { tuning: 145, pitchRaise: 85, regulation: 620, travelZone: 12, strings: 38 },
});

function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, {
    facts: factsIn(language, facts),
    language,
    only: 'facts/typed-amount',
  }).map((found) => found.replace('facts/typed-amount: ', ''));
}

const guide = (body: string) => ({ name: 'A good piano', prose: { body } });
const answer = (text: string) => ({
  questions: { items: [{ question: 'And then?', answer: text }] },
});
const stats = (...entries: [string, string][]) => ({
  guide: { credentials: entries.map(([stat, description]) => ({ stat, description })) },
});
const cells = (...rows: [string, string[]][]) => ({
  comparison: {
    heading: 'Side by side',
    columns: ['Upright', 'Grand'],
    rows: rows.map(([title, values]) => ({ title, values })),
  },
});

describe('a sum among others that are typed', () => {
  it.each([
    [
      'en',
      answer(
        'For a tuning at home: a lever at $65.88, felt strips $9.98, a fork $11.49, and a lamp at $24.50, together $111.85. The service of the fork is free.',
      ),
    ],
    [
      'en',
      guide(
        'Three movers were asked. A small upright was quoted at $295, $325 and $380, each step outdoors at $8. The tuning afterwards is another matter.',
      ),
    ],
    [
      'en',
      guide(
        '## Who else helps\n\n| Help | Price |\n| --- | ---: |\n| Visit until 11 PM | $225 |\n| Visit at night | $265 |\n| Visit on weekends | $198 |\n\nA tuning is {fees.tuning}.',
      ),
    ],
    [
      'es',
      guide(
        'Otro taller dio tres precios: afinación 149 €, cuerdas 45 €, visita 30 €. Total, 224 €. El nuestro, con todo, es {fees.tuning}.',
      ),
    ],
    [
      'de',
      guide(
        'Ein Erbe im Keller: Träger 140 Euro, Umzugswagen 95 Euro, Decken 18 Euro. Die Stimmung danach kostet {fees.tuning}.',
      ),
    ],
    ['en', cells(['With one string', ['$100', '$110']], ['Split by four', ['$25.75', '$28.25']])],
  ])('is one of theirs: %s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it.each([
    ['en', guide('Three movers asked $295, $325 and $380. We charge $190 for a grand.'), ['$190']],
    [
      'en',
      guide('Three movers asked $295, $325 and $380. The tuning afterwards is $145.'),
      ['$145'],
    ],
    [
      'es',
      guide('Otro taller pide 149 €, 45 € y 30 €. Nosotros cobramos 150 € por la afinación.'),
      ['150 €'],
    ],
    ['en', cells(['Tuning', ['$145', '$165']]), ['$145', '$165']],
  ])('is told where its own words say so: %s: %j', (language, raw, sums) => {
    expect(told(raw, language)).toEqual(sums);
  });

  it('is told where it is the only one', () => {
    expect(told(guide('A tuning costs $150 and takes an hour.'))).toEqual(['$150']);
    expect(told(guide('A tuning costs $150, a pitch raise {fees.pitchRaise}.'))).toEqual(['$150']);
    expect(told(guide('Three tunings, $435, cost as much as ever. A tuning costs $150.'))).toEqual([
      '$150',
    ]);
  });
});

describe('a former price on a page with sums of others', () => {
  const page = (subheadline: string) => ({
    name: 'Regulation',
    hero: { headline: 'A regulation for your grand', subheadline },
    prose: { body: 'Three shops asked $700, $940 and $1,150, and a lamp is $49.' },
  });

  it('is told on the first screen if it is nearly the fee of the title', () => {
    expect(told(page('$590, half a day at your house.'))).toEqual(['$590']);
    expect(told(page('$300, half a day at your house.'))).toEqual([]);
  });

  it('is told in a figure if it is nearly the fee of its label', () => {
    const raw = stats(['$150', 'for a tuning'], ['$49', 'for a lamp'], ['$95', 'for the movers']);
    expect(told(raw)).toEqual(['$150']);
  });
});

describe('a figure whose label says what it comes from', () => {
  it.each([
    ['en', stats(['$72.50', 'Half of {fees.tuning} each, if two of you share'])],
    ['en', stats(['$60', 'less than tuning and pitch raise one by one'])],
    ['es', stats(['60 €', 'menos que la afinación y la subida por separado'])],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it('is told where the label names a fee', () => {
    expect(told(stats(['$145', 'for a tuning']))).toEqual(['$145']);
  });
});

describe('what somebody else is paid', () => {
  const items = (title: string) => ({
    pricing: { items: [{ title, price: '$85', text: 'each' }] },
  });

  it.each([
    'The government',
    'At the store',
    'At a shipping store',
    'Your bank',
    'El banco',
    'Beim Standesamt',
  ])('is titled by who takes it: %s', (title) => {
    expect(told(items(title))).toEqual([]);
  });

  it('unlike a price of the business', () => {
    expect(told(items('The pitch raise'))).toEqual(['$85']);
    expect(told(items('Bank holidays'))).toEqual(['$85']);
  });

  it.each([
    ['en', 'Section 406.024 of the Government Code allows $145 for the first one.'],
    ['en', 'Section 406.024 allows $145 for the first tuning, and $85 for a pitch raise.'],
    ['en', 'The tuning is capped by law, at $145 for the first and $85 for a pitch raise.'],
    ['en', 'Nobody in Texas may take more than $145 for a tuning.'],
    ['es', 'La ley permite 145 € por la primera afinación.'],
    ['de', 'Das Gesetz erlaubt 145 Euro für die erste Stimmung.'],
    ['en', 'The state says what a tuner may charge for each act. A tuning is $145 for the first.'],
  ])('is what a law allows: %s: %s', (language, text) => {
    expect(told(answer(text), language)).toEqual([]);
  });

  it('unlike what the business takes', () => {
    expect(told(answer('The law allows $200, and we take $145 for a tuning.'))).toEqual(['$145']);
  });
});

describe('what "our" thing costs, said beside it', () => {
  const movers = 'Three movers quoted $295, $325 and $380.';

  it.each([
    [
      'en',
      `${movers} The rest is in our yearly care, which costs $220 and comes in March.`,
      '$220',
    ],
    ['en', `${movers} Our yearly care costs $220.`, '$220'],
    [
      'de',
      'Drei Träger boten 295 €, 325 € und 380 € an. Der Rest gehört zu unserer Pflege, die 220 € im Jahr kostet.',
      '220 €',
    ],
    [
      'es',
      'Tres porteadores pidieron 295 €, 325 € y 380 €. Lo demás va en nuestro plan de cuidado, que cuesta 220 € al año.',
      '220 €',
    ],
  ])('is told among sums of others: %s: %s', (language, text, sum) => {
    expect(told(answer(text), language)).toEqual([sum]);
  });

  it.each([
    ['en', `${movers} Our neighbor moves one for $220.`],
    ['en', `${movers} The dolly, which costs $220, is theirs.`],
    ['de', 'Drei Träger boten 295 €, 325 € und 380 € an. Die Karre, die 220 € kostet, ist ihre.'],
  ])('and of another’s is not: %s: %s', (language, text) => {
    expect(told(answer(text), language)).toEqual([]);
  });
});

it('what stands below a heading of what others take is theirs', () => {
  const block = (heading: string) => ({
    sections: [{ prose: { heading, body: 'La subida cuesta 94,05 € con la visita.' } }],
  });
  expect(told(block('Lo que cobran otros'), 'es')).toEqual([]);
  expect(told(block('Lo que cuesta'), 'es')).toEqual(['94,05 €']);
});

it.each([
  ['en', 'We are insured against our own errors up to $500.'],
  ['de', 'Bis 160 Euro dürfen wir die Stimmung selbst beauftragen.'],
])('is no price of ours: %s: %s', (language, text) => {
  expect(told({ name: 'A tuning', ...answer(text) }, language)).toEqual([]);
});

describe('a fee of today in a bill that adds up', () => {
  const bill = (tuning: string, total: string) =>
    guide(
      `## Biscuit, the first year\n\n| Item | Amount |\n| --- | ---: |\n| Tuning | ${tuning} |\n| Movers | $340 |\n| A lamp | $25 |\n| Together | ${total} |\n`,
    );

  it('is told as soon as it is no fee any more', () => {
    expect(told(bill('$145', '$510'))).toEqual([]);
    expect(told(bill('$150', '$515'))).not.toEqual([]);
  });
});
