import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { blockOf, headingAbove } from '../surroundings.ts';
import type { Spoken } from './foreign-sentence.ts';

/** Names of a language in all three. */
const NAMED: Readonly<Record<Spoken, RegExp>> = {
  en: /(?<!\p{L})(?:english|inglés|inglesa|englisch\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:spanish|español\p{L}*|castellano|spanisch\p{L}*)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:german|deutsch\p{L}*|alemán|alemana)(?!\p{L})/iu,
};

/** A greeting or question, which shows how the language sounds. */
const SAMPLE = /[!?]\s*$/;

/**
 * True for words that are in another language because the page says that it is spoken here: a card that leads to the
 * Spanish version, a paragraph below "En español", and a greeting anywhere on such a page.
 */
export function isSpokenHere(
  located: LocatedText,
  start: number,
  words: string,
  spoken: Spoken,
  file: CopyFile,
): boolean {
  const name = NAMED[spoken];
  const { text } = located;
  const paragraph = text.slice(text.lastIndexOf('\n\n', start) + 1);
  const near = text.includes('\n\n')
    ? `${paragraph.slice(0, paragraph.indexOf('\n\n') >>> 0)}\n${headingAbove(text, start)}`
    : blockOf(located, file.raw);
  if (!name.test(near) && !(SAMPLE.test(words) && name.test(file.whole.copy))) return false;
  file.languageDependsOnOthers(located);
  return true;
}
