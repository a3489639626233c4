import type { ViewRule } from './view-rule.ts';

/** `seo/main-heading`: a page states its topic once, at the top level. */
export const seoMainHeading: ViewRule = {
  name: 'seo/main-heading',
  severity: 'warning',
  *check({ headings }) {
    const [first, ...others] = headings.filter(({ level }) => level === 1);
    if (!first) {
      const message = 'The page has no main heading (h1), so nobody is told what it is about.';
      const [top] = headings;
      // A page in code has the element itself; sections of data have a title for it.
      if (top)
        yield {
          trace: { code: new RegExp(`<h${top.level}\\b`) },
          message,
          hint: `Begin it with a title, or make its first heading, “${top.text}”, an h1 if its code is yours.`,
        };
      else yield { message, hint: 'Begin it with a title.' };
    }
    for (const { text } of others) {
      const message = `"${text}" is a second main heading (h1); the first is "${first?.text}".`;
      yield {
        trace: { words: text, within: 'h1' },
        message,
        hint: 'Make it a heading of a section (h2).',
      };
    }
  },
};
