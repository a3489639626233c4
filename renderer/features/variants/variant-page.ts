import { ORIGINAL } from '../../../schemas/original-variant.ts';
import type { LandingPage, Page } from '../../../schemas/page.ts';

/** All versions of a page: the original first, then with the changes of each variant. */
export function versionsOf(page: Page): readonly Page[] {
  if (page.kind !== 'landing' || !page.test) return [page];
  return [page, ...page.test.variants.map(({ landing }): LandingPage => ({ ...page, landing }))];
}

/** Attributes of `<html>` from which a variant is chosen (`CHOOSE_VARIANT`). */
export function testAttributes(page: Page): string {
  if (page.kind !== 'landing' || !page.test) return '';
  const { name, variants } = page.test;
  const weights = variants.map((variant) => `${variant.name}:${variant.weight}`).join(' ');
  return ` class="tested" data-test="${name}" data-variants="${weights}" data-variant="${ORIGINAL}"`;
}
