import type { GeoPoint } from '../../../schemas/geo-point.ts';

/** A point of a drawing: x to the right, y down. */
export interface DrawnPoint {
  x: number;
  y: number;
}

const KM_PER_DEGREE = 111.2;

/**
 * Projects points relative to a center, which becomes 0, 0. Parallels are as long as at the center: over a hundred
 * miles the difference is not visible.
 */
export function projectionAround(
  centre: GeoPoint,
  unitsPerKm: number,
): (point: GeoPoint) => DrawnPoint {
  const perLatitude = KM_PER_DEGREE * unitsPerKm;
  const perLongitude = perLatitude * Math.cos((centre.latitude * Math.PI) / 180);
  const round = (value: number) => Math.round(value * 10) / 10;
  return ({ latitude, longitude }) => ({
    x: round((longitude - centre.longitude) * perLongitude),
    y: round((centre.latitude - latitude) * perLatitude),
  });
}
