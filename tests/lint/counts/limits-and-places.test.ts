import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  company: { zoneMiles: 15, technicians: 6, educators: 11 },
  fleet: { dayBoats: 3 },
  garantia: { obra: 5 },
  betreuung: { plaetze: 16 },
  kurse: { gruppe: 6 },
  fees: { zone: 35 },
});

function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, {
    facts: factsIn(language, FACTS),
    language,
    only: 'facts/contradiction',
  });
}

const inTile = (stat: string, description: string, language = 'en') =>
  told({ guide: { credentials: [{ stat, description }] } }, language);

describe('a distance', () => {
  it.each([
    'Knife River is 20 miles out, so the zone fee is {fees.zone}.',
    'Grand Lake is about 18 miles from the shop, so the zone fee of {fees.zone} applies.',
    'One signature, 25 miles out, by day, outside the zone.',
    'To Sahuarita, at 19 miles, the zone fee is added.',
  ])('of a place or an example is no limit: %s', (text) => {
    expect(told({ note: { text } })).toEqual([]);
  });

  it.each([
    ['Our zone ends after 20 miles.', '20'],
    ['In the zone we come up to 20 miles for nothing.', '20'],
  ])('up to which something holds is one: %s', (text, figure) => {
    expect(told({ note: { text } })).toEqual([`facts/contradiction: ${figure}`]);
  });
});

describe('a number of things', () => {
  it('is that of the fact where all of them are counted', () => {
    expect(told({ note: { text: 'Five technicians, nine vans and a cat.' } })).toHaveLength(1);
    expect(inTile('9 educators', 'for the small ones')).toHaveLength(1);
  });

  it('is that of some where they share something, or far fewer do', () => {
    const text = 'The other place in the rotation is shared by five technicians and Josie.';
    expect(told({ note: { text } })).toEqual([]);
    expect(inTile('4 educators', 'are the least with which we open')).toEqual([]);
  });

  it('is not that of a unit which a key has before what it counts', () => {
    expect(inTile('7 days', 'to change a day boat for nothing')).toEqual([]);
    expect(inTile('4 day boats', 'for up to ten people')).toHaveLength(1);
  });

  it('is not what the term of a warranty is of', () => {
    expect(inTile('47', 'obras en pueblos entre 2024 y 2025', 'es')).toEqual([]);
  });

  it('is not that of another group which the page is named after', () => {
    const credentials = [{ stat: '12 Plätze', description: 'sechs davon mit Hund' }];
    const page = (headline: string) => ({ hero: { headline }, guide: { credentials } });
    expect(told(page('Erste-Hilfe-Kurs für Hunde'), 'de')).toEqual([]);
    expect(told(page('Betreuung für Hunde'), 'de')).toHaveLength(1);
  });
});
