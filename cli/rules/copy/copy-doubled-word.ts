import type { CopyRule } from '../../content/rule.ts';
import { mayHave } from '../words/copy-signs.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isSearched } from '../words/text-kinds.ts';
import { languageAt } from '../words/text-place.ts';

const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}[\p{L}'’]*)[\s\u00a0]+\1(?![\p{L}\p{N}'’-])/giu;

/** Words that can stand twice in a row, by language. */
const FINE: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'that had is in on do so very bye no now there ha knock blah yada chop hush hear night cha win really too many'.split(
      ' ',
    ),
  ),
  es: new Set('muy no sí ya casi así luego poco nos tan bien más'.split(' ')),
  de: new Set('sie ihr die der das sehr so ganz lang bald nein ja immer viel'.split(' ')),
};

/** A word that was typed twice. Names such as Bora Bora, and words that may be said twice, are fine. */
export const copyDoubledWord: CopyRule = {
  name: 'copy/doubled-word',
  severity: 'warning',
  *check(file, facts) {
    if (!mayHave(file.raw, SIGN.doubled)) return;
    for (const located of file.texts) {
      if (isSearched(located)) continue;
      const fine = FINE[languageAt(located, file, facts).slice(0, 2)];
      if (!fine) continue;
      for (const { 0: found, 1: word = '', index } of proseOf(located.text).matchAll(DOUBLED)) {
        const isName = /^\p{Lu}/u.test(word) && /\s\p{Lu}\p{Ll}/u.test(found);
        if (isName || fine.has(word.toLowerCase())) continue;
        yield {
          path: located.path,
          span: [index, index + found.length],
          message: `"${word}" stands here twice.`,
          hint: 'Take one of them away.',
        };
      }
    }
  },
};
