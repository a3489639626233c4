import { describe, expect, it } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

/** What all rules find in the body of a page. */
function inBody(body: string): string[] {
  return findingsIn({ body }, { kind: 'page' });
}

describe('the best that others are or have', () => {
  it.each([
    'The archive has maps from the county’s top estates.',
    'The bidder with the lowest price would have won.',
    'What is the number one obstacle for a first-time gardener?',
    'Her uncle is an Emmy award-winning cutter.',
    'I have seen award-winning gardens die in one dry July.',
    'Talk to industry leaders at the fair in March.',
    'Bring a copy of Hartnell’s Best Practices for Hedges.',
    'A bond was once called a risk-free asset.',
    'Zero-emission vans may use the bus lane.',
    'This lane is one of the best walks in Wensleydale.',
    'The climb is one that most experienced walkers in Wales do twice.',
    'Leave it by the door of the town’s best restaurants.',
    'Best Dog Walks in the Trossachs',
    'He built the largest chain of newspapers in the world, begun in 1887.',
    'You can run the best quiz in the county, but nobody stays for flat beer.',
    'We call you back within ten minutes — guaranteed.',
    'York has one of the UK’s largest networks of carers.',
    'She has a cupboard full of World’s Best Mum already.',
    'The lad held the finest title in British industry: bottom knocker.',
  ])('%s', (text) => {
    expect(findingsOf(text, { only: 'law/' })).toEqual([]);
  });

  it.each([
    ['We are one of the best roofers in Lubbock.', 'best roofers in Lubbock'],
    ['We have grown into one of the most trusted firms here.', 'most trusted firms'],
    ['Our zero-emission bakery', 'zero-emission'],
    ['An award-winning bakery', 'award-winning'],
    ['Roofs at the lowest price', 'lowest price'],
    ['Risk-free roofs', 'Risk-free'],
    ['We are industry leaders.', 'industry leaders'],
    ['Best roofers in Lubbock', 'Best roofers in Lubbock'],
    ['No leaks — guaranteed.', 'guaranteed'],
    ['The world’s best mugs', 'world’s best mugs'],
  ])('but not the business: %s', (text, claim) => {
    expect(findingsOf(text, { only: 'law/' })).toEqual([expect.stringContaining(claim)]);
  });
});

describe('words that a page speaks of', () => {
  it.each([
    'Name the page in the link. Do not write “click here”.',
    'Name the page instead of using click here, which says nothing.',
    'Thumbs need room to tap the link below the heading.',
    'Two menus were still marked “TBD” when the doors opened.',
    'An answer that works: “Hi [name], thank you for your visit. We are sorry about the soup.”',
    'Set a placeholder on your calendar for the next tour.',
    'A copy costs a few pounds (verify with the firm).',
    'The week is at the end of September (confirm the dates at caskweek.example.org).',
  ])('%s', (text) => {
    expect(inBody(text)).toEqual([]);
  });

  it.each([
    ['For the price list, click here.', 'copy/link-words: click here'],
    ['The menu is TBD.', 'copy/placeholder: TBD'],
    ['Hi [name], thank you for your visit.', 'copy/placeholder: [name]'],
    ['This is a placeholder for the menu.', 'copy/placeholder: placeholder'],
    ['The rate is 19 percent (verify with Ruth).', 'copy/placeholder: (verify with Ruth)'],
  ])('but not those it says itself: %s', (text, found) => {
    expect(inBody(text)).toEqual([expect.stringContaining(found.split(': ')[1] ?? '')]);
  });
});

describe('terms and letters', () => {
  it.each([
    'IN NO EVENT SHALL THE OWNERS BE LIABLE FOR ANY DAMAGES.',
    'The names and the drawings are ours. ALL RIGHTS RESERVED.',
    'We may keep your address\n\n(a) to send you the parcel; and\n\n(b) as long as a law says so.',
    'Hey folks,\n\nthe kiln is hot again, and the shelves are empty.',
    'Cut the dough to ¾" strips, and lay them on a 9" plate.',
    'It took us a day (worth it :) ), and then it rained.',
    'The two of them repair\ntheir\n  boats in winter, and sell them in May.',
    'Of the nine beds, five are in use and 4 n/a across the winter.',
    'Stay with the group, or run with a friend.  Nobody minds.  We wait at every gate.  The last one has cake.',
    'The rule is for the accounting period ending 31 March 2024.',
    'The new rate is for sheds that are bought on or after 1 April 2024.',
    'If you bought the shed on 2 May 2021, you cannot sell it before 2 May 2024.',
  ])('%s', (text) => {
    expect(inBody(text)).toEqual([]);
  });

  it.each([
    ['CALL US TODAY FOR A ROOF.', 'copy/shouting: CALL US TODAY FOR'],
    ['We mend roofs, gutters, and', 'copy/unfinished: and'],
    ['The plate is wide and called "Blue.', 'copy/unpaired: "'],
    ['Stay with  the group. Nobody minds.', 'copy/spacing:   '],
    ['The offer is for sheds ordered before 2 May 2024.', 'copy/past-date: 2 May 2024'],
    ['Take a apple from the bowl at the door.', 'copy/spelling: a'],
  ])('but not a slip: %s', (text, found) => {
    expect(inBody(text)).toEqual([found]);
  });
});

describe('sums that are no prices', () => {
  it.each([
    'The clerk may buy it as long as the price does not exceed $3,500.',
    'The county took the $17 bid for the old pump.',
    'The museum received $750,000 in funding.',
    'Higher-rate taxpayers pay more from £50,270 on.',
    'Finders of such a fault get a payout ranging from $300 to $5,000.',
  ])('%s', (text) => {
    expect(findingsOf(text)).toEqual([]);
  });

  it('but a price is told', () => {
    expect(findingsOf('A gutter costs $310 per side.')).toEqual(['facts/typed-amount: $310']);
  });
});

it('numbers of lines are no hours', () => {
  expect(inBody('## Opening hook (2–3 lines)\n\nSay who you are.')).toEqual([]);
});

it('each recipe has quantities of its own', () => {
  const soup = '## Soup\n\n- 1 tablespoon chili powder\n- 2 tbsp butter\n- 3 sprigs of thyme';
  const stew = '## Stew\n\n- 2 tablespoons chili powder\n- 3 Tbsp butter\n- 1 sprig of thyme';
  expect(inBody(`${soup}\n\n${stew}`)).toEqual([]);
});
