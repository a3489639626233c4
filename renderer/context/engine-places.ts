import type { Navigation } from '../../schemas/config/navigation.ts';
import type { Localized } from '../../schemas/localized.ts';

/** Pages of a site that the engine itself links to, as keys of `navigation`. */
export const ENGINE_PLACES = ['contact', 'privacy'] as const;

export type EnginePlace = (typeof ENGINE_PLACES)[number];

/** True of a key of `navigation` that names such a page. */
export function isEnginePlace(key: unknown): key is EnginePlace {
  return ENGINE_PLACES.some((place) => place === key);
}

/** Where these pages are if `navigation` does not say otherwise. */
export const USUAL_PLACES: Readonly<Record<EnginePlace, string>> = {
  contact: '/contact',
  privacy: '/privacy',
};

/** Where these pages are, for all languages or by language. */
export function enginePlaces(navigation: Navigation | undefined): Record<EnginePlace, Localized> {
  const { contact = USUAL_PLACES.contact, privacy = USUAL_PLACES.privacy } = navigation ?? {};
  return { contact, privacy };
}

/** All addresses of such a page, the one in the main language first. */
export function addressesOf(
  place: EnginePlace,
  navigation: Navigation | undefined,
): [string, ...string[]] {
  const address = enginePlaces(navigation)[place];
  const [first = USUAL_PLACES[place], ...others] = Object.values(
    typeof address === 'string' ? [address] : address,
  );
  return [first, ...others];
}
