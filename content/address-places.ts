import type { Range } from './diagnostic.ts';
import type { Path } from './value-path.ts';
import type { Locate } from './yaml-document.ts';

/** Keys of a page whose faults only all pages together can show. */
interface AddressKeys {
  canonical?: string | undefined;
  aliases?: readonly string[] | undefined;
}

/**
 * Places of the canonical link and the aliases, by the names that the checks across pages use.
 * Looked up only for keys that are there, since that costs a full parse.
 *
 * @param under path of the map that holds the keys.
 */
export function addressPlaces(
  { canonical, aliases = [] }: AddressKeys,
  under: Path,
  locate: Locate,
): Record<string, Range> {
  const places: Record<string, Range> = {};
  if (canonical !== undefined) places.canonical = locate([...under, 'canonical'], 'value');
  for (const index of aliases.keys())
    places[`aliases.${index}`] = locate([...under, 'aliases', index], 'value');
  return places;
}
