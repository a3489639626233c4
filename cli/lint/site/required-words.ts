import type { WordsByLanguage } from '../../../schemas/words/words.ts';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import type { RequiredWords } from '../../content/text-rules/required-words.ts';
import { type Path, valueAt } from '../../content/value-path.ts';
import type { RawWords } from '../../content/words-file.ts';
import { locatedTexts } from '../../rules/texts.ts';

/** The range of a path in a file of words: of its value, or of the key that it is missing from. */
function placeOf({ words, locate }: RawWords, at: Path) {
  if (valueAt(words, at) !== undefined) return locate(at, 'value');
  const length = at.findLastIndex((_, end) => valueAt(words, at.slice(0, end)) !== undefined);
  return length > 0 ? locate(at.slice(0, length), 'key') : WHOLE_FILE;
}

/**
 * Reports notices that a site's definition requires and that its words lack: the first missing part of each, at the
 * place where it belongs.
 *
 * @param words with facts filled in.
 */
export function checkRequiredWords(
  required: readonly RequiredWords[],
  words: WordsByLanguage,
  files: readonly RawWords[],
): Diagnostic[] {
  return required.flatMap(({ name: rule, language, within, parts, message, hint }) => {
    const spoken = words[language];
    if (!spoken) return [];
    const shown = locatedTexts(valueAt(spoken, within), []).map(({ text }) => plainWords(text));
    const missing = parts.find(({ text }) => !shown.some((words) => text.test(words)));
    const file = files.find((one) => one.language === language);
    // It may stand in a part that is wrong.
    if (!missing || !file || file.isFaulty) return [];
    return [report(file.source, { range: placeOf(file, missing.at), rule, message, hint })];
  });
}
