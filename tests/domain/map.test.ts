import { describe, expect, test } from 'vitest';
import { placeLabels } from '../../site/map/label-places.ts';
import { projectionAround } from '../../site/map/map-projection.ts';

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
