import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordsState } from '../../../studio/configuration-protocol.ts';
import { dataValue } from '../../edit/data-value.ts';
import { editText } from '../../edit/edit-text.ts';
import type { Operation } from '../../edit/operation.ts';
import { writeExclusively } from '../../new-landing/write-exclusively.ts';
import { wordsFolder } from '../../site/site-paths.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { RefusedRequest } from '../server/json-body.ts';

/** Texts in a value, with their paths. */
function* textsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<WordsState['words'][number]> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Only languages of the configuration may become part of a file path. */
function assertLanguage(language: string, languages: readonly string[]): void {
  if (!languages.includes(language))
    throw new RefusedRequest(404, 'The site has no pages in this language.');
}

/**
 * The engine's words in a language, and the name of the file with the site's own.
 *
 * @throws RefusedRequest if it is not one of the site's languages.
 */
export function wordsState(
  language: string,
  languages: readonly string[],
  root: string,
): WordsState {
  assertLanguage(language, languages);
  const engine = join(ENGINE_ROOT, 'words', `${language}.yaml`);
  const text = existsSync(engine) ? readFileSync(engine, 'utf8') : '';
  return {
    file: `site/words/${language}.yaml`,
    isThere: existsSync(join(wordsFolder(root), `${language}.yaml`)),
    words: [...textsIn(dataValue({ path: engine, text }))],
  };
}

/**
 * Creates the word file of a language.
 *
 * @throws RefusedRequest if it is not one of the site's languages, or already has words.
 */
export function beginWords(
  { language, operations }: { language: string; operations: readonly Operation[] },
  languages: readonly string[],
  root: string,
): void {
  assertLanguage(language, languages);
  const path = join(wordsFolder(root), `${language}.yaml`);
  if (existsSync(path)) throw new RefusedRequest(409, 'There is a file of these words already.');
  const edited = editText('', operations);
  if ('refused' in edited) throw new RefusedRequest(409, edited.refused.reason);
  writeExclusively(path, edited.text, root);
}
