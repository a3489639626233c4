import { lengthRule } from '../words/length-rule.ts';
import { isHeadline } from '../words/text-parts.ts';

/** A headline as long as a paragraph. */
export const copyHeadlineLength = lengthRule({
  name: 'copy/headline-length',
  most: 100,
  concerns: (text) => isHeadline(text) && text.path.at(-1) !== 'question',
  what: 'This headline',
  hint: 'Say one thing, and the rest in the text below.',
});
