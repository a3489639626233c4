import type { CopyRule } from '../../content/rule.ts';
import { mayHave } from '../words/copy-signs.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isSearched } from '../words/text-kinds.ts';
import { isName, languageOf } from '../words/text-language.ts';
import { languageAt } from '../words/text-place.ts';

const NAMES: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish', de: 'German' };

const BITS: Readonly<Record<string, number>> = {
  en: SIGN.english,
  es: SIGN.spanish,
  de: SIGN.german,
};

const ALL = SIGN.english | SIGN.spanish | SIGN.german;

/** A text that nobody has translated. */
export const copyLanguage: CopyRule = {
  name: 'copy/language',
  severity: 'warning',
  *check(file, facts) {
    // With a broken configuration nobody knows what the language of the site is.
    if (facts.languages === undefined) return;
    const own = BITS[file.language.slice(0, 2)] ?? 0;
    if (!mayHave(file.raw, ALL & ~own) && file.kind !== 'config') return;
    for (const located of file.texts) {
      if (isSearched(located) || isName(located)) continue;
      const language = languageAt(located, file, facts).slice(0, 2);
      const found = languageOf(proseOf(located.text));
      if (found === undefined || found === language || !(language in NAMES)) continue;
      yield {
        path: located.path,
        message: `This text is ${NAMES[found]}, and its page is "${language}".`,
        hint: 'Translate it, or set language to that of the page.',
      };
    }
  },
};
