import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import { Refusal } from '../../browser/query-client.ts';

/**
 * Every page of the site as the build has listed it, never an older list from the browser's cache.
 *
 * @throws if the file cannot be fetched or is no list.
 */
export async function fetchPageRegistry(): Promise<RegistryEntry[]> {
  const response = await fetch('/page-registry.json', { cache: 'no-cache' });
  if (response.status >= 400 && response.status < 500) throw new Refusal(response.status);
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error('The list of pages is no list');
  return entries;
}
