import type { Page } from '../../../schemas/page.ts';

/** The page with all its variants, but never one at random: editors need to see what they edit. */
export function withoutChance(page: Page): Page {
  if (page.kind !== 'landing' || !page.test) return page;
  const variants = page.test.variants.map((variant) => ({ ...variant, weight: 0 }));
  return { ...page, test: { ...page.test, variants } };
}

/**
 * The page for visitors of one variant, without the others; without a name, or with an unknown one, the original.
 */
export function pageVersion(page: Page, variant?: string): Page {
  if (page.kind !== 'landing' || !page.test) return page;
  const { test, ...original } = page;
  const landing = test.variants.find(({ name }) => name === variant)?.landing;
  return landing ? { ...original, landing } : original;
}
