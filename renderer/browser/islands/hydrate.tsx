import { createRoot, hydrateRoot } from 'react-dom/client';
import type { IslandName } from '../../islands/island-name.ts';
import { siteFacts } from '../facts.ts';
import { ISLANDS } from './loaders.ts';

/**
 * Loads an island and lets React take over its markup; an empty place is filled.
 *
 * @throws if its code or the facts cannot be loaded.
 */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const name = place.dataset.island as IslandName;
  const load = ISLANDS[name];
  if (!load) throw new Error(`There is no island ${name}`);
  const [Component, facts] = await Promise.all([load(), siteFacts()]);
  const tree = <Component facts={facts} />;
  const options = { identifierPrefix: name };
  if (place.hasChildNodes()) hydrateRoot(place, tree, options);
  else createRoot(place, options).render(tree);
  // What was clicked meanwhile is clicked again; React must be listening by then.
  await new Promise((ready) => setTimeout(ready));
}
