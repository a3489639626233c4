import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { factGroups } from './fact-groups.ts';

/** Keys whose texts are names of districts. */
export const DISTRICT = /^(?:county|landkreis|kreis|provincia|comarca|municipio)$/i;

/** Keys of an entry that say that its name is that of a place. */
const OF_PLACE =
  /^(?:county|landkreis|kreis|provincia|comarca|municipio|latitude|miles|km|population|postalCode|einwohner|habitantes)$/i;

const NAME = /^\p{Lu}[\p{L}’'.-]+(?: [\p{L}’'.-]+){0,2}$/u;

/** The places that a configuration knows by their names. */
export interface KnownPlaces {
  all: readonly string[];
  /** Those that are no districts, which the towns in them may be named with: “Lindau, Landkreis Lindau”. */
  towns: readonly string[];
  /** Towns that are called like a district. */
  seats: readonly string[];
}

/** The names of places in the business’s own facts, and that of its own. */
export function knownPlaces(config: SiteConfig): KnownPlaces {
  const districts = new Set<unknown>();
  const seats = new Set<unknown>();
  const names = new Set<unknown>([config.business.address.locality]);
  for (const { facts } of factGroups(config)) {
    if (!Object.keys(facts).some((key) => OF_PLACE.test(key))) continue;
    names.add(facts.name);
    for (const [key, name] of Object.entries(facts)) if (DISTRICT.test(key)) districts.add(name);
  }
  // An entry that is called like a district and has one of its own is the town, not the district.
  for (const { facts } of factGroups(config))
    if (districts.has(facts.name) && Object.keys(facts).some((key) => DISTRICT.test(key)))
      seats.add(facts.name);
  const isName = (name: unknown): name is string => typeof name === 'string' && NAME.test(name);
  const all = [...names, ...districts].filter(isName);
  return {
    all: [...new Set(all)],
    towns: all.filter((name) => !districts.has(name)),
    seats: [...seats].filter(isName),
  };
}
