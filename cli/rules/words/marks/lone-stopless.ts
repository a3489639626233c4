import type { CopyFile, LocatedText } from '../../../content/rule.ts';

/** Texts of one key from which on the way in which all of them end is the style of the page. */
const LEAST = 4;

/** Words of a text that is a sentence. */
const WORDS = 10;

/** Somebody who does something: a text without is often a line such as "A hot meal, a warm bed and a quiet night". */
const SUBJECT: Readonly<Record<string, RegExp>> = {
  en: /(?:^|, |(?:^|, )(?:and|so|but|then|if|when) )(?:you|we|they|it|he|she|I)\s\p{Ll}/iu,
  de: /(?<!\p{L})(?:wir|ihr|er|sie|Sie|ich|du)(?!\p{L})/u,
  es: /(?<!\p{L})(?:\p{L}{2,}(?:amos|emos|imos)|usted|ustedes|(?:le|les|se|lo|la|te) \p{Ll}{3,})(?!\p{L})/iu,
};

/** The only sentence of a text, which breaks off at a word. */
const OPEN = /^[\p{Lu}¿¡][^.!?:…]*\s\p{Ll}+$/u;

/** A quick test for a copy with such a text: ten words have more letters, and hardly any other line ends with a small one. */
export const MAY_BE_OPEN = /^[\p{Lu}¿¡][^.!?:…\n]{40,}\s\p{Ll}+\s*$/mu;

const STOPPED = /[.!?…:][”"»)’]*$/;

function isLong(text: string): boolean {
  return text.split(/\s+/).length >= WORDS;
}

/**
 * The length of the last word of a text of one sentence that has no full stop, though all others of its key in the file have one:
 * who writes them so has not finished this one. 0 for any other.
 */
export function loneStopless(located: LocatedText, file: CopyFile, language: string): number {
  const { path } = located;
  const text = located.text.trimEnd();
  const key = path.at(-1);
  if (typeof key !== 'string' || !OPEN.test(text) || !isLong(text)) return 0;
  if (!SUBJECT[language]?.test(text)) return 0;
  file.dependsOnOthers(located);
  const at = path.join('.');
  const others = file.whole.texts.filter(
    (other) => other.path.at(-1) === key && isLong(other.text) && other.path.join('.') !== at,
  );
  if (others.length < LEAST || !others.every((other) => STOPPED.test(other.text.trimEnd())))
    return 0;
  return text.length - text.search(/\S+$/);
}
