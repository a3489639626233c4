import type { GeoPoint } from '../../schemas/geo-point.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';

/** Size of the drawing, in its own units. */
export const MAP_SIZE = { width: 760, height: 640 } as const;

/** Corner of the drawing in the north-west, and units a degree; east is shortened for this latitude. */
const NORTH_WEST: GeoPoint = { latitude: 32.62, longitude: -103.05 };
const UNITS_A_DEGREE = 400;
const SHORTENED = 0.85;

/** A town on the drawing. */
export interface MapTown {
  name: string;
  x: number;
  y: number;
  /** Of the primary area. */
  primary: boolean;
}

/** Main roads as the towns they join; only an ornament, not for finding the way. */
const ROADS = [
  { name: 'I-20', through: ['Odessa', 'Midland', 'Stanton', 'Big Spring'] },
  { name: 'US 385', through: ['Andrews', 'Odessa', 'Crane', 'McCamey'] },
  { name: 'SH 349', through: ['Midland', 'Rankin'] },
  { name: 'SH 158', through: ['Midland', 'Garden City'] },
  { name: 'SH 176', through: ['Andrews', 'Big Spring'] },
  { name: 'SH 137', through: ['Stanton', 'Garden City'] },
  { name: 'US 67', through: ['McCamey', 'Rankin'] },
] as const;

function drawn({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  return {
    x: Math.round((longitude - NORTH_WEST.longitude) * UNITS_A_DEGREE * SHORTENED),
    y: Math.round((NORTH_WEST.latitude - latitude) * UNITS_A_DEGREE),
  };
}

/** The towns of the service area at their places on the drawing. */
export function mapTowns({ area }: SiteConfig): MapTown[] {
  const primary = [
    { name: 'Midland', ...drawn(area.midland), primary: true },
    { name: 'Odessa', ...drawn(area.odessa), primary: true },
    { name: 'Stanton', ...drawn(area.stanton), primary: true },
  ];
  const extended = area.extended.map((town) => ({
    name: town.name,
    ...drawn(town),
    primary: false,
  }));
  return [...primary, ...extended];
}

/** The roads between those towns, each as the points of a line; a road to an unknown town is left out. */
export function mapRoads(towns: readonly MapTown[]): { name: string; points: string }[] {
  return ROADS.flatMap(({ name, through }) => {
    const stops = through.map((stop) => towns.find((town) => town.name === stop));
    if (stops.includes(undefined)) return [];
    return [{ name, points: stops.map((stop) => `${stop?.x},${stop?.y}`).join(' ') }];
  });
}

/** Radius of so many miles on the drawing. */
export function mapRadius(miles: number): number {
  const milesADegree = 69.1;
  return Math.round((miles / milesADegree) * UNITS_A_DEGREE);
}
