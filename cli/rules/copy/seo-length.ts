import { SEO_LIMITS } from '../../../schemas/config/seo-limits.ts';
import { ANY_FACT, rawSpan, resolveFacts } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { isNameOfPart } from '../words/marks/placeholders.ts';
import { isSameText } from '../words/same-text.ts';

/** Minimum characters that tell searchers what the page is about; less is a menu label. */
const LEAST = { title: 12, description: 50 } as const;

/**
 * True if a text says too little for a page that should be found; privacy pages and the like are found by a single
 * word.
 */
function isTooShort(
  key: keyof typeof LEAST,
  shown: string,
  raw: object,
  business: string | undefined,
): boolean {
  if (valueAt(raw, ['noindex']) === true || valueAt(raw, ['type']) === 'utility') return false;
  // “About Bo” is short because the name is.
  if (key === 'title' && business !== undefined && shown.includes(business)) return false;
  return shown.length < LEAST[key] || !/\s/.test(shown);
}

function seoLengthRule(key: keyof typeof LEAST, name: string): CopyRule {
  const path = ['seo', key];
  const most = SEO_LIMITS[key];
  return {
    name,
    severity: 'warning',
    *check({ kind, raw }, facts) {
      const written = kind === 'landing' || kind === 'page' ? valueAt(raw, path) : undefined;
      if (typeof written !== 'string') return;
      // The length of an unknown fact cannot be judged.
      if (facts === ANY_FACT && written.includes('{')) return;
      const shown = resolveFacts(written, facts).trim();
      // Reported as `facts/broken-reference`.
      if (shown.includes('{')) return;
      const { length } = shown;
      const has = `The ${key} has ${length} characters with its facts filled in`;
      if (length > most)
        yield {
          path,
          span: rawSpan(written, facts, [most, length]),
          message: `${has}; search results show about ${most} and cut off the rest.`,
          hint: `Shorten it by at least ${length - most}.`,
        };
      // Reported as `copy/placeholder`, and as `seo/title-words`.
      else if (
        isTooShort(key, shown, raw, facts.get('business.name')) &&
        !isNameOfPart(shown) &&
        !(key === 'description' && isSameText(written, valueAt(raw, ['seo', 'title'])))
      )
        yield {
          path,
          message: `${has}, which say too little to somebody who searches.`,
          hint: 'Say what is on the page, for whom, and where.',
        };
    },
  };
}

export const seoTitleLength = seoLengthRule('title', 'seo/title-length');
export const seoDescriptionLength = seoLengthRule('description', 'seo/description-length');
