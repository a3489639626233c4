import { lasting } from '../../browser/storage.ts';

/** What is kept of earlier pages, without what has expired: by test the name and, behind a blank, when it is forgotten. */
export function keptVariants(now = Date.now()): Record<string, string> {
  const kept = Object.entries(Object(lasting.getJson('variants')));
  return Object.fromEntries(
    kept.filter((entry): entry is [string, string] => Number(String(entry[1]).split(' ')[1]) > now),
  );
}

/** The variant that this page shows by chance; undefined where nothing is tried, or somebody asked for one to look at it. */
export function variantHere(): { test: string; name: string } | undefined {
  const { test, variant, variantBy } = document.documentElement.dataset;
  if (test === undefined || variant === undefined || variantBy !== 'chance') return undefined;
  return { test, name: variant };
}

/**
 * What the visitor has been shown by chance, here and on earlier pages, as events and submissions carry it:
 * `test:variant`, with blanks between several. Empty if that is nothing, or does not count.
 */
export function seenVariants(): string {
  const { variantBy } = document.documentElement.dataset;
  if (variantBy === 'address') return '';
  const here = variantHere();
  const names = Object.entries(keptVariants()).map(([test, kept]) => [test, kept.split(' ')[0]]);
  const all = { ...Object.fromEntries(names), ...(here && { [here.test]: here.name }) };
  return Object.entries(all)
    .map(([test, name]) => `${test}:${name}`)
    .join(' ');
}
