import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { wholeCopy } from '../texts.ts';
import { mayHave } from '../words/copy-signs.ts';
import { isEmptyButton } from '../words/empty-button.ts';
import { CLICK_WORDS, EMPTY_LINK, EMPTY_WORDS } from '../words/link-words.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody } from '../words/text-kinds.ts';

/** True for the words of a link that is an entry of a list. */
function isLabel({ path }: LocatedText, raw: object): boolean {
  return path.at(-1) === 'label' && valueAt(raw, [...path.slice(0, -1), 'href']) !== undefined;
}

/** Words such as "click here", which mean nothing to screen reader and keyboard users. */
export const copyLinkWords: CopyRule = {
  name: 'copy/link-words',
  severity: 'warning',
  *check({ kind, raw, texts }) {
    const mayClick = mayHave(raw, SIGN.linkWords) && CLICK_WORDS.test(wholeCopy(raw));
    for (const located of texts) {
      const found =
        (mayClick ? CLICK_WORDS.exec(located.text) : null) ??
        (isBody(located) ? EMPTY_LINK.exec(located.text) : null) ??
        (isLabel(located, raw) ? EMPTY_WORDS.exec(located.text.trim()) : null);
      // Reported as `copy/button-words`.
      if (!found || (kind !== 'words' && isEmptyButton(located))) continue;
      const words = found[0].replaceAll('\u2060', '');
      const start = found.index + found[0].indexOf(words);
      yield {
        path: located.path,
        span: [start, start + words.length],
        message: `"${words}" does not say where the link leads.`,
        hint: 'Name what is there: "See all prices" in place of "Click here".',
      };
    }
  },
};
