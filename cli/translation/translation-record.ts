import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { BuildFault } from '../system/build-fault.ts';
import { replaceFile } from '../system/draft-file.ts';

/** Texts of the original at the time they were translated, by path. */
export type TranslatedTexts = Readonly<Record<string, string>>;

const Stored = z.record(z.string(), z.string());

/**
 * The file that records what a landing was translated from; it is next to the landings, so that it is versioned
 * with them.
 */
export function translationFile(landingsDir: string, slug: string): string {
  return join(landingsDir, '.translations', `${slug}.json`);
}

/**
 * Reads what a landing was translated from.
 *
 * @returns an empty record if there is no file.
 * @throws BuildFault if the file is not such a record.
 */
export function readTranslated(path: string): TranslatedTexts {
  if (!existsSync(path)) return {};
  try {
    return Stored.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new BuildFault(
      `${path} is no record of a translation. Put it back as it was, or delete it.`,
    );
  }
}

/**
 * Records what texts were translated from, sorted and one per line, so that changes by two people can be merged.
 */
export function noteTranslated(path: string, texts: TranslatedTexts): void {
  const all = Object.entries({ ...readTranslated(path), ...texts });
  const sorted = all.sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Renames the record when a translation gets another slug. */
export function renameTranslated(landingsDir: string, from: string, to: string): void {
  const path = translationFile(landingsDir, from);
  if (existsSync(path)) renameSync(path, translationFile(landingsDir, to));
}

/** Deletes the record of a deleted translation. */
export function forgetTranslated(landingsDir: string, slug: string): void {
  rmSync(translationFile(landingsDir, slug), { force: true });
}
