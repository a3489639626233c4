import type { Site } from '../../renderer/context/site.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';

/** Size of the drawing, in its own units. */
export const MAP_SIZE = { width: 750, height: 620 } as const;

/** North-west corner of the drawing; a degree of longitude is shorter than one of latitude here. */
const CORNER: GeoPoint = { latitude: 32.58, longitude: -103.02 };
const UNITS_A_DEGREE = 400;
const LONGITUDE_FACTOR = 0.85;
const MILES_A_DEGREE = 69.1;

/** A town on the drawing. */
export interface MapTown {
  name: string;
  x: number;
  y: number;
  /** Whether it belongs to the primary area. */
  primary: boolean;
  /** Side of the dot the label is on, so that it stays clear of the roads. */
  side: 'start' | 'end';
}

/** A road on the drawing. */
export interface MapRoad {
  name: string;
  /** Points of its line. */
  points: string;
  /** Interstates are drawn wider. */
  interstate: boolean;
}

type Stop = string | readonly [latitude: number, longitude: number];

/** Main roads by the towns they connect and where they leave the drawing: decorative, not for navigation. */
const ROADS: readonly { name: string; stops: readonly Stop[] }[] = [
  {
    name: 'I-20',
    stops: [[31.5, -103.1], 'Odessa', 'Midland', 'Stanton', 'Big Spring', [32.42, -100.7]],
  },
  {
    name: 'US 385',
    stops: [[32.7, -102.63], 'Andrews', 'Odessa', 'Crane', 'McCamey', [30.95, -102.3]],
  },
  { name: 'SH 349', stops: [[32.7, -101.95], 'Midland', 'Rankin', [30.95, -101.95]] },
  { name: 'SH 158', stops: ['Midland', 'Garden City', [31.83, -100.7]] },
  { name: 'SH 176', stops: [[32.35, -103.1], 'Andrews', 'Big Spring'] },
  { name: 'US 87', stops: [[32.7, -101.9], 'Big Spring', [31.8, -100.7]] },
  { name: 'SH 137', stops: ['Stanton', 'Garden City', [31.19, -101.46]] },
  {
    name: 'US 67',
    stops: [[30.95, -102.6], 'McCamey', 'Rankin', [31.19, -101.46], [31.4, -100.7]],
  },
  { name: 'SH 302', stops: ['Odessa', [31.87, -103.1]] },
];

function drawn({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  return {
    x: Math.round((longitude - CORNER.longitude) * UNITS_A_DEGREE * LONGITUDE_FACTOR),
    y: Math.round((CORNER.latitude - latitude) * UNITS_A_DEGREE),
  };
}

/** The towns of the service area with their positions on the drawing, primary area first. */
export function mapTowns({ area }: Site): MapTown[] {
  const primary = [
    { name: 'Midland', point: area.midland, primary: true },
    { name: 'Odessa', point: area.odessa, primary: true },
    { name: 'Stanton', point: area.stanton, primary: true },
  ];
  const extended = area.extended.map(({ name, latitude, longitude }) => ({
    name,
    point: { latitude, longitude },
    primary: false,
  }));
  return [...primary, ...extended].map(({ name, point, primary }) => {
    const side = point.longitude < area.midland.longitude ? 'end' : 'start';
    return { name, primary, side, ...drawn(point) };
  });
}

/** The roads between those towns; a road with an unknown town is omitted. */
export function mapRoads(towns: readonly MapTown[]): MapRoad[] {
  return ROADS.flatMap(({ name, stops }) => {
    const corners = stops.map((stop) =>
      typeof stop === 'string'
        ? towns.find((town) => town.name === stop)
        : drawn({ latitude: stop[0], longitude: stop[1] }),
    );
    if (corners.includes(undefined)) return [];
    const points = corners.map((corner) => `${corner?.x},${corner?.y}`).join(' ');
    return [{ name, points, interstate: name.startsWith('I-') }];
  });
}

/** A distance in miles in units of the drawing. */
export function mapLength(miles: number): number {
  return Math.round((miles / MILES_A_DEGREE) * UNITS_A_DEGREE);
}
