import { lengthRule } from '../words/length-rule.ts';
import { isBody, isQuoted } from '../words/text-kinds.ts';
import { isButton, isHeadline } from '../words/text-parts.ts';

/** A wall of text; a body is checked by paragraph. */
export const copyParagraphLength = lengthRule({
  name: 'copy/paragraph-length',
  most: 700,
  concerns: (text) => !isButton(text) && !isHeadline(text) && !isQuoted(text) && !isBody(text),
  what: 'This paragraph',
  hint: 'Make two of it, or a list.',
});
