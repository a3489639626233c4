import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { EMPTY_SITE, sectionTexts } from '../new-section/section-texts.ts';
import { faultOfSectionName } from '../site/check-sections.ts';
import { definitionFile } from '../site/definition-module.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { loadSiteCode, openSite } from '../site/open-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { explainSystemError } from '../system/system-fault.ts';

export interface NewSectionOptions {
  name: string;
  root?: string;
  json: boolean;
}

/** Writes files that must not exist yet: all of them or none. */
function writeAll(files: ReadonlyMap<string, string>): void {
  const written: string[] = [];
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { flag: 'wx' });
      written.push(path);
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw error;
  }
}

/** Why such a section cannot be created; undefined if it can. */
function refusal(
  name: string,
  known: readonly { name: string }[],
  paths: readonly string[],
  cwd: string,
): string | undefined {
  const there = paths.find((path) => existsSync(path));
  if (there !== undefined) return `${displayPath(there, cwd)} already exists.`;
  const isKnown = known.some((section) => section.name === name);
  return isKnown ? `The site already has a section "${name}".` : undefined;
}

/**
 * `touchdown new-section`: writes a custom section with its css and a test, and a `site/site.ts` if there is none.
 * Landings and pages can use it at once, and its schema is available to editors. `--json` prints `{"name",
 * "files"}`, or `{"error"}`. Nothing is written unless it succeeds.
 *
 * @returns 0 on success, 1 if a file or section of that name exists or the disk cannot be written to, 2 if the name
 *   is invalid.
 */
export async function newSection(
  { name, root: given, json }: NewSectionOptions,
  io: Io,
): Promise<ExitCode> {
  const fault = faultOfSectionName(name);
  if (fault !== undefined) return fail({ code: EXIT.usage, message: fault, json }, io);
  try {
    const { root, definition } = await openSite(io.cwd, given === undefined ? {} : { root: given });
    const texts = sectionTexts(name);
    const own = [...texts.keys()].map((file) => join(root, file));
    const message = refusal(name, definition.sections ?? [], own, io.cwd);
    if (message !== undefined) return fail({ code: EXIT.failed, message, json }, io);
    if (definitionFile(root) === undefined) texts.set('site/site.ts', EMPTY_SITE);
    const files = new Map([...texts].map(([file, text]) => [join(root, file), text]));
    writeAll(files);
    refreshSchemas(root, (await loadSiteCode(root)).schemas);
    const shown = [...files.keys()].map((file) => displayPath(file, io.cwd));
    io.stdout.write(
      json
        ? `${JSON.stringify({ name, files: shown })}\n`
        : `${shown.map((file) => `Wrote ${file}\n`).join('')}Use it in a landing or a page:\n\nsections:\n  - ${name}:\n      heading: …\n`,
    );
    return EXIT.success;
  } catch (error) {
    const explained =
      error instanceof BuildFault ? error.message : explainSystemError(error, io.cwd);
    if (explained === undefined) throw error;
    return fail({ code: EXIT.failed, message: explained, json }, io);
  }
}
