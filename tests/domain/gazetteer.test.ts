import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCoordinates } from '../../site/calculator/coordinates.ts';
import { estimateLink, readEstimateLink } from '../../site/calculator/estimate-link.ts';
import { greatCircleMiles } from '../../site/places/distance.ts';
import { findInGazetteer, gazetteerTowns, nearestTown } from '../../site/places/gazetteer.ts';
import { ZIP_CODES } from '../../site/places/gazetteer-places.ts';
import { TIME_SLOTS } from '../../site/prices/time-slots.ts';
import { siteFacts } from '../content/site-facts.ts';
import { encodedText } from '../support/any-text.ts';
import { cases } from '../support/proof.ts';

const { area } = siteFacts().config;

describe('the gazetteer', () => {
  test.each([
    ['Midland', 'Midland'],
    ['  odessa, tx ', 'Odessa'],
    ['BIG SPRING, Texas, USA', 'Big Spring'],
    ['Mc Camey', 'McCamey'],
    ['Ft. Stockton TX', 'Fort Stockton'],
    ['79701', 'Midland 79701'],
    ['79720-1234', 'Big Spring 79720'],
    ['Stanton, TX 79782', 'Stanton 79782'],
    ['TX 79714', 'Andrews 79714'],
  ])('finds %j as %s', (typed, name) => {
    expect(findInGazetteer(typed, area)?.name).toBe(name);
  });

  test.each([
    '',
    'TX',
    '300 N Grant Ave, Odessa, TX',
    '12 Main St, Midland, TX 79701',
    'Dallas',
    '75201',
    'Midland 75201',
    '797011',
    'Midland, Michigan',
  ])('leaves %j to the geocoder', (typed) => {
    expect(findInGazetteer(typed, area)).toBeUndefined();
  });

  test('has the points that the owner configured', () => {
    expect(findInGazetteer('Midland', area)?.point).toEqual(area.midland);
    expect(findInGazetteer('Odessa', area)?.point).toEqual(area.odessa);
    for (const { name, latitude, longitude } of area.extended)
      expect(findInGazetteer(name, area)?.point, name).toEqual({ latitude, longitude });
    for (const { name } of [...area.primary, ...area.fromStanton])
      expect(findInGazetteer(name, area), name).toBeDefined();
  });

  test('finds each of its towns and ZIP codes, near to each other and within the reach', () => {
    const names = gazetteerTowns(area).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [zip, town] of ZIP_CODES) {
      const place = findInGazetteer(zip, area);
      const middle = findInGazetteer(town, area);
      if (!place || !middle) throw new Error(`${zip} or ${town} is not found`);
      expect(greatCircleMiles(place.point, middle.point), zip).toBeLessThan(20);
      expect(greatCircleMiles(place.point, area.midland), zip).toBeLessThan(100);
    }
  });

  test('names the town that a point is near to, and none far from all', () => {
    expect(nearestTown({ latitude: 31.86, longitude: -102.36 }, area)).toBe('Odessa');
    expect(nearestTown({ latitude: 40.7, longitude: -74 }, area)).toBeUndefined();
  });
});

describe('typed coordinates', () => {
  test.each([
    ['31.8457', '-102.3676', 31.8457, -102.3676],
    [' +90 ', '−180', 90, -180],
    ['-90', '.5', -90, 0.5],
  ])('%j and %j are a point', (latitude, longitude, north, east) => {
    expect(readCoordinates({ latitude, longitude })).toEqual({ latitude: north, longitude: east });
  });

  test.each([
    ['', '-102', 'missing', 'latitude'],
    ['abc', ' ', 'missing', 'longitude'],
    ['90.1', '0', 'invalid', 'latitude'],
    ['0', '-180.01', 'invalid', 'longitude'],
    ['31,8', '-102', 'invalid', 'latitude'],
    ['Infinity', '0', 'invalid', 'latitude'],
    ['0x1f', '0', 'invalid', 'latitude'],
    ['31 N', '0', 'invalid', 'latitude'],
  ])('%j and %j are no point', (latitude, longitude, fault, field) => {
    expect(readCoordinates({ latitude, longitude })).toEqual({ fault, field });
  });
});

describe('a link to an estimate', () => {
  const inputsOf = (link: string) => link.slice(link.indexOf('?') + 1);
  const anyPlace = fc.oneof(
    fc.constantFrom('Big Spring', 'Midland 79701'),
    fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((n) => Number(n.toFixed(7))),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((n) => Number(n.toFixed(7))),
    }),
  );

  test('gives back exactly the inputs that it was made from', () => {
    fc.assert(
      fc.property(
        anyPlace,
        fc.constantFrom(...TIME_SLOTS),
        fc.integer({ min: 1, max: 100 }),
        (place, timeSlot, signatures) => {
          fc.pre(typeof place === 'string' || !/e/.test(`${place.latitude}${place.longitude}`));
          const read = readEstimateLink(inputsOf(estimateLink({ place, timeSlot, signatures })));
          // A minus before nothing is lost on the way, which is the same place.
          expect(JSON.stringify(read)).toBe(JSON.stringify({ place, timeSlot, signatures }));
        },
      ),
    );
  });

  test.each([
    ['latitude=91&longitude=0', undefined],
    ['latitude=31.9&longitude=', undefined],
    ['timeSlot=evening&signatures=2', undefined],
    [`address=${'x'.repeat(300)}`, undefined],
    [
      'address=Odessa&timeSlot=noon&signatures=-4',
      { place: 'Odessa', timeSlot: 'business-hours', signatures: 1 },
    ],
    [
      'latitude=31.9&longitude=-102&timeSlot=late-night&signatures=5000',
      { place: { latitude: 31.9, longitude: -102 }, timeSlot: 'late-night', signatures: 5000 },
    ],
  ])('%s is read as the form reads it', (inputs, read) => {
    expect(readEstimateLink(inputs)).toEqual(read);
  });

  test('any text is read without a fault', () => {
    const pair = fc.tuple(encodedText(), encodedText()).map((both) => both.join('='));
    const query = fc.array(pair).map((pairs) => pairs.join('&'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), query), (text) => void readEstimateLink(text)),
      { numRuns: cases(10, 100) },
    );
  });
});
