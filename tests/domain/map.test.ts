import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeLabels } from '../../renderer/features/map/label-places.ts';
import { mapExtent, scaleBar } from '../../renderer/features/map/map-extent.ts';
import { projectionAround } from '../../renderer/features/map/projection.ts';

const MIDLAND = { latitude: 31.9973, longitude: -102.0779 };

describe('the projection', () => {
  const draw = projectionAround(MIDLAND, 2);

  test('puts its centre at the origin, east to the right and south below', () => {
    expect(draw(MIDLAND)).toEqual({ x: 0, y: 0 });
    const odessa = draw({ latitude: 31.8457, longitude: -102.3676 });
    expect(odessa.x).toBeLessThan(0);
    expect(odessa.y).toBeGreaterThan(0);
  });

  test('keeps distances: a degree of latitude is 111 km', () => {
    expect(draw({ ...MIDLAND, latitude: MIDLAND.latitude + 1 })).toEqual({ x: 0, y: -222.4 });
  });
});

describe('labels', () => {
  const dot = (x: number, y: number) => ({ x, y, width: 60, height: 20 });

  test('stand on the right of a dot that has room', () => {
    const [label] = placeLabels([dot(0, 0)], [], 200);
    expect(label?.anchor).toBe('start');
    expect(label?.x).toBeGreaterThan(0);
  });

  test('make way for other dots and for the edge of the drawing', () => {
    const [left, right] = placeLabels([dot(0, 0), dot(30, 0)], [], 200);
    expect([left?.anchor, right?.anchor]).toEqual(['end', 'start']);
    expect(placeLabels([dot(190, 0)], [], 200)[0]?.anchor).toBe('end');
  });

  test('cross a line only where there is no other way', () => {
    const road = [
      { x: 0, y: 0 },
      { x: 150, y: 0 },
    ];
    expect(placeLabels([dot(0, 0)], [road], 200)[0]?.anchor).toBe('end');
  });

  test('leave air between lines that stand one above the other', () => {
    const [upper, lower] = placeLabels([dot(0, 0), dot(0, 24)], [], 200);
    expect(upper?.anchor).toBe('start');
    expect(lower?.anchor).not.toBe('start');
  });

  test('never share their place, however near the dots are', () => {
    const places = placeLabels([dot(0, 0), dot(8, 0), dot(4, 8)], [], 200);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });
});

const point = fc.record({
  latitude: fc.double({ min: -70, max: 70, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
});

describe('the extent of a drawing', () => {
  test('of one place is what can be walked around it', () => {
    const { centre, unitsPerKm, zoom } = mapExtent([MIDLAND]);
    expect(centre).toEqual(MIDLAND);
    expect(280 / unitsPerKm).toBeCloseTo(0.8);
    expect(zoom).toBeGreaterThan(14);
  });

  test('of several holds all of them in the square that narrow screens show', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (places) => {
        const { centre, unitsPerKm, zoom } = mapExtent(places);
        const draw = projectionAround(centre, unitsPerKm);
        for (const { x, y } of places.map(draw)) {
          expect(Math.abs(x)).toBeLessThan(280);
          expect(Math.abs(y)).toBeLessThan(280);
        }
        expect(Number.isInteger(zoom) && zoom >= 7 && zoom <= 17).toBe(true);
      }),
    );
  });
});

describe('the scale', () => {
  test.each([
    ['GB', 'en-GB', 350, 0.2 * 1.609344, '0.2 mi'],
    ['US', 'en', 3, 20 * 1.609344, '20 mi'],
    ['AT', 'de', 350, 0.25, '250 m'],
    ['MX', 'es', 10, 10, '10 km'],
  ])('in %s, in %s, at %d units a kilometre', (country, language, unitsPerKm, km, text) => {
    expect(scaleBar(unitsPerKm, country, language)).toEqual({ km, text });
  });

  test('is never wider than half of the square, however near or far', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.03, max: 350, noNaN: true }), (unitsPerKm) => {
        for (const country of ['US', 'FR'])
          expect(scaleBar(unitsPerKm, country, 'en').km * unitsPerKm).toBeLessThanOrEqual(140);
      }),
    );
  });
});
