import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn, SCHEMA } from '../copy-findings.ts';

const fees = { joining: 150, deed: 250, ferry: 18, workshop: 45, will: 400, mooringYear: 265 };
const HARBOR = createFacts(SCHEMA.parse({ ...structuredClone({ ...FACTS.site }), fees }), SCHEMA);

/** What is told of sums in one text of a page. */
function told(text: string, language: string, page: (text: string) => object): string[] {
  return findingsIn(page(text), { facts: HARBOR, language }).flatMap((found) => {
    const [rule, sum] = found.split(': ');
    return rule === 'facts/typed-amount' && sum !== undefined ? [sum] : [];
  });
}

const card = (text: string) => ({ cards: { items: [{ title: 'Good to know', text }] } });
const failure = (text: string) => ({ failure: [text] });
const hero = (text: string) => ({ hero: { headline: 'Row', subheadline: text } });
const history = (text: string) => ({
  sections: [{ timeline: { items: [{ date: '{figures.foundedYear}', title: 'A start', text }] } }],
});

describe('a sum that equals a fee by chance', () => {
  it.each([
    ['en', failure, 'A stanchion costs about $150, a bow pulpit ten times that.'],
    ['en', card, 'A plain bread knife costs $45 and lasts until somebody opens a tin with it.'],
    ['en', card, 'The neighbor’s tree fell on a $400 grill and on a friendship of thirty years.'],
    [
      'en',
      card,
      'Ruth won eighteen dollars at cribbage in the year of the ice, and never let it go.',
    ],
    ['en', card, 'The surveyor usually wants about $18 a foot and a cup of coffee for the ladder.'],
    ['en', card, 'Two of them split a deal: $250, a ham, and the better half of a cider press.'],
    [
      'es',
      card,
      'La comida es en una casa sin carta, se paga allí y suele rondar los dieciocho dólares.',
    ],
    [
      'es',
      card,
      'Una cubierta de cuarenta y cinco dólares dura poco si pisas un clavo en la bajada.',
    ],
    [
      'de',
      card,
      'Ein guter Hobel kostet um die 150 Dollar und hält länger als manche Ehe im Dorf.',
    ],
  ] as const)('is not told (%s) %#', (language, page, text) => {
    expect(told(text, language, page)).toEqual([]);
  });

  it.each([
    [
      'en',
      card,
      'The ferry takes you over for $18, and brings you back when the light goes.',
      '$18',
    ],
    [
      'en',
      card,
      'Members who join this year pay us $150 once, and never think of it again.',
      '$150',
    ],
    [
      'en',
      card,
      'A lesson at the float costs $45, and the second one is half as frightening.',
      '$45',
    ],
    ['en', card, 'Somebody with a boat in the pond has it lie there all winter for $265.', '$265'],
    ['en', card, 'A look costs $45 today', '$45'],
    ['en', failure, 'You pay us $250 for a second deed.', '$250'],
    [
      'es',
      card,
      'El taller de nudos son 45 dólares, y la cuerda se la lleva cada uno a su casa.',
      '45 dólares',
    ],
    [
      'de',
      card,
      'Der Workshop mit Seil und Nadel kostet 45 Dollar, und das Garn ist schon dabei.',
      '45 Dollar',
    ],
  ] as const)('is told if the business takes it (%s) %#', (language, page, text, sum) => {
    expect(told(text, language, page)).toEqual([sum]);
  });

  it('is told beside a reference to that fee, or on its page', () => {
    const text = 'Once past the island, with a thermos and the dog if it likes spray: $18.';
    expect(told(text, 'en', card)).toEqual([]);
    expect(told(text, 'en', (sum) => ({ ...card(sum), seo: { title: 'The ferry' } }))).toEqual([
      '$18',
    ]);
    expect(
      told(text, 'en', (sum) => ({ ...card(sum), hero: { headline: 'Over for {fees.ferry}' } })),
    ).toEqual(['$18']);
  });
});

describe('a sum in words that no fee has', () => {
  it.each([
    ['en', card, 'Unused ones are refunded, and balances under five dollars are paid out in cash.'],
    ['en', history, 'Armand answers a card on the bulletin board, and he charges thirty dollars.'],
    ['en', card, 'A chain checker costs three dollars and saves a sprocket.'],
    ['es', hero, 'Un calibre de tres dólares dice en diez segundos lo que el oído tarda un año.'],
  ] as const)('is a figure of speech (%s) %#', (language, page, text) => {
    expect(told(text, language, page)).toEqual([]);
  });

  it.each([
    ['en', card, 'A visit starts at fifty dollars.', 'fifty dollars'],
    ['en', card, 'We charge thirty dollars for it.', 'thirty dollars'],
    ['en', card, 'A new anode rod costs eighty-nine dollars.', 'eighty-nine dollars'],
    ['es', card, 'Los menores pagan veinte dólares.', 'veinte dólares'],
  ] as const)(
    'is told where something says that it is a price (%s) %#',
    (lang, page, text, sum) => {
      expect(told(text, lang, page)).toEqual([sum]);
    },
  );
});
