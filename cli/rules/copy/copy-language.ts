import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { isEnglishOffer, isEnglishTitle, isPageTitle } from '../words/language/english-title.ts';
import { foreignFile, mayHaveOthers } from '../words/language/foreign-file.ts';
import { foreignHeading } from '../words/language/foreign-heading.ts';
import { foreignParts } from '../words/language/foreign-parts.ts';
import { foreignLabel } from '../words/language/foreign-sentence.ts';
import {
  isShortEnglish,
  mayBeShortEnglish,
  mayBeShortForeign,
  shortForeign,
} from '../words/language/short-english.ts';
import { isSpokenHere } from '../words/language/spoken-here.ts';
import { isName } from '../words/language/text-language.ts';
import { isSearched } from '../words/text-kinds.ts';
import { isButton } from '../words/text-parts.ts';
import { languageAt } from '../words/text-place.ts';

const NAMES: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish', de: 'German' };

/** An untranslated text. */
export const copyLanguage: CopyRule = {
  name: 'copy/language',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    // With a broken configuration the language of the site is unknown.
    if (facts.languages === undefined) return;
    const written = valueAt(file.raw, ['language']);
    // Reported as `shape/choice`: nobody knows what its language is.
    if (typeof written === 'string' && !facts.languages.includes(written)) return;
    const foreign = foreignFile(file, facts);
    if (foreign) {
      const { spoken, first } = foreign;
      yield {
        // A language that is written down is what is wrong.
        path: written === undefined ? first.path : ['language'],
        message: `This file is ${NAMES[spoken]}, and its page is "${file.language}".`,
        hint: `Set \`language: ${spoken}\`, or translate it.`,
      };
      return;
    }
    const mayBeLong = file.kind === 'config' || mayHaveOthers(file);
    const mayBeShort = file.kind === 'config' || !file.language.startsWith('en');
    const mayBeForeign = !mayBeShort && mayBeShortForeign(file.copy);
    for (const located of file.texts) {
      const isTitle = mayBeShort && isPageTitle(located);
      const mayBeLeft = mayBeShort && mayBeShortEnglish(located);
      const isLabel = isButton(located);
      const heading = foreignHeading(located, '');
      if (!mayBeLong && !mayBeLeft && !isTitle && !mayBeForeign && !isLabel && !heading) continue;
      if (isSearched(located) || isName(located)) continue;
      const language = languageAt(located, file, facts).slice(0, 2);
      if (!(language in NAMES)) continue;
      const headed = heading && foreignHeading(located, language);
      if (headed) {
        if (isSpokenHere(located, 0, located.text, headed, file)) continue;
        yield {
          path: located.path,
          message: `This text is ${NAMES[headed]}, and its page is "${language}".`,
          hint: 'Translate it. If it is a name, put it in quotation marks.',
        };
        continue;
      }
      if (
        (mayBeLeft && isShortEnglish(located, language, file.raw)) ||
        (isTitle && (isEnglishTitle(located, language) || isEnglishOffer(located, language, facts)))
      ) {
        yield {
          path: located.path,
          message: `This text is English, and its page is "${language}".`,
          hint: 'Translate it. If it is a name, put it in quotation marks.',
        };
        continue;
      }
      const left =
        (isLabel ? foreignLabel(located.text, language) : undefined) ??
        (mayBeForeign && language === 'en' ? shortForeign(located.text) : undefined);
      if (left !== undefined) {
        yield {
          path: located.path,
          message: `This text is ${NAMES[left]}, and its page is "${language}".`,
          hint: 'Translate it. If it is a name, put it in quotation marks.',
        };
        continue;
      }
      // The label in another language is compared with the English one.
      if (located.path.includes('label')) file.languageDependsOnOthers(located);
      if (!mayBeLong) continue;
      // Of a text with several such parts, the first is reported.
      for (const { found, span } of foreignParts(located, language)) {
        const words = located.text.slice(...span);
        if (isSpokenHere(located, span[0], words, found, file)) continue;
        yield {
          path: located.path,
          span,
          message: `This text is ${NAMES[found]}, and its page is "${language}".`,
          hint: 'Translate it, or set language to that of the page.',
        };
        break;
      }
    }
  },
};
