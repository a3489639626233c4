import { patternRule } from '../words/pattern-rule.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody } from '../words/text-kinds.ts';

const TAG =
  /<!--|<\/?(?:a|abbr|b|blockquote|br|button|center|code|div|em|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|label|li|link|mark|meta|nav|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video)(?:\s[^<>]*)?\/?>/i;

/** Texts are rendered literally, so visitors would see the tags; those in a body are `prose/not-supported`. */
export const copyMarkup = patternRule({
  name: 'copy/markup',
  pattern: TAG,
  signs: SIGN.tag,
  concerns: (text) => !isBody(text),
  tell: ([tag]) => ({
    message: `Texts are shown as they are written, so visitors would read "${tag}".`,
    hint: 'Take the tags away.',
  }),
});
