import type { GeoPoint } from '../../schemas/geo-point.ts';
import { signatureCount } from '../prices/estimate.ts';
import { TIME_SLOTS, type TimeSlot } from '../prices/time-slots.ts';
import { readCoordinates } from './coordinates.ts';

/** Content of a link to an estimate. */
export interface SharedEstimate {
  /** A town or ZIP code, or coordinates: never a street address, which is personal. */
  place: string | GeoPoint;
  timeSlot: TimeSlot;
  signatures: number;
}

/** Longest link that is parsed, in characters. */
const LONGEST = 200;

/** Address of the calculator. */
const CALCULATOR = '/pricing#calculator?';

/** Address that reopens the same estimate. Uses the fragment, because servers and their logs never receive it. */
export function estimateLink({ place, timeSlot, signatures }: SharedEstimate): string {
  const where =
    typeof place === 'string'
      ? { address: place }
      : { latitude: String(place.latitude), longitude: String(place.longitude) };
  const inputs = new URLSearchParams({ ...where, timeSlot, signatures: String(signatures) });
  return CALCULATOR + inputs.toString();
}

/**
 * The inputs of a link, validated like those of the form; undefined without a usable place.
 *
 * @param inputs the part after the question mark.
 */
export function readEstimateLink(inputs: string): SharedEstimate | undefined {
  if (inputs.length > LONGEST) return undefined;
  const values = new URLSearchParams(inputs);
  const get = (name: string) => values.get(name) ?? '';
  const point = readCoordinates({ latitude: get('latitude'), longitude: get('longitude') });
  const place = 'fault' in point ? get('address').trim() : point;
  if (place === '') return undefined;
  return {
    place,
    timeSlot: TIME_SLOTS.find((slot) => slot === get('timeSlot')) ?? 'business-hours',
    signatures: signatureCount(get('signatures')),
  };
}
