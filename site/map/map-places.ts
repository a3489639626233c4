import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';

/** A town on the map of the service area. */
export interface MapPlace extends GeoPoint {
  name: string;
  /** Travel fee in dollars. */
  travel: number;
  primary: boolean;
}

/**
 * The towns on the map of the service area, nearest first (docs/product.md, "Service area").
 *
 * @param cityTravel travel fee within Midland and Odessa, in the reading of the page.
 */
export function mapPlaces({ area, fees }: SiteConfig, cityTravel: number): MapPlace[] {
  return [
    { name: 'Midland', travel: cityTravel, primary: true, ...area.midland },
    { name: 'Odessa', travel: cityTravel, primary: true, ...area.odessa },
    { name: 'Stanton', travel: fees.stanton, primary: true, ...area.stanton },
    ...area.extended.map(({ name, travel, latitude, longitude }) => ({
      name,
      travel,
      primary: false,
      latitude,
      longitude,
    })),
  ];
}

/** Seats of served counties that are not among the towns, by the name of the county. */
export function otherSeats({ area }: SiteConfig, towns: readonly MapPlace[]): MapPlace[] {
  const isTown = ({ latitude, longitude }: GeoPoint) =>
    towns.some((town) => town.latitude === latitude && town.longitude === longitude);
  return area.counties
    .filter((county) => !isTown(county))
    .map(({ name, ...point }) => ({ name, travel: 0, primary: false, ...point }));
}
