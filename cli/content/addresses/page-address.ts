import type { RegistryEntry } from '../../../schemas/registry-entry.ts';

/** A page's registry entry without its texts: small enough to keep for every page. */
export type PageAddress = Omit<RegistryEntry, 'name' | 'description' | 'title' | 'seoDescription'>;

/**
 * The entry without its texts. Path and canonical path share one string if they are equal, which is nearly always.
 */
export function addressOf(entry: PageAddress): PageAddress {
  const { path, type, language, canonical, noindex, updated, aliases, translationOf } = entry;
  return {
    path,
    type,
    language,
    canonical: canonical === path ? path : canonical,
    noindex,
    ...(updated === undefined ? {} : { updated }),
    ...(aliases === undefined ? {} : { aliases }),
    ...(translationOf === undefined ? {} : { translationOf }),
  };
}
