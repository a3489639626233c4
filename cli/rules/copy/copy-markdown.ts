import { patternRule } from '../words/pattern-rule.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isMessage } from '../words/text-kinds.ts';

const MARKS = new RegExp(
  [
    '!?\\[[^[\\]\\n]+\\]\\([^()\\s]+\\)',
    '(?<!\\*)\\*\\*(?=[^\\s*])[^*\\n]+\\*\\*',
    // The star inside a German word is none.
    '(?<![\\p{L}\\d*])\\*(?=[^\\s*])[^*\\n]{1,80}(?<=\\S)\\*(?![\\p{L}\\d*])',
    // Rows of underscores are places to fill in.
    '(?<![\\p{L}\\d_])(?<row>__?)(?=[^\\s_])[^_\\n]{1,80}(?<=\\S)\\k<row>(?![\\p{L}\\d_])',
    '~~(?=\\S)[^~\\n]+~~',
    '`[^`\\n]+`',
    '^#{1,6} \\S+',
    '^[>*-] \\p{L}+',
  ].join('|'),
  'mu',
);

/** Only texts named `body` take Markdown, and chats have marks of their own. */
export const copyMarkdown = patternRule({
  name: 'copy/markdown',
  pattern: MARKS,
  signs: SIGN.marks,
  concerns: (text) => !isBody(text) && !isMessage(text),
  tell: ([marks]) => ({
    message: `Only a text named body takes Markdown; here visitors would read the marks of "${marks}".`,
    hint: 'Write it plainly.',
  }),
});
