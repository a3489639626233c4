import { patternRule } from '../words/pattern-rule.ts';
import { isBody } from '../words/text-kinds.ts';

const ENTITY = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,6});/i;

/** Characters that are written the way of HTML; a body knows them, as Markdown does. */
export const copyEntity = patternRule({
  name: 'copy/entity',
  pattern: ENTITY,
  concerns: (text) => !isBody(text),
  tell: ([entity]) => ({
    message: `Texts are shown as they are written, so visitors would read "${entity}".`,
    hint: 'Write the character itself.',
  }),
});
