import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { findInGazetteer, nearestTown, type Place } from './gazetteer.ts';

/**
 * The place for a typed text: a town or ZIP code of the area immediately, anything else by the geocoder if there is
 * one. To be called once typing has finished, never during it.
 *
 * @returns undefined if there is no such place.
 * @throws if the geocoder fails, times out or is rate-limited.
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

/** A description of a point: the geocoder's, or the nearest town if it has none. */
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
