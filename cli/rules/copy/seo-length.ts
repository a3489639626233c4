import { SEO_LIMITS } from '../../../schemas/seo-limits.ts';
import { ANY_FACT, rawSpan } from '../../content/facts.ts';
import type { Rule } from '../../content/rule.ts';

function lengthRule(key: 'title' | 'description', name: string): Rule {
  const limit = SEO_LIMITS[key];
  return {
    name,
    severity: 'warning',
    *check({ page, raw }, facts) {
      // The length of a fact that nobody knows cannot be judged.
      if (facts === ANY_FACT && raw.seo[key].includes('{')) return;
      const { length } = page.seo[key];
      if (length <= limit) return;
      yield {
        path: ['seo', key],
        span: rawSpan(raw.seo[key], facts, [limit, length]),
        message: `The ${key} has ${length} characters with its facts filled in; search results show about ${limit} and cut off the rest.`,
        hint: `Shorten it by at least ${length - limit}.`,
      };
    },
  };
}

export const seoTitleLength = lengthRule('title', 'seo/title-length');
export const seoDescriptionLength = lengthRule('description', 'seo/description-length');
