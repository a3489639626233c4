import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { BuildFault } from '../system/build-fault.ts';
import { replaceFile } from '../system/draft-file.ts';

/** Texts of the original as they were when they were translated, by their paths. */
export type TranslatedTexts = Readonly<Record<string, string>>;

const Stored = z.record(z.string(), z.string());

/** Where it is remembered what a landing was translated from: with the landings, so that it is kept with them. */
export function translationFile(landingsDir: string, slug: string): string {
  return join(landingsDir, '.translations', `${slug}.json`);
}

/**
 * Reads what a landing was translated from.
 *
 * @returns nothing by any path if nobody has noted it.
 * @throws BuildFault if the file holds something else.
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

/** Notes what texts were translated from: one a line and in order, so that the work of two people can be merged. */
export function noteTranslated(path: string, texts: TranslatedTexts): void {
  const all = Object.entries({ ...readTranslated(path), ...texts });
  const sorted = all.sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Follows a translation to another slug. */
export function renameTranslated(landingsDir: string, from: string, to: string): void {
  const path = translationFile(landingsDir, from);
  if (existsSync(path)) renameSync(path, translationFile(landingsDir, to));
}

/** Forgets a translation that is gone. */
export function forgetTranslated(landingsDir: string, slug: string): void {
  rmSync(translationFile(landingsDir, slug), { force: true });
}
