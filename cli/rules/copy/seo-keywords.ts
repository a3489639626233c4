import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';

/** Signs between keywords; one comma may stand in the name of a place. */
const BETWEEN = /[;|]|,[^,]*,/;

/** `seo/keywords`: several keywords in one entry of their list. */
export const seoKeywords: CopyRule = {
  name: 'seo/keywords',
  severity: 'warning',
  *check({ kind, raw }) {
    const isPage = kind === 'landing' || kind === 'page';
    const keywords = isPage ? valueAt(raw, ['seo', 'keywords']) : undefined;
    if (!Array.isArray(keywords)) return;
    for (const [index, keyword] of keywords.entries())
      if (typeof keyword === 'string' && BETWEEN.test(keyword))
        yield {
          path: ['seo', 'keywords', index],
          message: 'This entry of keywords holds several of them.',
          hint: 'Give each an entry of its own.',
        };
  },
};
