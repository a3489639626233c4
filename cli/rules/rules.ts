import type { CopyRule, Rule } from '../content/rule.ts';
import { copyFiller } from './landing/copy-filler.ts';
import { copyPlaceholder } from './landing/copy-placeholder.ts';
import { copyShouting } from './landing/copy-shouting.ts';
import { factsTypedAmount } from './landing/facts-typed-amount.ts';
import { seoDescriptionLength, seoTitleLength } from './landing/seo-length.ts';

/** The engine's rules that look at texts alone, in landings and in the files of pages. */
export const COPY_RULES: readonly CopyRule[] = [
  copyFiller,
  copyPlaceholder,
  copyShouting,
  factsTypedAmount,
];

/** The engine's rules that look at one landing at a time, in the order of their names. */
export const RULES: readonly Rule[] = [...COPY_RULES, seoDescriptionLength, seoTitleLength];
