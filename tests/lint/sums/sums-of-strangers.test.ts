import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  fees: { tuning: 145, pitchRaise: 85, regulation: 620, travelZone: 4, strings: 38 },
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
const cells = (heading: string, columns: string[], title: string, values: string[]) => ({
  comparison: { heading, columns, rows: [{ title, values }] },
});
const table = (head: string, ...rows: string[]) =>
  guide(
    `## What it costs\n\n| ${head} |\n| --- | ---: |\n${rows.map((row) => `| ${row} |`).join('\n')}\n`,
  );

describe('sums that somebody else takes', () => {
  it.each([
    ['en', guide('Before the tuning, the crane company charges from €150 in Kassel.')],
    ['en', guide('Before a tuning, firms that carry a house for a living ask €160 to €190.')],
    ['de', guide('Für tuning und Kran: Ein Kranbetrieb verlangt ab 150 € am Vormittag.')],
    ['es', guide('Antes del tuning, la empresa de grúas cobra desde 150 € la mañana.')],
    [
      'en',
      guide(
        'A tuning depends on the air. A system inside the case runs\nfrom €150 to €170 installed.',
      ),
    ],
    ['en', guide('Window cloths at €4 a pair, and ten minutes a day, cost more than we do.')],
    ['en', answer('We answer the same day, and pay small things ourselves, up to €150.')],
    ['de', answer('Kleine Schäden zahlen wir bis 150 € selbst, ohne Versicherung.')],
    ['en', answer('The county charges €52 a page, and €38 an hour.')],
    ['de', guide('Die Klasse zahlte das tuning: 150 € aus der Klassenkasse.')],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it.each([
    ['en', answer('For a grand we charge €190, on the same day.'), ['€190']],
    ['en', answer('Our tuning runs from €160 to €190.'), ['€160 to €190']],
    ['de', answer('Eine Stimmung kostet bei uns 165 €.'), ['165 €']],
    ['es', answer('Cobramos 165 € por la afinación.'), ['165 €']],
  ])('but not those of the business: %s: %j', (language, raw, sums) => {
    expect(told(raw, language)).toEqual(sums);
  });
});

describe('sums of former times and examples', () => {
  it.each([
    ['en', answer('In April 2026 a tuning went from €140 to €145.')],
    ['de', answer('Im April 2026 ist die Stimmung von 140 € auf 145 € gestiegen.')],
    ['es', answer('En abril de 2026 la afinación pasó de 140 € a 145 €.')],
    ['en', cells('Three real bills', ['Upright', 'Grand'], 'Travel', ['€38', '€38'])],
    ['de', cells('Rechnungen aus dem letzten Jahr', ['Klavier'], 'Anfahrt', ['38 €'])],
    ['es', { prose: { heading: 'Tres maneras de gastar 3000 euros' } }],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it.each([
    ['en', answer('A tuning costs €145 from April on.'), ['€145']],
    [
      'en',
      cells('What it costs', ['Upright', 'Grand'], 'Tuning', ['€145', '€165']),
      ['€145', '€165'],
    ],
  ])('but not the prices of today: %s: %j', (language, raw, sums) => {
    expect(told(raw, language)).toEqual(sums);
  });
});

describe('sums in tables', () => {
  it('are those of others in the rows and columns that name no work of the business', () => {
    expect(
      told(table('Way | Cost', 'Tuning twice | {fees.tuning}', 'A new one, by offers | €9,000')),
    ).toEqual([]);
    expect(told(table('Dust | Worth', '5 % | €50', '10 % | €140'))).toEqual([]);
    expect(
      told(cells('What differs', ['With us', 'In a shop'], 'Price of strings', ['good', '€41'])),
    ).toEqual([]);
  });

  it('are prices of the business in those that do', () => {
    expect(told(table('Work | Price', 'Tuning | €150'))).toEqual(['€150']);
    expect(
      told(cells('What differs', ['With us', 'In a shop'], 'Price of strings', ['€41', 'varies'])),
    ).toEqual(['€41']);
  });
});
