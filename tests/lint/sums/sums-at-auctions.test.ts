import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({ fees: { visit: 200, roadside: 150, travel: 40 } });

const told = (language: string, text: string) =>
  ['note.text', 'prose.body'].flatMap((at) =>
    findingsOf(text, { at, facts: FACTS, language }).filter((found) => /amount/.test(found)),
  );

describe('what people pay each other at an auction', () => {
  it.each([
    ['en', 'A customer pays two hundred dollars for one roll-up door at an auction.'],
    ['en', 'Customers pay $200 for a unit at an auction.'],
    ['en', 'A buyer bids two hundred dollars on a locker.'],
    ['en', 'The winning bid was $200.'],
    ['en', 'Guests pay $150 at the charity auction for a signed bat.'],
    ['de', 'Kunden zahlen 200 € für eine Kiste in einer Auktion.'],
    ['de', 'Das Höchstgebot kostet die Familien 150 €, die Bieter zahlen 45 €.'],
    ['es', 'Los clientes pagan 200 € por un trastero en una subasta.'],
  ])('is no price of the business: (%s) %s', (language, text) => {
    expect(told(language, text)).toEqual([]);
  });

  it.each([
    ['en', 'Customers pay $45 for a visit.'],
    ['en', 'Selling in our auction costs $45 a lot.'],
    ['en', 'Bidders pay $45 to register with us.'],
    ['en', 'We buy at auctions and sell for $45 a piece.'],
  ])('is one if the business takes it: (%s) %s', (language, text) => {
    expect(told(language, text)).toHaveLength(2);
  });
});
