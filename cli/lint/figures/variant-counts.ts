import { changedBy } from '../../content/variants/changed-value.ts';
import { readChanges } from '../../content/variants/read-changes.ts';
import type { VariantFile } from '../../content/variants/read-variants.ts';
import { VariantPlaces } from '../../content/variants/variant-places.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { copyParts } from '../../rules/texts.ts';
import { countsOf, type PlacedCount } from '../../rules/words/counts/said-counts.ts';

/** The counts in those texts of a variant that its page does not have, with their paths in the file. */
export function ownCounts({ raw, places }: Pick<VariantFile, 'raw' | 'places'>): PlacedCount[] {
  return copyParts(raw)
    .map((texts) => texts.filter(({ path }) => places.own(path) !== undefined))
    .flatMap((texts) => countsOf(texts, raw))
    .map((count) => ({ ...count, path: places.own(count.path) ?? count.path }));
}

/** The counts in the variants of a landing as its file has them. */
export function variantCounts(raw: object, locate: Locate): PlacedCount[] {
  const { variants, ...page } = raw as { variants?: unknown };
  if (!Array.isArray(variants)) return [];
  return variants.flatMap((variant: unknown, index) => {
    const set: unknown = Object(variant).set;
    if (typeof set !== 'object' || set === null) return [];
    const at = ['variants', index];
    const { changes } = readChanges(page, set as Record<string, unknown>, at, { locate });
    const places = new VariantPlaces(at, changes, locate);
    return ownCounts({ raw: changedBy(page, changes) as VariantFile['raw'], places });
  });
}
