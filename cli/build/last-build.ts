import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';
import { brandLook } from '../brand/brand-look.ts';
import type { HostName } from '../hosts/host.ts';
import { hasSetup } from '../hosts/setup-folder.ts';
import type { MadeLanding } from '../pages/landing-record.ts';
import { LandingTable } from '../pages/landing-table.ts';
import type { KnownPictures } from '../pictures/known-pictures.ts';
import { type Moment, showingAt } from '../schedule/showing.ts';
import { type LoadedState, loadState, statePath } from './build-state.ts';
import { type FileListing, listFiles } from './file-listing.ts';
import { assertOwnOutput } from './output-owner.ts';
import type { RecordPaths } from './output-record.ts';
import { type LandingPlan, planLandings } from './plan.ts';
import { compareWithRecord, type RecordedOutput } from './recorded-output.ts';
import type { SiteSources } from './site-sources.ts';

/** What the output folder contains now. */
export interface PresentOutput {
  files: FileListing;
  /** Comparison with what the last build wrote; undefined if there is no valid record. */
  record: RecordedOutput | undefined;
}

/**
 * Inspects the output folder.
 *
 * @param isKept returns true for paths that every build keeps.
 * @throws BuildFault if it contains anything that no build wrote.
 */
export function inspectOutput(
  paths: RecordPaths,
  isKept: (path: string) => boolean,
  cwd: string,
): PresentOutput {
  const files = listFiles(paths.out, isKept);
  const record = compareWithRecord(paths, files);
  assertOwnOutput(paths.out, files, record, cwd);
  return { files, record };
}

/** What this build has to render, and what it can reuse. */
export interface Comparison {
  /** Where the state of this build is saved. */
  statePath: string;
  /** Key of everything that all pages depend on. */
  context: string;
  /** The hand-written pages, serialized. */
  staticPages: string;
  host?: HostName;
  /** Contains the landings that are reused. */
  table: LandingTable<MadeLanding>;
  plan: LandingPlan;
  /** True if the hand-written pages are those of the last build. */
  areStaticPagesSame: boolean;
  /** Checksum of the record of what the last build wrote, if there is a valid one. */
  output: string | undefined;
  /** True if the output already is what this build would produce. */
  isUpToDate: boolean;
  /** True of an output file that is exactly as the last build wrote it. */
  isIntact(file: string): boolean;
  /** Closes the state of the last build, which landing records are read from. */
  close(): void;
}

function contextKey(
  { tool, config, words, sources, moment }: ComparedInputs,
  root: string,
): string {
  const { keep: _, ...shown } = config;
  const look = brandLook(config, root);
  // File names contain content hashes: media can change while the configuration stays the same.
  const files = [look.sheet.file, ...look.files.keys(), ...(sources.media?.files.keys() ?? [])];
  return createHash('sha256')
    .update(tool)
    .update(JSON.stringify([shown, words, files, moment.drafts]))
    .digest('hex');
}

/** The state of the last build if it belongs to this output and was built in the same context. */
function usableState(
  path: string,
  context: string,
  record: RecordedOutput | undefined,
): LoadedState | undefined {
  const state = loadState(path);
  if (state?.context === context && state.output === record?.checksum) return state;
  state?.close();
  return undefined;
}

/** Identifies the last build. */
export interface LastBuildOptions {
  /** Folder of the site. */
  root: string;
  out: string;
  landingsDir: string;
  /** Reuses nothing. */
  force: boolean;
  /** The host that the output is for. */
  host: HostName | undefined;
}

/** What pages depend on besides the landings. */
interface ComparedInputs {
  config: SiteConfig;
  words: WordsByLanguage;
  sources: SiteSources;
  tool: string;
  /** The pictures of the site. */
  known: KnownPictures;
  /** The moment and mode that the site is built for. */
  moment: Moment;
}

/**
 * Compares the current sources with the last build.
 *
 * @param inputs `tool` is the fingerprint of the tool and the templates.
 */
export function compareWithLastBuild(
  { record }: PresentOutput,
  inputs: ComparedInputs,
  { root, out, landingsDir, force, host }: LastBuildOptions,
): Comparison {
  const path = statePath(root, out, landingsDir);
  const { sources, known, moment } = inputs;
  const context = contextKey(inputs, root);
  const pages = sources.staticPages.map((page) => [showingAt(page.schedule, moment), page]);
  const staticPages = JSON.stringify(pages);
  const isIntact = (file: string) => !force && record?.isIntact(file) === true;
  const state = force ? undefined : usableState(path, context, record);
  const table = new LandingTable<MadeLanding>(sources.landingFiles);
  const hashOf = (src: string) => known.hashOf(src);
  const plan = planLandings({ landingsDir, moment, isIntact, hashOf }, table, state);
  const areStaticPagesSame = plan.isStateGood && state?.staticPages === staticPages;
  return {
    statePath: path,
    context,
    staticPages,
    ...(host && { host }),
    table,
    plan,
    areStaticPagesSame,
    output: record?.checksum,
    isUpToDate:
      areStaticPagesSame &&
      state.host === host &&
      hasSetup(out, host) &&
      plan.size === 0 &&
      table.size === state.landings &&
      record?.isUntouched === true,
    isIntact,
    close: () => state?.close(),
  };
}
