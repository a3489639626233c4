import { lasting } from '../../browser/storage.ts';
import { keptVariants, variantHere } from '../attribution/seen-variants.ts';
import { isAllowed, onAnswer } from '../measurement/answer.ts';
import { record } from '../measurement/data-layer.ts';
import { KEPT_DAYS } from './choose-variant.ts';

const DAY = 86_400_000;

/** Keeps what this page shows if that is allowed now, and nothing otherwise; what has expired goes. */
function keep(): void {
  const here = variantHere();
  const now = Date.now();
  const kept = keptVariants(now);
  if (here) kept[here.test] ??= `${here.name} ${now + KEPT_DAYS * DAY}`;
  if (isAllowed() && Object.keys(kept).length > 0) lasting.set('variants', JSON.stringify(kept));
  else lasting.remove('variants');
}

/** Records which variant this visitor sees, and keeps it as far as the visitor's answer allows, now and later. */
export function keepVariant(): void {
  const here = variantHere();
  if (here) record('variant_view', { category: 'ab_test', label: `${here.test}:${here.name}` });
  keep();
  onAnswer(keep);
}
