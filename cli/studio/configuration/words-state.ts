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

/** Texts inside a value with the keys that lead to them. */
function* textsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<WordsState['words'][number]> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** The languages of a site are those of its configuration; no other name becomes a path. */
function assertLanguage(language: string, languages: readonly string[]): void {
  if (!languages.includes(language))
    throw new RefusedRequest(404, 'The site has no pages in this language.');
}

/**
 * The engine's words in a language, and the name of the file in which the site says them differently.
 *
 * @throws RefusedRequest if it is none of the site's languages.
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
 * Writes the first words of a site in a language.
 *
 * @throws RefusedRequest if it is none of the site's languages, or has words already.
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
  writeExclusively(path, edited.text);
}
