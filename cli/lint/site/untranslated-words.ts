import type { WordsByLanguage } from '../../../schemas/words/words.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import { type Path, valueAt } from '../../content/value-path.ts';
import type { RawWords } from '../../content/words-file.ts';
import { copyLanguage } from '../../rules/copy/copy-language.ts';
import { locatedTexts } from '../../rules/texts.ts';
import { lexiconOf } from '../../rules/words/lexicon/lexicon.ts';
import { hashOf } from '../../rules/words/lexicon/word-hash.ts';

/** Shorter words are in several languages. */
const SHORTEST = 3;

function isOnlyOf(language: string, word: string, other: string): boolean {
  const hash = hashOf(word);
  return lexiconOf(language)?.has(hash) === true && lexiconOf(other)?.has(hash) === false;
}

/** Number of words in a text that only the other language has; none if there are some that only its own has. */
function wordsLeftIn(other: string, text: string, own: string): number {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST);
  if (words.some((word) => isOnlyOf(own, word, other))) return 0;
  return words.filter((word) => isOnlyOf(other, word, own)).length;
}

/** Minimum number of words of a text that is judged by them alone, and of those that only the other language has. */
const LEAST_WORDS = 3;
const LEAST_LEFT = 2;

/** True of a text all of whose words another language has, and that is not written like a name. */
function isWrittenIn(other: string, text: string): boolean {
  const words = text.replace(/\{[^}]*\}/g, '').match(/\p{L}+/gu) ?? [];
  const lexicon = lexiconOf(other);
  const isName = words.slice(1).every((word) => word.length < SHORTEST || /^\p{Lu}/u.test(word));
  if (words.length < LEAST_WORDS || isName) return false;
  return words.every(
    (word) => word.length < SHORTEST || lexicon?.has(hashOf(word.toLowerCase())) === true,
  );
}

/** The language of the part that a text is in, such as a notice that has to be in two; undefined in the rest of its file. */
function languageOfPart(words: object, path: Path): unknown {
  const around = path.map((_, length) => valueAt(words, path.slice(0, length)));
  return around.map((part) => (part as { language?: unknown }).language).findLast(Boolean);
}

/**
 * `copy/language` for words that are the same in the file of another language, such as a button that a translator has
 * left, and for those that are in another language word by word.
 *
 * @param words of the site in each of its languages.
 * @param engine the engine's own words.
 * @param told findings about the same files; a text that is reported already is passed over.
 */
export function untranslatedWords(
  files: readonly RawWords[],
  words: WordsByLanguage,
  engine: WordsByLanguage,
  told: readonly Diagnostic[],
): Diagnostic[] {
  const known = new Set(
    told
      .filter(({ rule }) => rule === copyLanguage.name)
      .map(({ file, line }) => `${line} ${file}`),
  );
  const spoken = [...Object.entries(words), ...Object.entries(engine)];
  return files.flatMap(({ language, words: own, source, locate }) =>
    locatedTexts(own, []).flatMap(({ path, text }) => {
      const left = (name: string) => wordsLeftIn(name.slice(0, 2), text, language.slice(0, 2));
      const [copied] =
        spoken.find(([name, said]) => name !== language && valueAt(said, path) === text) ?? [];
      const other =
        copied ??
        Object.keys(words).find(
          (name) => isWrittenIn(name.slice(0, 2), text) && left(name) >= LEAST_LEFT,
        );
      if (other === undefined || left(other) === 0) return [];
      if (copied === undefined && languageOfPart(own, path) !== undefined) return [];
      const range = locate(path, 'value');
      if (known.has(`${range.line} ${source.file}`)) return [];
      const whose = copied === undefined ? 'in' : 'that of';
      return report(source, {
        range,
        rule: copyLanguage.name,
        severity: copyLanguage.severity,
        message: `This text is ${whose} "${other}", and this file is "${language}".`,
        hint: 'Translate it.',
      });
    }),
  );
}
