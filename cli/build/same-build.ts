import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLOCK_STEP_MS } from '../content/file-stamp.ts';
import type { Asked } from '../schedule/moment-asked.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import { markInputs } from '../templates/input-marks.ts';
import { type BuildResult, NOTHING_DONE } from './build-result.ts';
import { stateFolder } from './build-state.ts';
import { listFiles } from './file-listing.ts';
import { KeptFiles } from './kept-files.ts';
import { outputPaths } from './output-folder.ts';
import { compareWithRecord, outputKey } from './output-record.ts';

/** A build by what it was asked for. */
export interface AskedBuild extends SitePaths {
  out: string;
  /** Everything that the command line says of the site. */
  asked: Asked;
}

/** A build that found nothing to tell of. From the same files the same comes again. */
interface SilentBuild {
  inputs: string;
  /** Files that it read besides those that `markInputs` looks at. */
  others: readonly string[];
  /** What stays in the output folder through every build. */
  keep: readonly string[];
  pages: number;
  /** Checksum of the record of what it wrote. */
  output: string;
  /** For which moments it holds, in milliseconds since 1970; without `until` for all later ones. */
  from: number;
  until?: number;
}

/** A build for a moment of its own is known by that; otherwise the clock may have reached another one. */
function holdsNow({ now }: Asked, { from, until = Infinity }: SilentBuild): boolean {
  const clock = Date.now();
  return now !== undefined || (from <= clock && clock < until);
}

function recordPath({ root, out, asked }: AskedBuild): string {
  const key = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);
  return join(stateFolder(root), `${outputKey(outputPaths(out).out)}-${key}.silent.json`);
}

/**
 * What a build would do that has nothing to do: neither what it reads nor what the last one wrote has been touched since. No
 * file is opened for it but the records of that build.
 *
 * @returns undefined if that cannot be told, and then everything has to be compared.
 */
export function sameBuild(build: AskedBuild): BuildResult | undefined {
  const path = recordPath(build);
  if (!existsSync(path)) return undefined;
  let last: SilentBuild;
  try {
    last = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
  if (!holdsNow(build.asked, last)) return undefined;
  if (markInputs(build, last.others)?.hash !== last.inputs) return undefined;
  const places = outputPaths(build.out, build.root);
  if (existsSync(places.ready) || existsSync(places.stage) || existsSync(places.old))
    return undefined;
  const files = listFiles(places.out, new KeptFiles(last.keep).has);
  const record = compareWithRecord(places, files);
  if (record?.isUntouched !== true || record.checksum !== last.output) return undefined;
  return { ...NOTHING_DONE, pages: last.pages, unchanged: last.pages, bytes: files.bytes };
}

/**
 * Remembers a build that found nothing to tell of, unless a file was changed while it ran.
 *
 * @param started when it began to read, in milliseconds.
 */
export function keepSilentBuild(
  build: AskedBuild,
  started: number,
  made: Omit<SilentBuild, 'inputs'>,
): void {
  const marks = markInputs(build, made.others);
  if (!marks || started - marks.newest < CLOCK_STEP_MS) return;
  const path = recordPath(build);
  mkdirSync(dirname(path), { recursive: true });
  const silent: SilentBuild = { inputs: marks.hash, ...made };
  replaceFile(path, JSON.stringify(silent));
}
