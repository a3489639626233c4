import type { Facts } from '../../content/facts.ts';

const known = new WeakMap<object, ReadonlySet<string>>();

function wordsIn(value: unknown, words: Set<string>): void {
  if (typeof value === 'string')
    for (const word of value.toLowerCase().match(/\p{L}+/gu) ?? []) words.add(word);
  else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) wordsIn(child, words);
}

/**
 * All words of the configuration in lower case: names of the business, towns and brands, and its `spelling` list.
 */
export function knownNames({ site }: Facts): ReadonlySet<string> {
  if (!site) return new Set();
  const names = known.get(site);
  if (names) return names;
  const words = new Set<string>();
  wordsIn(site, words);
  known.set(site, words);
  return words;
}
