import type { ViewRule } from './view-rule.ts';

/** `seo/heading-order`: a skipped level confuses users who navigate by headings. */
export const seoHeadingOrder: ViewRule = {
  name: 'seo/heading-order',
  severity: 'warning',
  *check({ headings }) {
    // A missing main heading is reported separately.
    let above = headings.some(({ level }) => level === 1) ? 0 : (headings[0]?.level ?? 0);
    for (const { level, text } of headings) {
      const isFirst = above === 0 && level > 1;
      if (level > above + 1 && !isFirst) {
        const message = `"${text}" is a heading of level ${level} below one of level ${above}, so a level is missing between them.`;
        yield {
          trace: { words: text, tag: `h${level}` },
          message,
          hint: `Make it an h${above + 1}.`,
        };
      }
      if (!isFirst) above = level;
    }
  },
};
