import type { ViewRule } from './view-rule.ts';

/** `links/no-text`: a link without text for screen readers and search engines. */
export const linksNoText: ViewRule = {
  name: 'links/no-text',
  severity: 'warning',
  *check({ links, headings }) {
    // A list of contents repeats a heading without words, which is reported itself.
    const repeatsHeading = headings.some(({ text }) => text === '');
    for (const { href, text } of links)
      if (text === '' && !(repeatsHeading && href.startsWith('#'))) {
        const message = `The link to ${href} has no words, so nobody is told where it leads.`;
        const hint = 'Give it words, an aria-label, or a picture with alt.';
        yield { trace: { literal: href }, message, hint };
      }
  },
};
