import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import { Refusal } from '../../browser/query-client.ts';

/**
 * Every page of the site as listed by the build, never from the browser's HTTP cache.
 *
 * @throws if the file cannot be fetched or is not a list.
 */
export async function fetchPageRegistry(): Promise<RegistryEntry[]> {
  const response = await fetch('/page-registry.json', { cache: 'no-cache' });
  if (response.status >= 400 && response.status < 500) throw new Refusal(response.status);
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries)) throw new Error('The list of pages is no list');
  return entries;
}
