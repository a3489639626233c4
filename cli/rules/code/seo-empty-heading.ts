import type { CodeRule } from './code-element.ts';

/** `seo/empty-heading`: a heading without words, which screen readers announce all the same. */
export const seoEmptyHeading: CodeRule = {
  name: 'seo/empty-heading',
  severity: 'warning',
  *check({ name, attributes, words, isOpen }) {
    const heading = /^[A-Z]/.test(name) ? attributes.get('heading') : undefined;
    if (heading?.value === '')
      yield { at: heading, message: 'This heading has no words.', hint: 'Write the heading.' };
    if (!/^h[1-6]$/.test(name) || words !== '' || isOpen) return;
    yield {
      message: `This <${name}> has no words.`,
      hint: 'Write the heading, or take the element out.',
    };
  },
};
