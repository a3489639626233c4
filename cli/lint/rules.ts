import type { CopyRule, Rule } from '../../content/rule.ts';
import { copyFiller } from './rules/copy-filler.ts';
import { copyPlaceholder } from './rules/copy-placeholder.ts';
import { copyShouting } from './rules/copy-shouting.ts';
import { factsTypedAmount } from './rules/facts-typed-amount.ts';
import { seoDescriptionLength, seoTitleLength } from './rules/seo-length.ts';

/** The engine's rules that look at texts alone, in landings and in the files of pages. */
export const COPY_RULES: readonly CopyRule[] = [
  copyFiller,
  copyPlaceholder,
  copyShouting,
  factsTypedAmount,
];

/** The engine's rules that look at one landing at a time, in the order of their names. */
export const RULES: readonly Rule[] = [...COPY_RULES, seoDescriptionLength, seoTitleLength];
