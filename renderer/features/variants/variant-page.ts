import { ORIGINAL } from '../../../schemas/original-variant.ts';
import type { LandingPage, Page } from '../../../schemas/page.ts';
import type { SiteConfig } from '../../../schemas/site-config.ts';

/** The pages that a page can be: itself first, then with the changes of each variant. */
export function versionsOf(page: Page): readonly Page[] {
  if (page.kind !== 'landing' || !page.test) return [page];
  return [page, ...page.test.variants.map(({ landing }): LandingPage => ({ ...page, landing }))];
}

/** Attributes of `<html>` by which a variant is chosen (`CHOOSE_VARIANT`). */
export function testAttributes(page: Page, { analytics }: SiteConfig): string {
  if (page.kind !== 'landing' || !page.test) return '';
  const { name, variants } = page.test;
  const weights = variants.map((variant) => `${variant.name}:${variant.weight}`).join(' ');
  // Where something is measured, that says it already.
  const asks = analytics.consent === 'required' && !analytics.conversionId;
  const consent = asks ? ' data-consent="required"' : '';
  return `${consent} class="tested" data-test="${name}" data-variants="${weights}" data-variant="${ORIGINAL}"`;
}
