import type { CopyRule } from '../../content/rule.ts';
import { mayHave } from '../words/copy-signs.ts';
import { partsOf, placed } from '../words/parts-of.ts';
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

/** An untranslated text. */
export const copyLanguage: CopyRule = {
  name: 'copy/language',
  severity: 'warning',
  *check(file, facts) {
    // With a broken configuration the language of the site is unknown.
    if (facts.languages === undefined) return;
    const own = BITS[file.language.slice(0, 2)] ?? 0;
    if (!mayHave(file.raw, ALL & ~own) && file.kind !== 'config') return;
    for (const located of file.texts) {
      if (isSearched(located) || isName(located)) continue;
      const language = languageAt(located, file, facts).slice(0, 2);
      if (!(language in NAMES)) continue;
      for (const part of partsOf(located)) {
        const found = languageOf(proseOf(part.text));
        if (found === undefined || found === language) continue;
        yield {
          path: located.path,
          span: placed(part, 0, part.text.length),
          message: `This text is ${NAMES[found]}, and its page is "${language}".`,
          hint: 'Translate it, or set language to that of the page.',
        };
        // A text that is entirely in another language is reported once.
        break;
      }
    }
  },
};
