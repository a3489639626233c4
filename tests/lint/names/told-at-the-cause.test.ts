import { expect, it } from 'vitest';
import { unlistedReadings } from '../../../cli/rules/unlisted-reading.ts';
import { toldInConfig } from '../../support/told-in-config.ts';
import { FACTS } from '../copy-findings.ts';

const ODESSA = { latitude: 31.8457, longitude: -102.3676 };
const BUSINESS = {
  address: { country: 'US', region: 'TX' },
  currency: 'USD',
  geo: { latitude: 31.9973, longitude: -102.0779 },
};
const towns = (longitude: number, miles: number) => ({
  area: {
    towns: [
      { name: 'Stanton', miles: 20, latitude: 32.1293, longitude: -101.7885 },
      { name: 'Odessa', miles: 21, ...ODESSA },
      { name: 'Big Spring', miles, latitude: 32.2504, longitude },
    ],
  },
});

it('a point that lost its sign or a distance that is too short is told once', () => {
  expect(toldInConfig(towns(-101.4787, 40), BUSINESS)).toEqual([]);
  expect(toldInConfig(towns(-101.4787, 4), BUSINESS)).toEqual([
    'area.towns[2].miles facts/whereabouts',
  ]);
  expect(toldInConfig(towns(101.4787, 40), BUSINESS)).toEqual([
    'area.towns[2].longitude facts/whereabouts',
  ]);
});

it('a reading that another topic of the page has is not to be listed first', () => {
  const conflict = (topic: string, readings: string[], pages: string[]) => ({
    topic,
    readings,
    pages,
  });
  const conflicts = [
    conflict('Travel', ['fees.travel', 'fees.flat'], ['/about']),
    conflict('Evenings', ['fees.flat', 'fees.evening'], ['/prices']),
  ];
  const hints = unlistedReadings('/about', { ...FACTS, conflicts }).map(({ name, hint }) => [
    name,
    hint,
  ]);
  expect(hints).toEqual([
    [
      'fees.flat',
      'If another reading of "Travel" is meant, write it: fees.travel. If not, add /about to the pages of "Evenings".',
    ],
    ['fees.evening', 'Add /about to the pages of "Evenings", or show no reading of it here.'],
  ]);
});
