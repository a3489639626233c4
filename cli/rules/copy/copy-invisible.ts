import { patternRule } from '../words/pattern-rule.ts';
import { SIGN } from '../words/telling-words.ts';

/** Languages that mix directions, where direction marks are legitimate. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ps|sd|ug|ur|yi)\b/;

const NAMES: Readonly<Record<string, string>> = {
  '\u200b': 'a space without width',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\ufeff': 'a byte order mark',
};

/** Soft hyphens and non-breaking spaces are allowed because they are useful. */
const INVISIBLE = /[\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Invisible characters that are pasted along with text, and break searching and copying. */
export const copyInvisible = patternRule({
  name: 'copy/invisible',
  pattern: INVISIBLE,
  signs: SIGN.strange,
  concerns: (_, { language }) => !RIGHT_TO_LEFT.test(language),
  tell: ([character]) => ({
    message: `There is ${NAMES[character] ?? 'a mark of direction'} here (U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}), which nobody sees.`,
    hint: 'Delete it, or type these words anew.',
  }),
});
