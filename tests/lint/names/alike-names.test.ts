import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

/** What is told of names on the site of a business called so. */
function told(name: string, text: string): string[] {
  const facts = createFacts(
    SCHEMA.parse({
      site: { url: 'https://www.own.example', name: 'Own', title: 'Own', description: 'Own.' },
      business: {
        name,
        type: 'LocalBusiness',
        phone: '(806) 555-0117',
        address: { locality: 'Skipton', country: 'GB' },
      },
      others: { yard: 'Dalesford Narrowboats' },
    }),
    SCHEMA,
  );
  return findingsOf(text, { facts, only: 'facts/typed-name' });
}

it.each([
  ['Dalesway Narrowboats', 'What Daleside Narrowboats keeps about you', 'Daleside Narrowboats'],
  ['Dalesway Narrowboats', 'What Daleside Narrowboats keeps about hirers.', 'Daleside Narrowboats'],
  ['Dalesway Narrowboats', 'The controller is Daleside Narrowboats.', 'Daleside Narrowboats'],
  ['Dalesway Narrowboats', 'Why Dalesham Narrowboats writes to you.', 'Dalesham Narrowboats'],
  ['Dalesway Narrowboats', 'At Daleside Narrowboats, we keep it short.', 'Daleside Narrowboats'],
  ['Dalesway Narrowboats', 'Welcome to Dalesmere Narrowboats.', 'Dalesmere Narrowboats'],
  ['Dalesway Narrowboats', 'Prices | Daleside Narrowboats', 'Daleside Narrowboats'],
  ['Tresanna Day Boats', '© 2026 Treswithan Day Boats', 'Treswithan Day Boats'],
  ['Montalba Cerrajeros', 'El responsable es Montalfaro Cerrajeros.', 'Montalfaro Cerrajeros'],
])('%s: the name of the business is told with another word: %s', (name, text, found) => {
  expect(told(name, text)).toEqual([`facts/typed-name: ${found}`]);
});

it.each([
  ['Dalesway Narrowboats', 'Our neighbours are Daleside Narrowboats in Gargrave.'],
  ['Dalesway Narrowboats', 'The hull was built by Daleside Narrowboats.'],
  ['Dalesway Narrowboats', 'What Daleside Narrowboats does in Gargrave is another thing.'],
  ['Dalesway Narrowboats', 'About Daleside Narrowboats we know nothing: not us.'],
  ['Dalesway Narrowboats', 'We were called Daleside Narrowboats until 2004.'],
  ['Dalesway Narrowboats', 'Daleside Narrowboats moors beside the lock.'],
  ['Dalesway Narrowboats', 'About Dalesford Narrowboats'],
  ['Dalesway Narrowboats', 'About Yorkshire Narrowboats'],
  ['Dalesway Narrowboats', 'Why Dalesman Brewery sends you a pint'],
  ['Green Valley Roofs', 'Welcome to Greenland Valley Roofs'],
  ['Hotel Alpenblick', 'Welcome to Hotel Alpenhof'],
  ['Katherine Castleberry', 'About Katherine Castlemaine'],
  ['Tresanna Day Boats', '© 2026 Tresillo Day Boats'],
  ['Painters Guild', 'About Paintings Guild'],
  ['Dalesway Narrowboats', 'The terms of another yard, not of Daleside Narrowboats.'],
])('%s: another name is that of somebody else: %s', (name, text) => {
  expect(told(name, text)).toEqual([]);
});

describe('a longer name of which only the first word and another one are right', () => {
  const business = {
    name: 'Fenland Mobile Boat Repair',
    type: 'LocalBusiness',
    phone: '+44 1353 555014',
  };
  const site = { url: 'https://www.fenland.example', name: 'F', title: 'F', description: 'F.' };
  const address = { locality: 'Ely', country: 'GB' };
  const facts = createFacts(
    SCHEMA.parse({ site, business: { ...business, address }, languages: ['en'] }),
    SCHEMA,
  );

  it.each(['Privacy at Fenland Boat Services', 'Welcome to Fenland Boat Works!'])(
    'is told where the business is meant: %s',
    (text) => {
      expect(findingsOf(text, { facts })).toEqual([expect.stringMatching(/^facts\/typed-name/)]);
    },
  );

  it.each([
    'Privacy at Fenland Boat Repair',
    'We rent our shed from Fenland Boat Services, next door.',
    'Terms of Fenland Angling Club',
  ])('is short, or that of somebody else: %s', (text) => {
    expect(findingsOf(text, { facts })).toEqual([]);
  });
});
