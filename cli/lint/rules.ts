import { LAW_RULES } from './law/landing-laws.ts';
import type { Rule } from './rule.ts';
import { copyFiller } from './rules/copy-filler.ts';
import { copyPlaceholder } from './rules/copy-placeholder.ts';
import { copyShouting } from './rules/copy-shouting.ts';
import { factsTypedAmount } from './rules/facts-typed-amount.ts';
import { seoDescriptionLength, seoTitleLength } from './rules/seo-length.ts';

/** Every rule that looks at one landing at a time, in the order of their names. */
export const RULES: readonly Rule[] = [
  copyFiller,
  copyPlaceholder,
  copyShouting,
  factsTypedAmount,
  ...LAW_RULES,
  seoDescriptionLength,
  seoTitleLength,
];
