import type { GeoPoint } from '../../../schemas/geo-point.ts';
import { HALF, type ScaleBar } from './DrawnMap.tsx';
import { projectionAround } from './projection.ts';

/** Extent of a drawing. */
export interface MapExtent {
  centre: GeoPoint;
  unitsPerKm: number;
  /** Leaflet's zoom level for about the same extent. */
  zoom: number;
}

/** Margin between the outermost place and the edge, for its label. */
const MARGIN = 1.35;

/** Radius around a single place in kilometres: walking distance. */
const NEAR = 0.8;

/** Kilometres that a square of 560 pixels covers at Leaflet's zoom level 0 at the equator: 40,075 on 256 pixels. */
const WORLD = (40_075 / 256) * 2 * HALF;

/**
 * The midpoint of the outermost places, and a scale at which all of them fit in the square that narrow screens show.
 */
export function mapExtent(places: readonly GeoPoint[]): MapExtent {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => longitude)),
  };
  const inKm = projectionAround(centre, 1);
  const reach = places.map(inKm).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]);
  const half = Math.max(NEAR, ...reach.map((km) => km * MARGIN));
  const across = WORLD * Math.cos((centre.latitude * Math.PI) / 180);
  const zoom = Math.floor(Math.log2(across / (2 * half)));
  return { centre, unitsPerKm: HALF / half, zoom: Math.min(17, Math.max(7, zoom)) };
}

/** Countries with road signs in miles. */
const IN_MILES = new Set(['US', 'GB', 'LR', 'MM']);

const KM_PER_MILE = 1.609344;

/** Round lengths for the scale bar, in kilometres or miles. */
const LENGTHS = [
  ...[0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
] as const;

/** A round length of about a quarter of the square, in the units of the business's country. */
export function scaleBar(unitsPerKm: number, country: string, language: string): ScaleBar {
  const isMiles = IN_MILES.has(country);
  const unit = isMiles ? KM_PER_MILE : 1;
  const room = HALF / 2 / unitsPerKm / unit;
  const length = LENGTHS.findLast((known) => known <= room) ?? LENGTHS[0];
  const isShort = !isMiles && length < 1;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isMiles ? 'mile' : isShort ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: 2,
  });
  return { km: length * unit, text: format.format(isShort ? length * 1000 : length) };
}
