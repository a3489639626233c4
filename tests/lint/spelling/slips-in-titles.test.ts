import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({ fees: { travel: 40 } });

function told(heading: string): string[] {
  return findingsIn({ note: { heading } }, { facts: FACTS, only: 'copy/spelling' });
}

describe('a slip in a title, all of whose words have capitals', () => {
  it.each([
    ['Same Day Service Avaliable - Book Now!', 'Avaliable'],
    ['Emergency Plumbing Servise - Call 24/7', 'Servise'],
    ['Real Estate Photograhper for Busy Agents', 'Photograhper'],
    ['Gutter Cleaning and Reapir', 'Reapir'],
    ['Free Estmates on Every Roof', 'Estmates'],
    ['Wedding Flowers, Delivered Tommorrow', 'Tommorrow'],
  ])('%s', (heading, word) => {
    expect(told(heading)).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    'Piano Tuning in Menomonie and Chippewa Falls',
    'Roof Repair near Galion, Ohio',
    'Meet Jim Thurner',
    'The Carpentar Family Method',
    'Gutter Cleaning | Brekland Services',
    'Slate Roofing by Halverson & Daughters',
    'Lawn Care for Mansfeild County Homes',
    'Tours of Old Sterlington',
    'Roof Repair in Mansfield and Servise',
    'Painting from Bartlet to Conway',
    'A note from Fredrick, the owner of this shop',
    'How Estmates works with your insurer',
  ])('not told: %s', (heading) => {
    expect(told(heading)).toEqual([]);
  });
});

describe('a slip in a word with a capital letter that no name is like', () => {
  it.each([
    ['Messgae us', 'Messgae'],
    ['Beutiful', 'Beutiful'],
    ['Interrnational', 'Interrnational'],
    ['Read the Polciy before you sign', 'Polciy'],
    ['Competitvie for a year', 'Competitvie'],
  ])('%s', (heading, word) => {
    expect(told(heading)).toEqual([`copy/spelling: ${word}`]);
  });

  it.each(['Tumblr', 'Find us on Fiverr', 'Grindr and Flickr', 'Kristen and Micheal', 'Xpress'])(
    'not told: %s',
    (heading) => {
      expect(told(heading)).toEqual([]);
    },
  );
});
