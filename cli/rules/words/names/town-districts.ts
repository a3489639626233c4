import type { SiteConfig } from '../../../../schemas/config/site-config.ts';
import { factGroups } from '../../../content/config/fact-groups.ts';
import { DISTRICT } from '../../../content/config/known-places.ts';

/** The districts of a configuration, and the towns that it has in them. */
interface Districts {
  /** By town, in small letters. */
  byTown: ReadonlyMap<string, ReadonlySet<string>>;
  all: ReadonlySet<string>;
}

/** What stands before or behind the name of a district: "Ector County", "Landkreis Lindau", "condado de Ector". */
const KIND = /^(?:land)?kreis |^(?:condado|provincia|comarca|municipio) de |(?: county|kreis)$/i;

const known = new WeakMap<object, Districts>();

/** The districts of towns in lists such as `{ name: Halbeck, county: Warrow }`. */
export function districtsIn(config: SiteConfig): Districts {
  const before = known.get(config);
  if (before) return before;
  const byTown = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (const { facts } of factGroups(config)) {
    if (typeof facts.name !== 'string') continue;
    for (const [key, value] of Object.entries(facts)) {
      if (!DISTRICT.test(key) || typeof value !== 'string') continue;
      const town = facts.name.toLowerCase();
      const district = value.replace(KIND, '');
      byTown.set(town, (byTown.get(town) ?? new Set()).add(district));
      all.add(district);
    }
  }
  const districts = { byTown, all };
  known.set(config, districts);
  return districts;
}

/** The only district that a configuration has for a town. */
export function districtOf(town: string, config: SiteConfig): string | undefined {
  const [district, ...more] = districtsIn(config).byTown.get(town.toLowerCase()) ?? [];
  return more.length > 0 ? undefined : district;
}
