import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { foreignFile, mayHaveOthers } from '../words/language/foreign-file.ts';
import {
  isShortEnglish,
  mayBeShortEnglish,
  mayBeShortForeign,
  shortForeign,
} from '../words/language/short-english.ts';
import { isName, languageOf } from '../words/language/text-language.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { proseOf } from '../words/prose-of.ts';
import { withoutQuotations } from '../words/quotations.ts';
import { isSearched } from '../words/text-kinds.ts';
import { languageAt } from '../words/text-place.ts';

const NAMES: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish', de: 'German' };

const SENTENCE = /[^.!?]+[.!?]*/g;

/** Tells visitors in their own language that it is spoken. */
const SPOKEN_HERE =
  /(?:se habla|hablamos|atendemos en) español|wir sprechen deutsch|we (?:also )?speak english|english (?:is )?spoken/iu;

/** What is in another language: all of a text, or one of its sentences, which a translator has passed over. */
function foreignIn(text: string, language: string) {
  if (SPOKEN_HERE.test(text)) return undefined;
  const spoken = languageOf(text);
  if (spoken !== undefined && spoken !== language)
    return { found: spoken, start: 0, length: text.length };
  for (const { 0: sentence, index } of withoutQuotations(text, false).matchAll(SENTENCE)) {
    if (sentence.length === text.length) return undefined;
    const found = languageOf(sentence);
    const start = index + sentence.length - sentence.trimStart().length;
    if (found !== undefined && found !== language)
      return { found, start, length: index + sentence.length - start };
  }
  return undefined;
}

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
      for (const located of file.texts) file.dependsOnOthers(located);
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
    if (!mayBeLong && !mayBeShort && !mayBeForeign) return;
    for (const located of file.texts) {
      const mayBeLeft = mayBeShort && mayBeShortEnglish(located);
      if (!mayBeLong && !mayBeLeft && !mayBeForeign) continue;
      if (isSearched(located) || isName(located)) continue;
      const language = languageAt(located, file, facts).slice(0, 2);
      if (!(language in NAMES)) continue;
      if (mayBeLeft && isShortEnglish(located, language, file.raw)) {
        yield {
          path: located.path,
          message: `This text is English, and its page is "${language}".`,
          hint: 'Translate it. If it is a name, put it in quotation marks.',
        };
        continue;
      }
      const left = mayBeForeign && language === 'en' ? shortForeign(located.text) : undefined;
      if (left !== undefined) {
        yield {
          path: located.path,
          message: `This text is ${NAMES[left]}, and its page is "${language}".`,
          hint: 'Translate it. If it is a name, put it in quotation marks.',
        };
        continue;
      }
      // The label in another language is compared with the English one.
      if (located.path.includes('label')) file.dependsOnOthers(located);
      if (!mayBeLong) continue;
      for (const part of partsOf(located)) {
        const foreign = foreignIn(proseOf(part.text), language);
        if (foreign === undefined) continue;
        const { found, start, length } = foreign;
        yield {
          path: located.path,
          span: placed(part, start, length),
          message: `This text is ${NAMES[found]}, and its page is "${language}".`,
          hint: 'Translate it, or set language to that of the page.',
        };
        // A text that is entirely in another language is reported once.
        break;
      }
    }
  },
};
