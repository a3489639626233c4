import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** A number with a decimal comma, or with the sign of a currency. */
const TYPED =
  /^(?:\d{1,6},\d{1,2}|[€$£¥] ?\d{1,6}(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})? ?[€$£¥])$/;

/** Numbers of a group from which on a text among them is a slip. */
const FEWEST = 2;

/** Reports an amount that is a text among numbers: pages can neither format nor compare it, nor calculate with it. */
export function checkNumberTexts(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return Object.entries(config).flatMap(([group, value]) => {
    if (CORE_KEYS.has(group) || typeof value !== 'object' || value === null) return [];
    const entries = Object.entries(value);
    const numbers = entries.filter(([, entry]) => typeof entry === 'number');
    if (numbers.length < FEWEST) return [];
    return entries
      .filter(([, entry]) => typeof entry === 'string' && TYPED.test(entry))
      .map(([key, entry]) =>
        report(source, {
          range: locate([group, key], 'value'),
          rule: 'shape/wrong-type',
          message: `${group}.${key} ("${entry}") is a text, while the other values of ${group} are numbers.`,
          hint: `Write ${String(entry)
            .replace(/[€$£¥ ]/g, '')
            .replace(',', '.')}: digits with a point, and no currency.`,
        }),
      );
  });
}
