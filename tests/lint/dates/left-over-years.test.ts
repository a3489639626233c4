import { describe, expect, it } from 'vitest';
import { FACTS, findingsIn } from '../copy-findings.ts';

const facts = { ...FACTS, now: Date.UTC(2026, 10, 29) };

/** The dates that are told to be past. */
function told(raw: object, kind: 'landing' | 'page' = 'landing', language = 'en'): string[] {
  return findingsIn(raw, { facts, kind, language }).flatMap((finding) =>
    finding.startsWith('copy/past-date: ') ? [finding.slice('copy/past-date: '.length)] : [],
  );
}

const banner = (text: string) => ({ hero: { urgencyBanner: { text } } });
const titled = (title: string, rest: object = {}) => ({ seo: { title }, ...rest });

describe('a date that is left over from the last time is told beside the same day of a later year', () => {
  it.each([
    ['en', 'Open day at the wharf on 7 March 2026', 'Sunday 7 March 2027, from 11 to 3'],
    ['en', 'Half marathon in the Fens, 5 July 2026', 'Sunday 4 July, and 5 July 2027 for kids'],
    ['en', 'Open house on March 7, 2026', 'Sunday, March 7, 2027'],
    ['en', 'Regatta, May 23 to 25, 2026', 'May 23 to 25, 2027'],
    ['en', 'Crafts week 26 March to 5 April 2026', '26 March to 5 April 2027'],
    ['en', 'Lambing weekend, Easter 2026', 'Come and feed them: Easter 2027'],
    ['de', 'Hoffest am 07.03.2026', 'Sonntag, 7. März 2027'],
    ['de', 'Tag der offenen Tür am 14. Juni 2026', '14. Juni 2027, 11 bis 17 Uhr'],
    ['es', 'Puertas abiertas el 7 de marzo de 2026', 'Domingo 7 de marzo de 2027'],
  ])('%s: %s', (language, title, text) => {
    expect(told(titled(title, banner(text)), 'landing', language)).toHaveLength(1);
  });

  it('on a page that ends on about this day', () => {
    const until = (expireAt: string, title: string) => told(titled(title, { page: { expireAt } }));
    expect(until('2027-03-07T16:00', 'Open day on 7 March 2026')).toEqual(['7 March 2026']);
    expect(until('2027-03-07T16:00', 'Open day on 8 March 2026')).toEqual(['8 March 2026']);
    expect(until('2027-06-30T16:00', 'Evening class, 12 October 2026')).toEqual([]);
    expect(until('2027-09-01T00:00', 'Season ticket, 1 September 2026')).toEqual([]);
    expect(until('2027-03-07T16:00', 'Open day on 7 March 2026: the photos')).toEqual([]);
  });

  it('in a month that the page ends in, or names with a later year', () => {
    const until = (expireAt: string, title: string) => told(titled(title, { page: { expireAt } }));
    expect(until('2026-12-13T17:00', 'Wreath market, December 2025')).toEqual(['December 2025']);
    expect(until('2026-12-13T17:00', 'Wreath market, November 2025')).toEqual([]);
    expect(until('2026-12-13T17:00', 'Winners of December 2025')).toEqual([]);
    const spiced = banner('Mulled wine on 12 and 13 December 2026');
    const page = { expireAt: '2026-12-13T17:00' };
    const mulled = titled('Wreath market, December 2025', { ...spiced, page });
    expect(told(mulled)).toEqual(['December 2025']);
    const title = 'Wreath market, December 2025';
    expect(told(titled(title, banner('12 and 13 December 2026')))).toEqual(['December 2025']);
  });

  it('in kickers, headlines and the first words of a page', () => {
    const closing = { headings: { closingKicker: 'Sunday, 7 March 2026' } };
    expect(told({ ...banner('7 March 2027'), ...closing })).toHaveLength(1);
    const title = { heading: 'Christmas concert', kicker: '13 December 2025' };
    const raw = { seo: { title: 'Concert on 13 December 2026' }, sections: [{ title }] };
    expect(told(raw, 'page')).toEqual(['13 December 2025']);
  });
});

describe('a date that has been may be named', () => {
  it.each([
    ['en', 'Open day, 7 March 2026: photos', 'The next one is on 7 March 2027'],
    ['en', 'Results of 7 March 2026', 'Next race: 7 March 2027'],
    ['en', 'Our prices since 1 January 2026', 'New prices on 1 January 2027'],
    ['en', 'We moved to Mill Lane on 1 April 2026', 'Open on Sundays, too: 1 April 2027'],
    ['en', 'Born before 1 September 2023?', 'School begins on 1 September 2027'],
    ['en', 'Membership 7 March 2026 to 7 March 2027', 'Ends on 7 March 2027'],
    ['en', 'Bought on 3 May 2026', 'Covered until 3 May 2028'],
    ['en', 'The act of 28 June 2025 and your shop', 'Old machines: 28 June 2030'],
    ['en', 'Accessibility: 28 June 2025', 'Old machines may stay until 28 June 2030'],
    ['en', 'Tax year to 5 April 2026', 'Next: 5 April 2027'],
    ['en', 'Updated on 7 March 2026', 'Next inspection 7 March 2027'],
    ['en', 'Winter menu of 4 March 2026', 'The new one: 4 March 2027'],
    ['en', 'New kiln, 7 March 2026', 'First anniversary: 7 March 2027'],
    ['de', 'Preise ab 1. Januar 2026', 'Neue Preise: 1. Januar 2027'],
    ['de', 'Rückblick: Hoffest, 7. März 2026', 'Das nächste: 7. März 2027'],
    ['de', 'Das Gesetz vom 28. Juni 2025', 'Frist: 28. Juni 2030'],
    ['de', 'Eröffnet am 7. März 2025', 'Jubiläum am 7. März 2027'],
    ['es', 'Tarifas desde el 1 de enero de 2026', 'Nuevas: 1 de enero de 2027'],
    ['es', 'Crónica de la feria, 7 de marzo de 2026', 'La próxima: 7 de marzo de 2027'],
    ['es', 'Gracias por venir el 7 de marzo de 2026', 'Nos vemos el 7 de marzo de 2027'],
  ])('%s: %s', (language, title, text) => {
    expect(told(titled(title, { hero: { subheadline: text } }), 'landing', language)).toEqual([]);
  });

  it('and what a text further down says is no announcement', () => {
    const raw = titled('Open day on 7 March 2027', { note: { text: 'First held 7 March 2026.' } });
    expect(told(raw)).toEqual([]);
  });
});
