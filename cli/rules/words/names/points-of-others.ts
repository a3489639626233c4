import { knownPoints } from '../../../content/config/points/known-points.ts';
import type { Facts } from '../../../content/facts/facts.ts';

/** Degrees within which two points are the same; a page may write fewer digits. */
const SAME = 0.0005;

/** Degrees from which on two points are no longer in one town. */
const APART = 0.02;

interface Point {
  latitude: number;
  longitude: number;
}

function distance(one: Point, other: Point): number {
  return Math.max(
    Math.abs(one.latitude - other.latitude),
    Math.abs(one.longitude - other.longitude),
  );
}

/** The place whose point on the map a page has, if the configuration has another one for the page's own place. */
export function pointOfAnother(
  place: { latitude?: unknown; longitude?: unknown },
  own: string,
  facts: Facts,
): { name: string; right: Point } | undefined {
  const { latitude, longitude } = place;
  if (!facts.site || typeof latitude !== 'number' || typeof longitude !== 'number')
    return undefined;
  const points = knownPoints(facts.site, facts.get('business.address.locality'));
  const name = own.toLowerCase();
  const written = { latitude, longitude };
  const [right, ...more] = points.filter((point) => point.name === name);
  if (!right || [right, ...more].some((point) => distance(point, written) < APART))
    return undefined;
  const other = points.find((point) => point.name !== name && distance(point, written) < SAME);
  return (
    other && {
      name: other.name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
      right,
    }
  );
}
