import { valueLocation } from '../address-locations.ts';
import { type Diagnostic, WHOLE_FILE } from '../diagnostic.ts';
import type { PageMeta } from '../page-index.ts';
import type { SitePages } from '../site-pages.ts';

/**
 * Landings of one test have the same variants with the same weights: a visitor sees the same on all of them, and what
 * was counted on one adds up with the others.
 */
export function* checkTests(pages: SitePages): Generator<Diagnostic> {
  const first = new Map<string, PageMeta>();
  for (const page of pages.tested()) {
    const { test, file, origin } = page;
    if (!test) continue;
    const other = first.get(test.name);
    if (!other) first.set(test.name, page);
    if (!other?.test || other.test.shares === test.shares) continue;
    const range = origin ? valueLocation(origin, ['variants', 0, 'name']) : WHOLE_FILE;
    yield {
      ...{ file, ...range, rule: 'variants/test', severity: 'error' },
      message: `The test "${test.name}" has other variants here (${test.shares}) than in ${other.file} (${other.test.shares}).`,
      hint: 'Give both the same names and weights, or each a test of its own.',
    };
  }
}
