import { lasting } from '../../browser/storage.ts';
import { isAllowed, onAnswer } from '../measurement/answer.ts';
import { record } from '../measurement/data-layer.ts';
import { KEPT_DAYS } from './choose-variant.ts';
import { keptVariants, variantHere } from './kept-variants.ts';

const DAY = 86_400_000;

/** Keeps what this page shows if that is allowed now, and nothing otherwise; what has expired goes. */
function keep(): void {
  const here = variantHere();
  const kept = keptVariants();
  const { test } = document.documentElement.dataset;
  if (here !== undefined && !kept.some((one) => one.startsWith(`${test}:`)))
    kept.push(`${here}:${Date.now() + KEPT_DAYS * DAY}`);
  if (isAllowed() && kept.length > 0) lasting.set('variants', kept.join(' '));
  else lasting.remove('variants');
}

/** Records which variant this visitor sees, and keeps it as far as the visitor's answer allows, now and later. */
export function keepVariant(): void {
  const here = variantHere();
  if (here !== undefined) record('variant_view', { category: 'ab_test', label: here });
  keep();
  onAnswer(keep);
}
