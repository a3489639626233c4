import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';

const LOWER = /^###[ \t]/m;
const UPPER = /^##[ \t]/m;

/** The section of a body; undefined for one in another place, or with a heading of its own that its sections belong to. */
function sectionOf({ path }: LocatedText, raw: object): number | undefined {
  const [list, index, name] = path;
  if (list !== 'sections' || typeof index !== 'number' || name !== 'prose') return undefined;
  return valueAt(raw, [list, index, name, 'heading']) === undefined ? index : undefined;
}

/** True if a section is directly below the heading of its page; otherwise it may continue the one before it. */
function isUnderTitle(index: number, raw: object): boolean {
  const above = index === 0 ? {} : valueAt(raw, ['sections', index - 1]);
  return typeof above === 'object' && (index === 0 || 'title' in (above ?? {}));
}

/**
 * `seo/heading-order` in a body: a third-level heading without a second-level one above it, which pages promote. A body that
 * continues the section before it has headings of the third level only.
 */
export const seoBodyHeadings: CopyRule = {
  name: 'seo/heading-order',
  severity: 'warning',
  *check({ raw, texts }) {
    for (const located of texts) {
      const index = sectionOf(located, raw);
      const lower = index === undefined ? null : LOWER.exec(located.text);
      if (index === undefined || !lower || UPPER.test(located.text.slice(0, lower.index))) continue;
      if (!isUnderTitle(index, raw) && !UPPER.test(located.text)) continue;
      yield {
        path: located.path,
        span: [lower.index, lower.index + 3],
        message: 'This heading is of the third level, and none of the second stands above it.',
        hint: 'Write it with "## ".',
      };
    }
  },
};
