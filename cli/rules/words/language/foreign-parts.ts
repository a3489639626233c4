import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { partsOf, placed } from '../parts-of.ts';
import { proseOf } from '../prose-of.ts';
import { withoutQuotations } from '../quotations.ts';
import { isQuoted } from '../text-kinds.ts';
import { isCited } from './cited.ts';
import { foreignSentence, hasWordsOf, type Spoken } from './foreign-sentence.ts';
import { languageOf } from './text-language.ts';

const SENTENCE = /[^.!?]+[.!?]*/g;

/** Tells visitors in their own language that it is spoken. */
const SPOKEN_HERE =
  /(?:se habla|hablamos|atendemos en) español|wir sprechen deutsch|we (?:also )?speak english|english (?:is )?spoken/iu;

/** Keys of texts that are names or mottos rather than sentences. */
const HEADED = new Set<PropertyKey | undefined>([
  ...['headline', 'heading', 'title', 'kicker', 'tagline', 'label', 'quote', 'source'],
]);

/** The language of a sentence, if it is another one and none of its words are in that of the page. */
function otherIn(sentence: string, language: string): Spoken | undefined {
  const found = languageOf(sentence);
  return found === undefined || found === language || hasWordsOf(language, sentence, found)
    ? undefined
    : found;
}

/**
 * What is in another language: all of a text, or one of its sentences, which a translator has passed over.
 *
 * @param hasSentences false for a text that is a name or motto.
 */
function foreignIn(text: string, language: string, hasSentences: boolean) {
  if (SPOKEN_HERE.test(text)) return undefined;
  const own = withoutQuotations(text, false);
  const spoken = languageOf(own);
  const isWhole = spoken !== undefined && spoken !== language;
  if (isWhole && !isCited(text, 0) && !hasWordsOf(language, text, spoken))
    return { found: spoken, start: 0, length: text.length };
  for (const { 0: sentence, index } of matchesIn(own, SENTENCE)) {
    const found =
      otherIn(sentence, language) ??
      (hasSentences ? foreignSentence(sentence, language) : undefined);
    const start = index + sentence.length - sentence.trimStart().length;
    if (found !== undefined && !isCited(text, start))
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
): Generator<{ found: Spoken; span: Span }> {
  const isHeaded = HEADED.has(located.path.at(-1)) || isQuoted(located);
  for (const part of partsOf(located)) {
    const hasSentences = !isHeaded && part.kind !== 'heading' && part.kind !== 'row';
    const foreign = foreignIn(proseOf(part.text), language, hasSentences);
    if (!foreign) continue;
    const { found, start, length } = foreign;
    yield { found, span: placed(part, start, length) };
  }
}
