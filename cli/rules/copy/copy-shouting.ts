import type { CopyRule } from '../../content/rule.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { SIGN } from '../words/telling-words.ts';

const EXCLAMATIONS = /!{2,}|![^!]*!/;

/** Three or more words in capitals; abbreviations such as E&O or TX DMV are shorter. */
const CAPITALS = /\b[A-Z]{3,}(?:\s+[A-Z]{2,}){2,}\b/;

/** Capitals and repeated exclamation marks read as shouting. */
export const copyShouting: CopyRule = {
  name: 'copy/shouting',
  severity: 'warning',
  perText: true,
  signs: SIGN.shouting,
  *check({ texts }) {
    for (const located of texts)
      for (const part of partsOf(located)) {
        const found = EXCLAMATIONS.exec(part.text) ?? CAPITALS.exec(part.text);
        if (!found) continue;
        yield {
          path: located.path,
          span: placed(part, found.index, found[0].length),
          message: `Capitals and rows of exclamation marks look loud and untrustworthy: "${found[0]}".`,
          hint: 'Use sentence case, and no more than one exclamation mark in a text.',
        };
      }
  },
};
