import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { findInGazetteer, nearestTown, type Place } from './gazetteer.ts';

/**
 * The place that somebody has typed: a town or ZIP code of the area at once, anything else by the
 * geocoder if there is one. To be asked when somebody is done typing, never meanwhile.
 *
 * @returns nothing if there is no such place.
 * @throws if the geocoder fails, does not answer in time or is asked too often.
 */
export async function findPlace(
  typed: string,
  { area, integrations }: VisitorFacts,
  signal: AbortSignal,
): Promise<Place | undefined> {
  const known = findInGazetteer(typed, area);
  if (known || !integrations.geocoder) return known;
  const { searchAddress } = await import('./geocoding.ts');
  return searchAddress(integrations.geocoder, typed, signal);
}

/** Words for a point: the geocoder's, or the nearest town if it has none. */
export async function nameOfPoint(
  point: GeoPoint,
  { area, integrations }: VisitorFacts,
): Promise<string | undefined> {
  const town = nearestTown(point, area);
  if (!integrations.geocoder) return town;
  try {
    const { describePoint } = await import('./geocoding.ts');
    return (await describePoint(integrations.geocoder, point)) ?? town;
  } catch {
    return town;
  }
}
