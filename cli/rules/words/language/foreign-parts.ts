import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { partsOf, placed } from '../parts-of.ts';
import { proseOf } from '../prose-of.ts';
import { withoutQuotations } from '../quotations.ts';
import { languageOf } from './text-language.ts';

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

/**
 * The parts of a text that are in another language, each with its span in the text.
 *
 * @param language of its page, in two letters.
 */
export function* foreignParts(
  located: LocatedText,
  language: string,
): Generator<{ found: 'en' | 'es' | 'de'; span: Span }> {
  for (const part of partsOf(located)) {
    const foreign = foreignIn(proseOf(part.text), language);
    if (!foreign) continue;
    const { found, start, length } = foreign;
    yield { found, span: placed(part, start, length) };
  }
}
