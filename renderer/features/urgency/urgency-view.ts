import { record } from '../measurement/data-layer.ts';

/** Records which of the random banners this visitor sees (docs/product.md, "Measurement"). */
export function recordUrgency(): void {
  const banner = document.querySelector<HTMLElement>('[data-urgency-variant]');
  const label = banner?.dataset.urgencyVariant;
  if (label !== undefined) record('urgency_banner_view', { category: 'ab_test', label });
}
