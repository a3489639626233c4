import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  fees: { tuning: 145, pitchRaise: 85, course: 320, evening: 20, mile: 1.75, seal: 10 },
  terms: { youngPercent: 10 },
});

function told(raw: object, language = 'en'): string[] {
  const found = findingsIn(raw, {
    facts: factsIn(language, facts),
    language,
    only: 'facts/typed-amount',
  });
  return found.map((finding) => finding.replace('facts/typed-amount: ', ''));
}

const answer = (text: string) => ({
  questions: { items: [{ question: 'And then?', answer: text }] },
});

/** A text of the first screen, where a price is mostly ours. */
const offer = (subheadline: string) => ({ hero: { headline: 'A tuning', subheadline } });

describe('a sum in a case that is put', () => {
  it.each([
    ['en', 'You set a limit, say $300, below which we do not have to ask.'],
    ['es', 'Damos el precio con el IVA ya sumado, que en este ejemplo es de 1.470,15 €.'],
    ['de', 'Den Preis nennen wir mit Steuer, in diesem Beispiel 1.470,15 €.'],
  ])('is no price: %s: %s', (language, text) => {
    expect(told(answer(text), language)).toEqual([]);
  });

  it('unlike one that is said to be ours', () => {
    expect(told(answer('For a tuning we take $145, say our customers.'))).toEqual(['$145']);
  });
});

describe('payments that come to a fee', () => {
  it.each([['de', 'Den Kurs zahlen Sie in zwei Raten zu je 160 €.']])(
    'follow from it: %s: %s',
    (language, text) => {
      expect(told(offer(text), language)).toEqual([]);
    },
  );

  it('and others do not', () => {
    expect(told(answer('With us, the course can be paid in four payments of $85.'))).toEqual([
      '$85',
    ]);
  });
});

describe('a share that the sentence before refers to', () => {
  const course = (text: string) => ({
    hero: { lead: 'The course is {fees.course}.' },
    ...answer(text),
  });

  it('makes another price of the fee that is named', () => {
    const less = 'Under 26 it is {terms.youngPercent} % less. The course is then ';
    expect(told(course(`${less}$288.`))).toEqual([]);
    expect(told(course(`${less}$268.`))).toEqual(['$268']);
  });
});

it('a total that a fee of the sentence is part of may equal another fee', () => {
  expect(told(offer('In town it is $85, the {fees.evening} for the evening included.'))).toEqual(
    [],
  );
  expect(told(answer('A pitch raise is $85, whatever the hour.'))).toEqual(['$85']);
});

describe('the limit of a law in large type', () => {
  const tile = (stat: string, description: string) => ({
    guide: { credentials: [{ stat, description }] },
  });

  it.each([
    ['en', tile('$10', 'is the state’s limit for a first seal')],
    [
      'en',
      {
        statement: {
          figure: '$10',
          unit: 'for the first seal, and $85 for each after it',
          text: 'Section 406.024 of the Government Code sets these limits.',
        },
      },
    ],
  ])('stays when our fee changes: %s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it('and our own does not', () => {
    expect(told(tile('$10', 'for the first seal'))).toEqual(['$10']);
  });
});

describe('what others take', () => {
  it.each([
    'One tuner online says free travel, another $145, and neither explains.',
    'Some tuners would charge $145 for every tuning.',
    'Ten dollars there, or we come to you.',
    'We seal the paper, the Secretary of State in Austin adds the apostille for $10.',
  ])('is theirs: %s', (text) => {
    expect(told(answer(text))).toEqual([]);
  });

  it('is ours where we take it', () => {
    expect(told(answer('We seal the paper for $10.'))).toEqual(['$10']);
  });

  it('is what we pay for somebody', () => {
    const text = 'Ein Führungszeugnis, die Gebühr von derzeit 13 € übernehmen wir';
    expect(told({ ticks: { items: [text] } }, 'de')).toEqual([]);
  });
});

it('what somebody earns by the hour stands on a page about jobs', () => {
  const jobs = (title: string, text: string) => ({
    seo: { title },
    pricing: {
      items: [{ title: 'First-year apprentice', price: '$21.50', period: 'an hour', text }],
    },
  });
  expect(told(jobs('Jobs for tuners in Spokane', 'Health insurance and 15 days off.'))).toEqual([]);
  expect(told(jobs('Small repairs', 'One of us for as long as it takes.'))).toEqual(['$21.50']);
});

describe('what the fee of its entry comes to', () => {
  const priced = (price: string, ...includes: string[]) => ({
    pricing: { items: [{ title: 'Four of them', price, includes }] },
  });

  it.each([
    priced('$580', 'Four tunings at {fees.tuning} each'),
    {
      pricing: {
        items: [
          { title: 'Else', price: '$580', includes: ['Four tunings at {fees.tuning} each'] },
          { title: 'In winter', price: '$493', includes: ['The same work', 'You save $87'] },
        ],
      },
    },
  ])('follows: %j', (raw) => {
    expect(told(raw)).toEqual([]);
  });

  it('is told once it does not', () => {
    expect(told(priced('$560', 'Four tunings at {fees.tuning} each'))).toEqual(['$560']);
  });
});

it('the end of a range of others may equal a fee', () => {
  const text = 'A tuning is {fees.tuning} with us, and 60 to $85 elsewhere in the quarter.';
  expect(told(answer(text))).toEqual([]);
  expect(told(answer('A pitch raise is $85 with us.'))).toEqual(['$85']);
});

it('a price that was reduced follows from the discount of the configuration', () => {
  const shop = factsWith({ fees: { grande: 9900 }, figures: { descuentoPercent: 10 } });
  const told = (sum: string) =>
    findingsIn(answer(`La mudanza tuvo el descuento: de {fees.grande} quedó en ${sum}.`), {
      facts: factsIn('es', shop),
      language: 'es',
      only: 'facts/typed-amount',
    });
  expect(told('8.910 €')).toEqual([]);
  expect(told('8.190 €')).not.toEqual([]);
});

it('a total that a fee is added to may equal another fee', () => {
  const text = 'The night adds {fees.evening}, and the one seal comes to $85.';
  expect(told(answer(text))).toEqual([]);
});

describe('the most that something may be', () => {
  it.each([
    ['en', 'For a tuning up to $145 for the first hour and $85 for each further one.'],
    ['en', 'The store. Up to $10, the most that Texas allows for a first seal.'],
  ])('is no price that equals it: %s: %s', (language, text) => {
    expect(told(answer(text), language)).toEqual([]);
  });

  it('unless we say that we take it', () => {
    expect(told(answer('For a seal we charge up to $10.'))).toEqual(['$10']);
  });
});

it.each([['en', 'A first passport book costs $145 to the State Department and $85 to the desk.']])(
  'what somebody earns, and what an office takes, is theirs: %s: %s',
  (language, text) => {
    expect(told(answer(text), language)).toEqual([]);
  },
);

it('what somebody earns by the hour is theirs', () => {
  expect(told(offer('Take a welder in West Odessa who earns $85 an hour.'))).toEqual([]);
});
