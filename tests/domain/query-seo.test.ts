import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { querySeo, type SearchQuery, searchQuery } from '../../site/search/query-seo.ts';
import { anyText } from '../support/any-text.ts';
import { cases } from '../support/proof.ts';

const PHONE = '(432) 555-0142';

function seoOf(search: string) {
  const query = searchQuery(search);
  if (!query) throw new Error(`No query in ${search}`);
  return querySeo(query, PHONE);
}

describe('the title', () => {
  test.each([
    [
      '?service=vehicle+title&location=Stanton',
      'Vehicle Title Stanton TX | Professional Mobile Notary | Veteran-Owned',
    ],
    [
      '?keyword=emergancy+notery',
      'Emergency Notary Midland TX | 24/7 Emergency Service | Veteran-Owned',
    ],
    [
      '?keyword=realestate&location=odesa',
      'Real Estate Odessa TX | Property Documents & Transfers | Veteran-Owned',
    ],
    [
      '?location=big%20spring',
      'Mobile Notary Big Spring TX | Professional Mobile Notary | Veteran-Owned',
    ],
    [
      '?service=power+of+attorney',
      'Power of Attorney Midland TX | Professional Mobile Notary | Veteran-Owned',
    ],
    [
      '?keyword=emergency+real-estate+notary',
      'Emergency Real Estate Notary Midland TX | 24/7 Emergency Service | Property Documents & Transfers | Veteran-Owned',
    ],
    [
      '?service=real-estate&keyword=emergency+notary',
      'Real Estate Midland TX | Property Documents & Transfers | Veteran-Owned',
    ],
    [
      '?service=affidavit&keyword=emergency+notary',
      'Affidavit Midland TX | Professional Mobile Notary | Veteran-Owned',
    ],
    [
      '?service=affidavit&location=Emergency+Creek',
      'Affidavit Emergency Creek TX | Professional Mobile Notary | Veteran-Owned',
    ],
  ])('of %s', (search, title) => {
    expect(seoOf(search).title).toBe(title);
  });

  test.each([
    ['?keyword=notary+odessa', 'Notary Odessa TX'],
    ['?keyword=notary+in+Midland,+TX', 'Notary Midland TX'],
    ['?keyword=notary+midland&location=Odessa,+Texas', 'Notary Midland Odessa TX'],
    ['?keyword=notary&location=Odessa+TX', 'Notary Odessa TX'],
    ['?keyword=odessa', 'Odessa Midland TX'],
    ['?location=TX', 'Mobile Notary Midland TX'],
  ])('names a town and the state once: %s', (search, beginning) => {
    expect(seoOf(search).title.split(' | ')[0]).toBe(beginning);
  });

  test.each([
    ['POA NOTARY', 'POA Notary'],
    ['i-9 verification', 'I-9 Verification'],
    ["driver's license", "Driver's License"],
    ['wills and estates', 'Wills and Estates'],
    ['élan notary', 'Élan Notary'],
  ])('writes %s as %s', (keyword, phrase) => {
    expect(querySeo({ keyword }, PHONE).title).toMatch(`${phrase} Midland TX`);
  });
});

describe('the description', () => {
  test('says when, how safe and where to call', () => {
    expect(seoOf('?keyword=notary').description).toBe(
      `Notary in Midland, TX. Available 24/7. Licensed & insured. Call ${PHONE}.`,
    );
  });

  test.each([
    ['power of attorney', /^Power of Attorney in Midland, TX\. Powers of attorney notarized/],
    ['realestate deed', /Deeds and real estate papers notarized/],
    ['vehical title', /Vehicle titles notarized/],
  ])('has a sentence of its own for %s', (keyword, sentence) => {
    expect(seoOf(`?keyword=${encodeURIComponent(keyword)}`).description).toMatch(sentence);
    expect(seoOf('?keyword=affidavit').description).not.toMatch(sentence);
  });
});

test('keywords are the searched words, each once', () => {
  expect(seoOf('?keyword=notery&service=Affidavit&location=Odessa').keywords).toEqual([
    'affidavit',
    'notary',
    'affidavit odessa tx',
    'notary odessa',
  ]);
});

test.each([
  '',
  '?',
  '?q=notary',
  '?keyword=',
  '?keyword=%20%0A&service=&location=%E2%80%8B',
  '?Keyword=x',
])('an address without a search gives nothing: "%s"', (search) => {
  expect(searchQuery(search)).toBeUndefined();
});

const value = fc.oneof(
  anyText({ maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'a'.repeat(5000)),
);
const search = fc
  .record({ keyword: value, service: value, location: value }, { requiredKeys: [] })
  .map((parts) => `?${new URLSearchParams(parts as Record<string, string>)}`);

const words = fc.constantFrom('emergency', 'real estate', 'affidavit', 'deed', 'will', 'title');
const phrase = fc.array(words, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));

test('what follows the place depends on the phrase before it and on nothing else', () => {
  fc.assert(
    fc.property(phrase, fc.option(phrase), fc.option(phrase), (service, keyword, location) => {
      const { title } = querySeo(
        { service, keyword: keyword ?? undefined, location: location ?? undefined },
        PHONE,
      );
      expect(title.includes('| 24/7 Emergency Service |')).toBe(service.includes('emergency'));
      expect(title.includes('| Property Documents & Transfers |')).toBe(
        service.includes('real estate'),
      );
      expect(title.includes('| Professional Mobile Notary |')).toBe(
        !/emergency|real estate/.test(service),
      );
    }),
  );
});

test('whatever the address says, texts are short, printable and end as they must', () => {
  fc.assert(
    fc.property(search, (address) => {
      const query = searchQuery(address);
      fc.pre(query !== undefined);
      const { title, description, keywords } = querySeo(query as SearchQuery, PHONE);
      expect(title).toMatch(/ TX \| .+Veteran-Owned$/);
      expect(description.endsWith(`Available 24/7. Licensed & insured. Call ${PHONE}.`)).toBe(true);
      expect([...title].length).toBeLessThanOrEqual(240);
      expect([...description].length).toBeLessThanOrEqual(420);
      expect([...keywords.join()].length).toBeLessThanOrEqual(500);
      expect(title + description + keywords).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
    { numRuns: cases(100, 500) },
  );
});
