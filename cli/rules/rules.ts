import type { CopyRule, Rule } from '../content/rule.ts';
import { copyFiller } from './copy/copy-filler.ts';
import { copyPlaceholder } from './copy/copy-placeholder.ts';
import { copyShouting } from './copy/copy-shouting.ts';
import { factsTypedAmount } from './copy/facts-typed-amount.ts';
import { seoDescriptionLength, seoTitleLength } from './copy/seo-length.ts';
import { applyCopyRule, copyFile } from './copy-rules.ts';

/** The engine's rules that look at texts alone, wherever they stand. */
export const COPY_RULES: readonly CopyRule[] = [
  copyFiller,
  copyPlaceholder,
  copyShouting,
  factsTypedAmount,
];

/** A rule of texts as it looks at one landing. */
const onLandings = (rule: CopyRule): Rule => ({
  name: rule.name,
  severity: rule.severity,
  check: ({ page, raw }, facts) =>
    applyCopyRule(rule, copyFile('landing', page.entry.language, raw), facts),
});

/** The engine's rules that look at one landing at a time, in the order of their names. */
export const RULES: readonly Rule[] = [
  ...COPY_RULES.map(onLandings),
  seoDescriptionLength,
  seoTitleLength,
];
