import type { Rule } from '../../content/rule.ts';
import { copyFiller } from './rules/copy-filler.ts';
import { copyPlaceholder } from './rules/copy-placeholder.ts';
import { copyShouting } from './rules/copy-shouting.ts';
import { factsTypedAmount } from './rules/facts-typed-amount.ts';
import { seoDescriptionLength, seoTitleLength } from './rules/seo-length.ts';

/** The engine's rules that look at one landing at a time, in the order of their names. */
export const RULES: readonly Rule[] = [
  copyFiller,
  copyPlaceholder,
  copyShouting,
  factsTypedAmount,
  seoDescriptionLength,
  seoTitleLength,
];
