import type { Page } from '../../../schemas/page.ts';

/** The page with all its variants, none of which is shown by chance: whoever works on it wants to see what he edits. */
export function withoutChance(page: Page): Page {
  if (page.kind !== 'landing' || !page.test) return page;
  const variants = page.test.variants.map((variant) => ({ ...variant, weight: 0 }));
  return { ...page, test: { ...page.test, variants } };
}

/** The page as most visitors see it, without its variants. */
export function withoutVariants(page: Page): Page {
  if (page.kind !== 'landing') return page;
  const { test: _, ...original } = page;
  return original;
}
