import type { ViewRule } from './view-rule.ts';

/** `seo/heading-order`: a skipped level confuses users who navigate by headings. */
export const seoHeadingOrder: ViewRule = {
  name: 'seo/heading-order',
  severity: 'warning',
  *check({ headings }) {
    // A missing main heading is reported separately.
    let above = headings.some(({ level }) => level === 1) ? 0 : (headings[0]?.level ?? 0);
    let hasMain = false;
    for (const { level: written, text } of headings) {
      // A second main heading is reported as such, and meant to be one of a section.
      const level = written === 1 && hasMain ? 2 : written;
      if (level === 1) hasMain = true;
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
