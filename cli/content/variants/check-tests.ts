import { valueLocation } from '../addresses/address-locations.ts';
import type { PageMeta, TestShares } from '../addresses/page-index.ts';
import type { SitePages } from '../addresses/site-pages.ts';
import { type Diagnostic, WHOLE_FILE } from '../diagnostic.ts';

/** The variants of a test in messages: `urgent 30, calm 20`. */
function sharesOf({ weights }: TestShares): string {
  return weights.map((pair) => pair.join(' ')).join(', ');
}

/**
 * Checks that landings of one test have the same variants with the same weights: a visitor sees the same variant on
 * all of them, and their counts can be added up.
 */
export function* checkTests(pages: SitePages): Generator<Diagnostic> {
  const first = new Map<string, PageMeta>();
  for (const page of pages.tested()) {
    const { test, file, origin } = page;
    if (!test) continue;
    const other = first.get(test.name);
    if (!other) first.set(test.name, page);
    if (!other?.test || sharesOf(other.test) === sharesOf(test)) continue;
    const range = origin ? valueLocation(origin, ['variants', 0, 'name']) : WHOLE_FILE;
    yield {
      ...{ file, ...range, rule: 'variants/test', severity: 'error' },
      message: `The test "${test.name}" has other variants here (${sharesOf(test)}) than in ${other.file} (${sharesOf(other.test)}).`,
      hint: 'Give both the same names and weights, or each a test of its own.',
    };
  }
}
