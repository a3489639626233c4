import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { checkWishes } from '../init/check-wishes.ts';
import type { Country } from '../init/countries.ts';
import { ManifestFault } from '../init/manifest.ts';
import { type NewSite, writeNewSite } from '../init/new-site.ts';
import { assertVacant, FolderFault } from '../init/place-site.ts';
import { type InitWishes, tidy, WISHES } from '../init/wishes.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';

export interface InitOptions extends InitWishes {
  /** Folder of the new site, relative to the working folder; defaults to the working folder. */
  folder?: string;
  /** Skip all prompts. */
  yes: boolean;
  json: boolean;
}

/** The values given as options, normalized. */
function givenWishes(options: InitOptions): InitWishes {
  const given = WISHES.flatMap((key) => {
    const value = options[key];
    return value === undefined ? [] : [[key, tidy(key, value, options.country)]];
  });
  return Object.fromEntries(given);
}

/** The user has cancelled the prompts with Ctrl+C. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && /^(?:ExitPrompt|AbortPrompt)Error$/.test(error.name);
}

async function askIfNeeded(given: InitWishes, options: InitOptions, io: Io): Promise<InitWishes> {
  if (!io.interactive || options.yes || options.json) return given;
  const { interview } = await import('../init/interview.ts');
  return interview(given, io);
}

/** The time zone, where the state has two. */
function assumedZone({ timeZone, otherZone }: Country): string {
  if (!otherZone) return '';
  const { zone, where } = otherZone;
  return `The time zone is ${timeZone}; in ${where} it is ${zone}. If the business is there, change business.timeZone in site.config.yaml.\n`;
}

/** Next steps, for the terminal. */
function nextSteps(folder: string, { business, files }: NewSite, io: Io): string {
  const place = displayPath(folder, io.cwd);
  const there = folder === resolve(io.cwd) ? [] : [`cd ${place}`];
  const isInstalled = existsSync(join(folder, 'node_modules/touchdown'));
  const install = isInstalled ? [] : ['npm install'];
  const lines = [...there, ...install, 'npm run studio'].map((line) => `  $ ${line}`);
  return `Wrote ${files.length} files to ${folder}\nNext:\n${lines.join('\n')}\nThis opens the site for editing in the browser; README.md explains what to fill in first.\n${assumedZone(business.country)}`;
}

/**
 * `touchdown init`: writes a site that builds at once (docs/product.md, "Commands"). On a terminal it prompts for
 * missing values; those still missing are filled with samples and listed under `sampleData`. `--json` prints
 * `{"folder", "files"}`, or `{"error"}`. Nothing is written unless it succeeds.
 *
 * @returns 0 on success, 1 if the folder cannot be used, 2 if an option is invalid.
 */
export async function init(options: InitOptions, io: Io): Promise<ExitCode> {
  const folder = resolve(io.cwd, options.folder ?? '.');
  const refuse = (code: ExitCode, message: string) =>
    fail({ code, message, json: options.json }, io);
  const given = givenWishes(options);
  const faults = checkWishes(given);
  if (faults.length > 0) return refuse(EXIT.usage, faults.join('\n'));
  let made: NewSite;
  try {
    // Before the prompts, so that nobody answers them in vain.
    assertVacant(folder);
    made = writeNewSite(folder, await askIfNeeded(given, options, io));
  } catch (error) {
    if (isAbort(error)) return refuse(EXIT.failed, 'The prompts were cancelled.');
    if (!(error instanceof FolderFault || error instanceof ManifestFault)) throw error;
    return refuse(EXIT.failed, `${error.message}\nNothing was written.`);
  }
  if (options.json) io.stdout.write(`${JSON.stringify({ folder, files: made.files })}\n`);
  else io.stdout.write(nextSteps(folder, made, io));
  return EXIT.success;
}
