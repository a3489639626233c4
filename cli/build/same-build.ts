import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLOCK_STEP_MS } from '../content/file-stamp.ts';
import type { Asked } from '../site/moment-asked.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import { markInputs } from '../templates/input-marks.ts';
import { type BuildResult, NOTHING_DONE } from './build-result.ts';
import { stateFolder } from './build-state.ts';
import { KeptFiles } from './kept-files.ts';
import { outputPaths } from './output-folder.ts';
import { outputKey } from './output-record.ts';
import { untouchedOutput } from './recorded-output.ts';

/** A build, identified by what was requested. */
export interface AskedBuild extends SitePaths {
  out: string;
  /** The options of the command line that concern the site. */
  asked: Asked;
}

/** A build without findings. The same files give the same result. */
interface SilentBuild {
  inputs: string;
  /** Files it read besides those that `markInputs` covers. */
  others: readonly string[];
  /** Paths in the output folder that every build keeps. */
  keep: readonly string[];
  pages: number;
  /** Checksum of the record of what it wrote. */
  output: string;
  /** The moments for which it is valid, in milliseconds since 1970; without `until`, all later ones. */
  from: number;
  until?: number;
}

/** A build for an explicit moment stays valid; otherwise the clock may have passed a scheduled change. */
function holdsNow({ now }: Asked, { from, until = Infinity }: SilentBuild): boolean {
  const clock = Date.now();
  return now !== undefined || (from <= clock && clock < until);
}

function recordPath({ root, out, asked }: AskedBuild): string {
  const key = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);
  return join(stateFolder(root), `${outputKey(outputPaths(out).out)}-${key}.silent.json`);
}

/**
 * The result of a build with nothing to do: neither its inputs nor its output have been touched since the last one.
 * Opens no file except the records of that build.
 *
 * @returns undefined if this cannot be established, and everything has to be compared.
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
  const output = untouchedOutput(places, new KeptFiles(last.keep).has);
  if (output?.checksum !== last.output) return undefined;
  return { ...NOTHING_DONE, pages: last.pages, unchanged: last.pages, bytes: output.bytes };
}

/**
 * Remembers a build without findings, unless a file changed while it ran.
 *
 * @param started when it started to read, in milliseconds.
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
