import type { WordsByLanguage } from '../../../schemas/words/words.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import type { RawWords } from '../../content/words-file.ts';
import { copyLanguage } from '../../rules/copy/copy-language.ts';
import { locatedTexts } from '../../rules/texts.ts';
import { lexiconOf } from '../../rules/words/spelling/lexicon.ts';
import { hashOf } from '../../rules/words/spelling/word-hash.ts';

/** Shorter words are in several languages. */
const SHORTEST = 3;

function isOnlyOf(language: string, word: string, other: string): boolean {
  const hash = hashOf(word);
  return lexiconOf(language)?.has(hash) === true && lexiconOf(other)?.has(hash) === false;
}

/** True of a text with a word that only the other language has, and none that only its own has. */
function isLeftIn(other: string, text: string, own: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST);
  return (
    words.some((word) => isOnlyOf(other, word, own)) &&
    words.every((word) => !isOnlyOf(own, word, other))
  );
}

/**
 * `copy/language` for words that are the same in the file of another language, such as a button that a translator has
 * left.
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
      const [other] =
        spoken.find(([name, said]) => name !== language && valueAt(said, path) === text) ?? [];
      if (other === undefined || !isLeftIn(other.slice(0, 2), text, language.slice(0, 2)))
        return [];
      const range = locate(path, 'value');
      if (known.has(`${range.line} ${source.file}`)) return [];
      return report(source, {
        range,
        rule: copyLanguage.name,
        severity: copyLanguage.severity,
        message: `This text is that of "${other}", and this file is "${language}".`,
        hint: 'Translate it.',
      });
    }),
  );
}
