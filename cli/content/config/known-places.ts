import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { factGroups } from './fact-groups.ts';

/** Keys of an entry that say that its name is that of a place. */
const OF_PLACE =
  /^(?:county|latitude|miles|km|population|postalCode|landkreis|kreis|einwohner|provincia|comarca|municipio|habitantes)$/i;

/** Keys whose texts are names of places themselves. */
const PLACE = /^(?:county|landkreis|kreis|provincia|comarca|municipio)$/i;

const NAME = /^\p{Lu}[\p{L}’'.-]+(?: [\p{L}’'.-]+){0,2}$/u;

/** The names of places in the business’s own facts, and that of its own. */
export function knownPlaces(config: SiteConfig): string[] {
  const named = factGroups(config).flatMap(({ facts }) =>
    Object.keys(facts).some((key) => OF_PLACE.test(key))
      ? Object.entries(facts).flatMap(([key, name]) =>
          key === 'name' || PLACE.test(key) ? [name] : [],
        )
      : [],
  );
  const all = [...named, config.business.address.locality];
  return [
    ...new Set(all.filter((name) => typeof name === 'string' && NAME.test(name))),
  ] as string[];
}
