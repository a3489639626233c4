import type { GeoPoint } from '../../schemas/geo-point.ts';

/** An error in typed coordinates, and the field it is in. */
export interface CoordinatesFault {
  fault: 'missing' | 'invalid';
  field: keyof GeoPoint;
}

const LIMITS = [
  ['latitude', 90],
  ['longitude', 180],
] as const;

const DEGREES = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** A point from two texts: both present, numeric and on the globe (docs/product.md, "Calculator"). */
export function readCoordinates(
  typed: Record<keyof GeoPoint, string>,
): GeoPoint | CoordinatesFault {
  // Some map sites write a typographic minus, which `Number` does not parse.
  const text = (field: keyof GeoPoint) => typed[field].trim().replace('−', '-');
  for (const [field] of LIMITS) if (text(field) === '') return { fault: 'missing', field };
  for (const [field, most] of LIMITS) {
    const written = text(field);
    if (!DEGREES.test(written) || Math.abs(Number(written)) > most)
      return { fault: 'invalid', field };
  }
  return { latitude: Number(text('latitude')), longitude: Number(text('longitude')) };
}
