import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({
  team: { phone: '0664 555 01 17', mobile: '(571) 355-6199', deputy: 'r.kofler@verband.example' },
});

const told = (text: string, language = 'de') =>
  findingsOf(text, { language, facts: FACTS, at: 'body', only: 'facts/typed-' });

describe('the place of a phone number', () => {
  it.each([
    ['de', 'Wir sind da (0664 555 01 17) und öffnen gern.', '0664 555 01 17'],
    ['de', 'Wir sind da (Werkstatt: 0664 555 01 17) und öffnen gern.', '0664 555 01 17'],
    ['de', 'Wir sind da (0664 555 01 17 oder per Mail) und öffnen gern.', '0664 555 01 17'],
    ['en', 'Call us at ( 571) 355-6199 first.', '( 571) 355-6199'],
    ['en', 'Call us at (571) 355-6199 first.', '(571) 355-6199'],
  ])('has both brackets or none (%s): %s', (language, text, written) => {
    expect(told(text, language)).toEqual([`facts/typed-phone: ${written}`]);
  });
});

describe('an address of the domain of one person', () => {
  const own = factsWith({ team: { deputy: 'r.kofler@verband.example' } });
  const withMail = factsWith({
    business: {
      ...{ name: 'Halm', type: 'Electrician', email: 'mail@halm.example' },
      address: { locality: 'Kassel', country: 'DE' },
    },
    team: { deputy: 'r.kofler@verband.example' },
  });
  const signed =
    'Es grüßt Sie herzlich\n\nDr. Anna Unterberger\n\nRing 3, 1010 Wien\n\nunterberger@verband.example';
  const of = (text: string, facts = withMail) =>
    findingsOf(text, { language: 'de', facts, at: 'body', only: 'facts/typed-email' });

  it('is not that of the business, which has its own', () => {
    expect(of(signed)).toEqual([]);
  });

  it('is that of the business otherwise, and so is that of its own address', () => {
    expect(of(signed, own)).toHaveLength(1);
    expect(of('Es grüßt Dr. Anna Unterberger\n\nunterberger@halm.example')).toHaveLength(1);
    expect(of('Schreiben Sie uns an buero@verband.example.')).toHaveLength(1);
  });
});
