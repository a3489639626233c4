import type { GeoPoint } from '../../schemas/geo-point.ts';

/** Radius of the Earth in miles (docs/product.md, "Calculator"). */
const EARTH_RADIUS_MILES = 3958.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Great-circle distance between two points in miles (docs/product.md, "Calculator"). Uses the haversine formula, which
 * stays precise for close points.
 */
export function greatCircleMiles(from: GeoPoint, to: GeoPoint): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const shrink = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const haversine = Math.min(1, north + shrink * east);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(haversine));
}
