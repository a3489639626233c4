import {
  ENGINE_PLACES,
  isEnginePlace,
  USUAL_PLACES,
} from '../../renderer/context/engine-places.ts';
import { SitePath } from '../../schemas/slug.ts';
import { type Path, valueAt } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';
import type { Move } from './references.ts';

/**
 * Operations that lead the engine's own links to a page that moves away from its usual address. The configuration names
 * it then; one that names it already is changed like other links.
 *
 * @param config the raw configuration.
 */
export function namedPlaces(config: unknown, { from, to }: Move): Operation[] {
  return ENGINE_PLACES.filter((place) => USUAL_PLACES[place] === from)
    .map((place) => ['navigation', place])
    .filter((path) => valueAt(config, path) === undefined)
    .map((path) => ({ op: 'set', path, value: to }));
}

/** True of a page that the engine links to, as the configuration names it, and a target that cannot take its place. */
export function isUnfitPlace([group, key]: Path, to: string): boolean {
  return group === 'navigation' && isEnginePlace(key) && !SitePath.safeParse(to).success;
}
