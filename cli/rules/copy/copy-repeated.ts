import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { mayHave } from '../words/copy-signs.ts';
import { SIGN } from '../words/telling-words.ts';
import { isMessage, isSearched } from '../words/text-kinds.ts';

/** Least characters of a text that nobody writes twice on purpose. */
const SENTENCE = 45;

/** Texts about the page, which may say what the page says. */
const ABOUT = new Set<PropertyKey | undefined>(['page', 'seo', 'name', 'description', 'title']);

function plain(text: string): string {
  return text.trim().replace(/[.!]$/, '').toLowerCase();
}

/** The list that a text is an entry of, or whose entry's heading it is. */
function listOf({ path }: LocatedText): string | undefined {
  const [over, last] = path.slice(-2);
  if (typeof last === 'number') return path.slice(0, -1).join('.');
  const isHeading =
    last === 'title' || last === 'heading' || last === 'question' || last === 'label';
  return isHeading && typeof over === 'number' ? path.slice(0, -2).join('.') : undefined;
}

/** An entry that stands twice in its list, and a text that stands twice on its page. */
export const copyRepeated: CopyRule = {
  name: 'copy/repeated',
  severity: 'warning',
  *check({ kind, raw, texts }) {
    if (kind === 'words' || kind === 'config' || !mayHave(raw, SIGN.repeated)) return;
    const seen = new Set<string>();
    const told = new Set<string>();
    for (const located of texts) {
      if (isMessage(located)) continue;
      const words = plain(located.text);
      const list = listOf(located);
      const isLong = words.length >= SENTENCE && !ABOUT.has(located.path[0]);
      const keys = [
        ...(list === undefined || words === '' || list.includes('.rows')
          ? []
          : [`${list} ${words}`]),
        ...(isLong && !isSearched(located) ? [words] : []),
      ];
      const isAgain = keys.some((key) => seen.has(key)) && !told.has(words);
      for (const key of keys) seen.add(key);
      if (!isAgain) continue;
      told.add(words);
      yield {
        path: located.path,
        message: 'This stands on the page before, word by word.',
        hint: 'Say something else here, or take it away.',
      };
    }
  },
};
