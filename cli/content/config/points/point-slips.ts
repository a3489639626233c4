import type { GeoPoint } from '../../../../schemas/geo-point.ts';
import { isOutside, isScattered } from '../country-boxes.ts';
import type { PostalArea } from '../postal-areas.ts';
import { isFarOutsideState, isLatitudeOutside } from '../state-boxes.ts';

/** What a point on the map should have been. */
export interface PointSlip {
  /** The number that is wrong; of two swapped ones the first. */
  key: 'latitude' | 'longitude';
  hint: string;
}

/** Points within so many kilometers of another one of the site belong together. */
const NEAR = 150;

/** A point this far from all others may have two digits swapped. */
const FAR = 500;

const RADIUS = 6371;

/** The straight line between two points, along the surface of the earth. */
export function kilometers(one: GeoPoint, other: GeoPoint): number {
  const [a, b, length] = [one.latitude, other.latitude, other.longitude - one.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(length);
  return RADIUS * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

const SIGN = 'Check the sign: ';

/** The points that a slip with signs or with the order of the two numbers turns into this one. */
function turned({ latitude, longitude }: GeoPoint): readonly (PointSlip & { meant: GeoPoint })[] {
  const swapped = 'Latitude and longitude seem to be swapped.';
  const all: readonly (PointSlip & { meant: GeoPoint })[] = [
    {
      key: 'longitude',
      meant: { latitude, longitude: -longitude },
      hint: `${SIGN}places west of Greenwich have a negative longitude.`,
    },
    {
      key: 'latitude',
      meant: { latitude: -latitude, longitude },
      hint: `${SIGN}places south of the equator have a negative latitude.`,
    },
    { key: 'latitude', meant: { latitude: longitude, longitude: latitude }, hint: swapped },
    { key: 'latitude', meant: { latitude: longitude, longitude: -latitude }, hint: swapped },
    { key: 'latitude', meant: { latitude: -longitude, longitude: latitude }, hint: swapped },
  ];
  return all.filter(({ meant }) => Math.abs(meant.latitude) <= 90);
}

/** A number with two neighboring digits before its point swapped. */
function* digitsSwapped(value: number): Generator<number> {
  const digits = String(value);
  const whole = digits.indexOf('.') < 0 ? digits.length : digits.indexOf('.');
  for (let at = 1; at < whole; at++)
    if (/\d\d/.test(digits.slice(at - 1, at + 1)) && digits[at] !== digits[at - 1])
      yield Number(digits.slice(0, at - 1) + digits[at] + digits[at - 1] + digits.slice(at + 1));
}

function* withDigitsSwapped({
  latitude,
  longitude,
}: GeoPoint): Generator<PointSlip & { meant: GeoPoint }> {
  const hint = 'Check the order of its digits.';
  for (const meant of digitsSwapped(latitude))
    yield { key: 'latitude', meant: { latitude: meant, longitude }, hint };
  for (const meant of digitsSwapped(longitude))
    yield { key: 'longitude', meant: { latitude, longitude: meant }, hint };
}

/** The slip that put the point of a business outside its country. */
export function slipOutside(point: GeoPoint, country: string): PointSlip | undefined {
  if (!isOutside(point, country)) return undefined;
  const slip = turned(point).find(({ meant }) => !isOutside(meant, country));
  if (slip || isScattered(country)) return slip;
  const hint = 'Look the place up on a map: latitude counts to the north, longitude to the east.';
  return { key: 'latitude', hint };
}

/**
 * The slip that put a point far outside its state, in its country; told at the number that is outside.
 *
 * @param key of the state, which may be wrong instead.
 */
export function slipOutsideState(
  point: GeoPoint,
  region: string,
  key = 'address.region',
): PointSlip | undefined {
  const isOut = (one: GeoPoint) => isFarOutsideState(one, region);
  if (!isOut(point)) return undefined;
  const slip = [...turned(point), ...withDigitsSwapped(point)].find(({ meant }) => !isOut(meant));
  if (slip) return slip;
  const hint = `Look the place up on a map, or correct ${key}.`;
  return { key: isLatitudeOutside(point, region) ? 'latitude' : 'longitude', hint };
}

/** The slip that put the point of a business far away from the area of its postal code. */
export function slipOutsideArea(
  point: GeoPoint,
  { middle, radius }: PostalArea,
): PointSlip | undefined {
  const isOut = (one: GeoPoint) => kilometers(one, middle) > radius;
  if (!isOut(point)) return undefined;
  const slip = [...turned(point), ...withDigitsSwapped(point)].find(({ meant }) => !isOut(meant));
  if (slip) return slip;
  const hint = 'Look the place up on a map, or correct address.postalCode.';
  const off = (key: 'latitude' | 'longitude') => Math.abs(point[key] - middle[key]);
  return { key: off('latitude') > off('longitude') / 2 ? 'latitude' : 'longitude', hint };
}

/**
 * The slip that took a point far away from all others of a site.
 *
 * @param country of the business: of two points that are far apart, the one that is not in it is wrong.
 */
export function slipFarAway(
  point: GeoPoint,
  others: readonly GeoPoint[],
  country: string,
): PointSlip | undefined {
  if (others.length < 2 && !isOutside(point, country)) return undefined;
  if (others.some((other) => kilometers(point, other) < FAR)) return undefined;
  return [...turned(point), ...withDigitsSwapped(point)].find(({ meant }) =>
    others.some((other) => kilometers(meant, other) < NEAR),
  );
}
