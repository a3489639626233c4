import { lengthRule } from '../words/length-rule.ts';
import { isButton } from '../words/text-parts.ts';

/** A button whose label breaks into several lines. */
export const copyButtonLength = lengthRule({
  name: 'copy/button-length',
  most: 45,
  concerns: isButton,
  what: 'This button',
  hint: 'Two to four words say what happens: "Book a visit".',
});
