import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';

const LOWER = /^###[ \t]/m;
const UPPER = /^##[ \t]/m;

/** True if a body is directly below the heading of its page; otherwise it may continue the section before it. */
function isUnderTitle({ path }: LocatedText, raw: object): boolean {
  const [list, index, name] = path;
  if (list !== 'sections' || typeof index !== 'number' || name !== 'prose') return false;
  const above = index === 0 ? {} : valueAt(raw, [list, index - 1]);
  const hasHeading = valueAt(raw, [list, index, name, 'heading']) !== undefined;
  return !hasHeading && typeof above === 'object' && (index === 0 || 'title' in (above ?? {}));
}

/** `seo/heading-order` in a body: a third-level heading without a second-level one above it, which pages promote. */
export const seoBodyHeadings: CopyRule = {
  name: 'seo/heading-order',
  severity: 'warning',
  *check({ raw, texts }) {
    for (const located of texts) {
      const lower = isUnderTitle(located, raw) ? LOWER.exec(located.text) : null;
      if (!lower || UPPER.test(located.text.slice(0, lower.index))) continue;
      yield {
        path: located.path,
        span: [lower.index, lower.index + 3],
        message: 'This heading is of the third level, and none of the second stands above it.',
        hint: 'Write it with "## ".',
      };
    }
  },
};
