import { basename } from 'node:path';
import { languagesOf } from '../../../renderer/text/languages.ts';
import type {
  TranslatedRequest,
  TranslationAnswer,
  TranslationSide,
} from '../../../studio/making-protocol.ts';
import { placeName } from '../../changes/place-names.ts';
import { readSource, type SourceFile } from '../../content/source-file.ts';
import { parseYaml } from '../../content/yaml/yaml-file.ts';
import { type DataMap, isDataMap } from '../../edit/plain-data.ts';
import { type SiteFile, textOnDisk } from '../../site/named-files.ts';
import {
  noteTranslated,
  readTranslated,
  translationFile,
} from '../../translation/translation-record.ts';
import { newlyTranslated, translationTexts } from '../../translation/translation-texts.ts';
import { RefusedRequest } from '../server/json-body.ts';
import { type MakingSite, refusing } from './making-site.ts';

/** A landing and the one that it translates, including unsaved text. */
interface Pair {
  original: { file: SiteFile; value: DataMap };
  translation: { file: SiteFile; value: DataMap };
  /** File that records the source texts of the translations. */
  record: string;
}

function landingValue(source: Pick<SourceFile, 'path' | 'text'> | undefined): DataMap | undefined {
  if (!source) return undefined;
  const { value } = parseYaml({ ...source, file: source.path, hash: '' });
  return isDataMap(value) ? value : undefined;
}

function pairOf(name: string, { studio, cwd, site }: MakingSite): Pair | undefined {
  const file = studio.file(name);
  const value =
    file?.kind === 'landing' ? landingValue(readSource(file.path, { cwd }).source) : undefined;
  if (!file || typeof value?.translationOf !== 'string') return undefined;
  const other = studio.file(`landings/${value.translationOf}.yaml`);
  const otherValue = other && landingValue(readSource(other.path, { cwd }).source);
  if (!otherValue) return undefined;
  const slug = basename(file.path, '.yaml');
  return {
    original: { file: other, value: otherValue },
    translation: { file, value },
    record: translationFile(site.landingsDir, slug),
  };
}

/**
 * A landing and its translation, text by text; null if the file is no translation, or its original cannot be read.
 */
export function translationOf(name: string, making: MakingSite): TranslationAnswer | null {
  const pair = pairOf(name, making);
  if (!pair) return null;
  const [main] = languagesOf(making.place().config);
  const side = ({ file, value }: Pair['original']): TranslationSide => ({
    file: file.file,
    path: `/${basename(file.path, '.yaml')}`,
    language: typeof value.language === 'string' ? value.language : main,
  });
  const noted = refusing(() => readTranslated(pair.record));
  const { value } = pair.original;
  const texts = translationTexts(value, pair.translation.value, noted);
  return {
    original: side(pair.original),
    translation: side(pair.translation),
    texts: texts.map((text) => ({ ...text, place: placeName(text.path, value) })),
  };
}

/**
 * Records that texts are up to date as they are.
 *
 * @throws RefusedRequest if the file is no translation.
 */
export function keepTranslated(
  { file, names }: TranslatedRequest,
  making: MakingSite,
): TranslationAnswer | null {
  const pair = pairOf(file, making);
  if (!pair) throw new RefusedRequest(409, `${file} is no translation.`);
  const texts = translationTexts(pair.original.value, pair.translation.value, {});
  const kept = texts.filter(({ name }) => names.includes(name));
  refusing(() =>
    noteTranslated(
      pair.record,
      Object.fromEntries(kept.map(({ name, original }) => [name, original])),
    ),
  );
  return translationOf(file, making);
}

/**
 * Records the source texts of the translations that are about to be saved.
 *
 * @param names of files with edits.
 * @param save writes files and returns which.
 */
export function savingTranslations<Answer extends { saved: readonly string[] }>(
  names: readonly string[],
  making: MakingSite,
  save: () => Answer,
): Answer {
  const edited = names.flatMap((name) => {
    const pair = pairOf(name, making);
    const text = pair && textOnDisk(pair.translation.file.path);
    if (!pair || text === undefined) return [];
    const { original, translation, record } = pair;
    const before = landingValue({ path: translation.file.path, text });
    return { name, record, texts: newlyTranslated(original.value, before, translation.value) };
  });
  const answer = save();
  for (const { name, record, texts } of edited)
    if (answer.saved.includes(name) && Object.keys(texts).length > 0) noteTranslated(record, texts);
  return answer;
}
