import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  fees: { furnaceVisit: 145, boilerFrom: 8400, tuneUp: 129, hourly: 128, weekendDay: 240 },
});

function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, {
    facts: factsIn(language, facts),
    language,
    only: 'facts/typed-amount',
  }).map((found) => found.replace('facts/typed-amount: ', ''));
}

const answer = (text: string) => ({
  questions: { items: [{ question: 'And then?', answer: text }] },
});
const large = (stat: string, description: string) => ({
  guide: { credentials: [{ stat, description }] },
});

describe('a sum that is near no fee of which something speaks', () => {
  it.each([
    ['en', answer('The buyers asked for $6,000 off and got $4,500, and they live there now.')],
    ['en', answer('On approved credit, from $1,500 up. A car for $6,000 is $500 a month.')],
    ['en', answer('On call pays $250 for the week and time and a half from the moment you leave.')],
    ['en', large('$8,240', 'in the jar')],
    ['en', large('$2,310', 'came in at the harvest supper')],
    ['es', answer('La tasa y el impuesto suelen sumar de 60 a 180 dólares en un baño.')],
    ['es', large('12.300 $', 'costó de media')],
    ['de', large('2000 $', 'kostet er im Jahr mindestens')],
    ['en', answer('Your boiler is insured while it is with us, and on the road up to $8,200.')],
    [
      'de',
      answer('Ihr Kessel ist versichert, solange er bei uns steht, und auf dem Weg bis 8200 $.'),
    ],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it.each([
    ['en', answer('Food was about $150 and ice $4, so that it came to $394 for the day.')],
    ['en', answer('A furnace visit and parts made it $404 in all, and nobody was cold.')],
    ['de', answer('Zwei Tage und vier Fahrten, zusammen 144 $, ohne Abo wären es mehr.')],
  ])('as the result of a calculation: %s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });
});

describe('a sum that may be a fee of another day', () => {
  it.each([
    ['its sentence speaks of', answer('A visit for the furnace is $135 on weekdays.'), '$135'],
    ['its block speaks of', large('$135', 'furnace visit'), '$135'],
    [
      'its page shows',
      {
        hero: { headline: 'Cold house?', subheadline: 'We come for {fees.hourly} an hour.' },
        guide: { credentials: [{ stat: '$118 for one', description: 'and the first one too' }] },
      },
      '$118',
    ],
  ])('which %s', (_, raw, sum) => {
    expect(told(raw)).toEqual([sum]);
  });

  it.each([
    'We install it for $310, and the maker takes the rest.',
    'The filter costs $310.',
    'Customers pay $310 for it.',
    'Order in winter and get $300 off.',
    'Yes, with a supplement of $50.',
  ])('or a price, as it is said: %s', (text) => {
    expect(told(answer(text))).toHaveLength(1);
  });
});

describe('a sum that fees have', () => {
  it('is one by chance if nothing speaks of them', () => {
    expect(told(large('from $120 to $240', 'a square yard of panel'))).toEqual([]);
  });

  it('is one of them by digits that are hardly equal by chance', () => {
    expect(told(large('$145', 'as an example'))).toEqual(['$145']);
  });

  it('is nobody’s in what people look for', () => {
    expect(told({ seo: { keywords: ['tune up 129 dollars'] } })).toEqual([]);
  });
});

describe('the total of all references of a sentence', () => {
  it('is told if it is another one', () => {
    expect(told(answer('That makes $275: {fees.furnaceVisit} and {fees.tuneUp}.'))).toEqual([
      '$275',
    ]);
    expect(told(answer('That makes $274: {fees.furnaceVisit} and {fees.tuneUp}.'))).toEqual([]);
    expect(told(answer('{fees.furnaceVisit} and twice {fees.tuneUp} makes $403 then.'))).toEqual(
      [],
    );
  });
});

describe('sums that are written out, or none of a price', () => {
  it.each([
    ['de', answer('Sechs Nächte und zwei Wäschepakete: 546 + 45 + 32 = 623 $.')],
    ['de', answer('Den Führerschein bezuschussen wir mit 500 $, sobald Sie bestanden haben.')],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it('is told if it is another sum', () => {
    const raw = answer('Zwei Nächte mit der Heizung (furnace) kosten bei uns 100 + 30 = 135 $.');
    expect(told(raw, 'de')).toEqual(['135 $']);
  });
});
