import { describe, expect, it } from 'vitest';
import { siteFacts } from '../content/site-facts.ts';
import { pageLines } from './page-lines.ts';

const pages = pageLines();
const said = pages.flatMap(({ path, lines }) => lines.map((line) => ({ path, line })));
const saying = (words: RegExp) => said.filter(({ line }) => words.test(line));

describe('who may vouch for a signer without an ID', () => {
  /** Civil Practice and Remedies Code, section 121.005: the notary knows the witness personally. */
  it.each(saying(/credible witness|\bvouch\b.*oath|testigo de identidad/i))(
    '$path: $line',
    ({ line }) => {
      expect(line).toMatch(/notary (?:already )?knows|known to the notary/);
    },
  );

  it('is told on the pages for those who have no ID at hand', () => {
    const paths = saying(/whom the notary knows personally/).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/emergency-notary', '/services/medical-documents']),
    );
  });
});

describe('the business is one notary with one truck', () => {
  it('so no page speaks of a team, of several notaries or of people on shifts', () => {
    const several =
      /\b(?:and|our|the) team at\b|\bour (?:team|notaries|staff)\b|\bwe are notaries\b|someone is always on\b|by the people who carry|nuestro (?:equipo|personal)|nuestros notar/i;
    expect(saying(several)).toEqual([]);
  });
});

describe('one paper has one price', () => {
  /** Papers whose visits have the flat travel fee, by the words that pages use for them. */
  const FLAT = /\b(?:title|deed|easement|lease|waiver of service|settlement)s?\b/i;
  const { fees } = siteFacts().config;
  /** Totals of one to four signatures with the ordinary travel fee. */
  const ordinary = [0, 1, 2, 3].map((more) => fees.travel + fees.firstSignature + more);

  it('so that no line gives a title, a deed, a lease or a divorce paper the ordinary total', () => {
    const wrong = saying(FLAT).filter(
      ({ line }) =>
        ordinary.some((total) => new RegExp(`\\$${total}(?![\\d,]|\\.\\d)`).test(line)) &&
        !/flat|\$60|\$50 (?:travel|for the drive)|\$50 \+|\$50 plus|drive is \$50/.test(line),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    '/',
    '/pricing',
    '/locations/midland-tx',
    '/locations/odessa-tx',
    '/services/bill-of-sale',
    '/services/business-notary',
    '/services/estate-planning',
  ])('%s, which has ordinary prices, says which papers have the flat fee', (path) => {
    const flat = pages.find((page) => page.path === path)?.lines.join('\n') ?? '';
    expect(flat).toMatch(/\b(?:titles?|deeds?)\b[^.]*(?:\$50|\$60)|flat \$50 for the drive/);
  });

  it.each([
    '/services/real-estate-notary',
    '/services/vehicle-title-notary',
    '/real-estate-notary',
  ])(
    '%s, which has the flat fee, says what an affidavit or a power of attorney alone costs',
    (path) => {
      const page = pages.find((one) => one.path === path)?.lines.join('\n') ?? '';
      expect(page).toMatch(/affidavit or (?:a )?power of attorney[^.]*\$40/);
    },
  );
});

describe('a page tells one thing', () => {
  const text = (path: string) => pages.find((page) => page.path === path)?.lines.join('\n') ?? '';

  it('the home page has the travel totals by the hour, in its certificate and in its table', () => {
    expect(text('/')).not.toMatch(/6 PM to 10 PM|10 PM to 6 AM|\+ \$20|\+ \$100/);
    expect(text('/').match(/8 PM to 10 PM \| \$75/g)).toHaveLength(2);
    expect(text('/').match(/12 AM to 7 AM \| \$150/g)).toHaveLength(2);
  });

  it('mileage begins 15 miles from Midland and 10 from Odessa', () => {
    expect(saying(/15 miles (?:of|from|around) (?:Midland|Odessa|either)(?: or Odessa)/)).toEqual(
      [],
    );
    expect(text('/pricing')).toMatch(/15 miles of Midland or 10 of Odessa/);
  });

  it('a table of miles says whether they are straight or of the road', () => {
    expect(text('/pricing')).toMatch(/straight-line miles/);
    expect(text('/service-areas')).toMatch(/Road miles from Midland/);
  });

  it('a Form I-9 is not notarized, on the page of all services too', () => {
    expect(saying(/notarized[^.]*\bI-9|I-9[^.]*\.[^.]*\bsealed\b/)).toEqual([]);
  });

  it('the receipt is handed over at the visit, and a scan is sent to those who want one', () => {
    expect(saying(/receipt comes with the digital|digital copy reaches you/)).toEqual([]);
  });
});
