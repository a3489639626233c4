import type { GeoPoint } from '../../schemas/geo-point.ts';

/** What is wrong with typed coordinates, and with which of them. */
export interface CoordinatesFault {
  fault: 'missing' | 'invalid';
  field: keyof GeoPoint;
}

const LIMITS = [
  ['latitude', 90],
  ['longitude', 180],
] as const;

const DEGREES = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** A point from two texts: both there, numeric and on the globe (docs/product.md, "Calculator"). */
export function readCoordinates(
  typed: Record<keyof GeoPoint, string>,
): GeoPoint | CoordinatesFault {
  // Typographers and some map sites write a minus that numbers do not know.
  const text = (field: keyof GeoPoint) => typed[field].trim().replace('−', '-');
  for (const [field] of LIMITS) if (text(field) === '') return { fault: 'missing', field };
  for (const [field, most] of LIMITS) {
    const written = text(field);
    if (!DEGREES.test(written) || Math.abs(Number(written)) > most)
      return { fault: 'invalid', field };
  }
  return { latitude: Number(text('latitude')), longitude: Number(text('longitude')) };
}
