import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { CONFIG_FILE, type SitePaths } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { committedFiles, GitFault, ignoredFiles, isRepository } from '../system/git.ts';
import {
  LEDGER_FILE,
  type LedgerContent,
  type LedgerEntry,
  type LedgerLine,
  publishingTimes,
  readLedger,
} from './ledger-text.ts';
import { IGNORED_LEDGER, LEDGER_ELSEWHERE, type Obstacle, unaskedGit } from './unkept-addresses.ts';

/** The current ledger of a site. */
export interface SiteLedger extends LedgerContent {
  path: string;
  /** Path as shown in findings. */
  file: string;
  /** Empty if there is none. */
  text: string;
  /** Whether the file exists. */
  isThere: boolean;
  /** Whether builds add to it: the repository distinguishes published addresses from those of trial builds. */
  isTracked: boolean;
  /**
   * Scheduled addresses of the last commit that are no longer in the file: what is committed publishes them at their
   * time.
   */
  dropped: readonly ScheduledEntry[];
  /** What keeps the repository from remembering addresses. */
  obstacle?: Obstacle;
  /** True of a line whose address counts as published at a moment, in milliseconds since 1970. */
  isPublished(line: LedgerLine, now: number): boolean;
}

/** An address that a schedule publishes. */
export type ScheduledEntry = LedgerEntry & Required<Pick<LedgerEntry, 'from'>>;

/** Path of the ledger of a site. */
export function ledgerPath(root: string): string {
  return join(root, LEDGER_FILE);
}

/**
 * The text of a ledger file; empty if there is none.
 *
 * @throws BuildFault if it is no file.
 */
function ownText(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return '';
  if (!stats.isFile())
    throw new BuildFault(`${LEDGER_FILE} is not a file. Move it away: a build writes it again.`);
  return readFileSync(path, 'utf8');
}

/** Scheduled addresses of a committed ledger that the current one does not list. */
function droppedFrom(
  { lines }: LedgerContent,
  committed: readonly LedgerEntry[],
): ScheduledEntry[] {
  const listed = new Set(lines.map(({ address }) => address));
  return committed.flatMap(({ address, from }) =>
    from === undefined || listed.has(address) ? [] : [{ address, from }],
  );
}

/**
 * The addresses in the ledger of a site, and the scheduled ones that only the last commit lists, each with the moment
 * from which it counts as published, in milliseconds since 1970. A file that is missing or blank is read as committed.
 */
export async function ledgerAddresses(root: string): Promise<ReadonlyMap<string, number>> {
  const { text, committed = '' } = await ledgerTexts(root);
  const content = readLedger(text);
  return publishingTimes([...content.lines, ...droppedFrom(content, readLedger(committed).lines)]);
}

/** A build with other landings or another configuration is a trial, which publishes nothing. */
function isTrial({ root, landingsDir, configFile }: SitePaths): boolean {
  return landingsDir !== join(root, 'landings') || configFile !== join(root, CONFIG_FILE);
}

/** The ledger of the last commit, or what is in its way. */
interface CommittedLedger {
  /** Undefined without a repository, empty if the commit has none. */
  committed: string | undefined;
  obstacle?: Obstacle;
}

/** A ledger that is not committed. What git ignores with all of the site, is in no repository. */
async function uncommittedLedger(root: string): Promise<CommittedLedger> {
  const ignored = await ignoredFiles(root, [LEDGER_FILE, CONFIG_FILE]);
  if (!ignored.includes(LEDGER_FILE)) return { committed: '' };
  if (ignored.includes(CONFIG_FILE)) return { committed: undefined };
  return { committed: undefined, obstacle: IGNORED_LEDGER };
}

async function committedLedger(root: string): Promise<CommittedLedger> {
  if (!isRepository(root)) return { committed: undefined };
  try {
    const last = (await committedFiles(root, [LEDGER_FILE])).get(LEDGER_FILE);
    if (last === undefined) return await uncommittedLedger(root);
    if (last === 'broken link') return { committed: undefined, obstacle: LEDGER_ELSEWHERE };
    return { committed: last.text };
  } catch (error) {
    // Every address in the file counts then.
    if (error instanceof GitFault)
      return { committed: undefined, obstacle: unaskedGit(error.message) };
    throw error;
  }
}

/** The text of the ledger of a site, as committed if the file is missing or blank, and the committed one. */
export async function ledgerTexts(root: string): Promise<CommittedLedger & { text: string }> {
  const last = await committedLedger(root);
  const own = ownText(ledgerPath(root));
  return { ...last, text: own.trim() === '' ? (last.committed ?? '') : own };
}

/**
 * Reads the ledger of a site. In a repository, published addresses are those of the last commit that are still in
 * the file, and those that `touchdown publish` has put online; elsewhere all addresses in the file. An address with a
 * time counts from then on, and as long as it is committed. A file that is missing or blank is read as committed.
 *
 * @returns undefined for a trial, which has no ledger.
 */
export async function openLedger(site: SitePaths, cwd: string): Promise<SiteLedger | undefined> {
  if (isTrial(site)) return undefined;
  const { root } = site;
  const path = ledgerPath(root);
  const { text, committed, obstacle } = await ledgerTexts(root);
  const content = readLedger(text);
  const { lines: last } =
    committed === undefined || committed === text ? content : readLedger(committed);
  const times = publishingTimes(last);
  return {
    ...content,
    ...{ path, file: displayPath(path, cwd), text, isThere: existsSync(path) },
    isTracked: committed !== undefined,
    dropped: droppedFrom(content, last),
    ...(obstacle ? { obstacle } : {}),
    isPublished: ({ address, isPublished }, now) =>
      isPublished === true || (times.get(address) ?? Infinity) <= now,
  };
}

/** The addresses that count as published at a moment, in milliseconds since 1970. */
export function publishedBy({ lines, isPublished }: SiteLedger, now: number): ReadonlySet<string> {
  return new Set(lines.filter((line) => isPublished(line, now)).map(({ address }) => address));
}

/** The next moment at which an address in the ledger begins to count as published; infinite if there is none. */
export function nextAddress(ledger: SiteLedger | undefined, now: number): number {
  const entries = ledger ? [...ledger.lines, ...ledger.dropped] : [];
  const times = entries.map(({ from = now }) => from).filter((from) => from > now);
  return times.reduce((first, from) => Math.min(first, from), Infinity);
}
