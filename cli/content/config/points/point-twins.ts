import type { GeoPoint } from '../../../../schemas/geo-point.ts';
import type { Path } from '../../value-path.ts';
import type { KnownPoint } from './check-points.ts';

/** Degrees from which on two points are no longer in one town; less is another house in it. */
const APART = 0.02;

/** Digits behind the decimal point that two places have in common only if they are one. */
const PRECISE = 3;

/** Two points of one place, one of them with a slip. */
interface SlippedTwin {
  paths: readonly [one: Path, other: Path];
  key: keyof GeoPoint;
  /** The coordinate of the other one. */
  written: number;
}

/** True for two numbers that one digit makes differ. */
function differInDigit(one: number, other: number): boolean {
  if (Math.abs(one - other) < APART) return false;
  const [a, b] = [one, other].map(String) as [string, string];
  const differing = [...a].filter((digit, at) => digit !== b[at]);
  return a.length === b.length && differing.length === 1 && /\d/.test(differing[0] ?? '');
}

function isPrecise(value: number): boolean {
  return (String(value).split('.')[1] ?? '').length >= PRECISE;
}

const OTHER: Readonly<Record<keyof GeoPoint, keyof GeoPoint>> = {
  latitude: 'longitude',
  longitude: 'latitude',
};

/** The coordinate in which two points differ by a digit, if the other one is the same to the last digit. */
function slipOf(one: GeoPoint, two: GeoPoint): keyof GeoPoint | undefined {
  return (['latitude', 'longitude'] as const).find(
    (key) =>
      one[OTHER[key]] === two[OTHER[key]] &&
      isPrecise(one[OTHER[key]]) &&
      differInDigit(one[key], two[key]),
  );
}

/** Points of one name in several lists, of which one has a wrong digit: `{ name: Crane, latitude: 32.3974 }` beside 31.3974. */
export function slippedTwins(points: readonly KnownPoint[]): SlippedTwin[] {
  return points.flatMap(({ path, name, point }, at) => {
    const twins = points.slice(at + 1).filter((other) => other.name === name);
    return twins.flatMap((twin) => {
      const key = slipOf(point, twin.point);
      return key ? [{ paths: [path, twin.path] as const, key, written: twin.point[key] }] : [];
    });
  });
}
