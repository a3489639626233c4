import type { GeoPoint } from '../../schemas/geo-point.ts';
import { signatureCount } from '../prices/estimate.ts';
import { TIME_SLOTS, type TimeSlot } from '../prices/time-slots.ts';
import { readCoordinates } from './coordinates.ts';

/** What a link to an estimate holds. */
export interface SharedEstimate {
  /** A town or ZIP code, or the point itself: never a street address, which is personal. */
  place: string | GeoPoint;
  timeSlot: TimeSlot;
  signatures: number;
}

/** Longest link that is read, in characters. */
const LONGEST = 200;

/** Where the calculator of its own page is. */
const CALCULATOR = '/pricing#calculator?';

/**
 * Address that opens the same estimate again. It is a fragment, because servers and their logs never
 * see one.
 */
export function estimateLink({ place, timeSlot, signatures }: SharedEstimate): string {
  const where =
    typeof place === 'string'
      ? { address: place }
      : { latitude: String(place.latitude), longitude: String(place.longitude) };
  const inputs = new URLSearchParams({ ...where, timeSlot, signatures: String(signatures) });
  return CALCULATOR + inputs.toString();
}

/**
 * The inputs of a link, read as the form reads them; without a usable place there are none.
 *
 * @param inputs what follows the question mark.
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
