import type { CopyRule } from '../../content/rule.ts';
import { mayHave } from '../words/copy-signs.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isMessage, isSearched } from '../words/text-kinds.ts';

/** Languages that put no space before a sign. */
const CLOSE_SIGNS = /^(?:en|es|de|it|pt|nl)\b/;

const DOUBLE = /(?<=\S) {2,}(?=\S)|\t+/;
const EDGE = /^[ \t]+(?=\S)|(?<=\S) +$/;
const BEFORE_SIGN = /(?<=[\p{L}\p{N}\])"”’%\u2060]) +(?=[,;:.!?](?:\s|$)|[,;]\p{L})/u;
const INSIDE = /(?<=\() +(?=\S)|(?<=\S) +(?=\))/;
const AFTER_SIGN = /(?<=\p{Ll})[,;](?=\p{L})|(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll}{2})/u;
const TWICE = /(?<=[\p{L}\p{N}\u2060]),\s?,|(?<![.\d/])\.\.(?![./])|;;/u;

/** What each kind of slip is called, and what to do. */
const SLIPS: readonly (readonly [RegExp, string, string])[] = [
  [DOUBLE, 'There is more than one space here.', 'Leave one space.'],
  [EDGE, 'The text begins or ends with a space.', 'Take the space away.'],
  [BEFORE_SIGN, 'There is a space before this sign.', 'Take the space away.'],
  [INSIDE, 'There is a space inside the brackets.', 'Take the space away.'],
  [AFTER_SIGN, 'There is no space after this sign.', 'Add a space.'],
  [TWICE, 'There are two signs where one belongs.', 'Take one of them away.'],
];

/** Spaces and signs that are doubled, missing or in the wrong place. */
export const copySpacing: CopyRule = {
  name: 'copy/spacing',
  severity: 'warning',
  *check({ language, raw, texts }) {
    if (!CLOSE_SIGNS.test(language) || !mayHave(raw, SIGN.spacing)) return;
    for (const located of texts) {
      if (isMessage(located) || isSearched(located)) continue;
      for (const part of partsOf(located)) {
        // The columns of tables are set in their own way.
        if (part.kind === 'row') continue;
        const prose = proseOf(part.text);
        for (const [slip, message, hint] of SLIPS) {
          const found = slip.exec(prose);
          if (!found || (slip === EDGE && part.kind !== 'whole')) continue;
          yield {
            path: located.path,
            span: placed(part, found.index, found[0].length),
            ...{ message, hint },
          };
          break;
        }
      }
    }
  },
};
