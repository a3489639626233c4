import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { CONFIG_FILE, type SitePaths } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { committedTexts, GitFault, isRepository } from '../system/git.ts';
import { LEDGER_FILE, type LedgerContent, readLedger } from './ledger-text.ts';

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
  /** True of an address that counts as published. */
  isPublished(address: string): boolean;
}

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

/** The addresses in the ledger of a site. A file that is missing or blank is read as committed. */
export async function ledgerAddresses(root: string): Promise<ReadonlySet<string>> {
  const own = ownText(ledgerPath(root));
  const text = own.trim() === '' ? ((await committedLedger(root)) ?? '') : own;
  return new Set(readLedger(text).lines.map(({ address }) => address));
}

/** A build with other landings or another configuration is a trial, which publishes nothing. */
function isTrial({ root, landingsDir, configFile }: SitePaths): boolean {
  return landingsDir !== join(root, 'landings') || configFile !== join(root, CONFIG_FILE);
}

/** The ledger of the last commit; undefined without a repository, empty if the commit has none. */
async function committedLedger(root: string): Promise<string | undefined> {
  if (!isRepository(root)) return undefined;
  try {
    return (await committedTexts(root, [LEDGER_FILE])).get(LEDGER_FILE) ?? '';
  } catch (error) {
    // If git is missing or fails, every address in the file counts.
    if (error instanceof GitFault) return undefined;
    throw error;
  }
}

/**
 * Reads the ledger of a site. In a repository, published addresses are those of the last commit that are still in
 * the file; elsewhere all addresses in the file. A file that is missing or blank is read as committed.
 *
 * @returns undefined for a trial, which has no ledger.
 */
export async function openLedger(site: SitePaths, cwd: string): Promise<SiteLedger | undefined> {
  if (isTrial(site)) return undefined;
  const { root } = site;
  const path = ledgerPath(root);
  const committed = await committedLedger(root);
  const isThere = existsSync(path);
  const own = ownText(path);
  const text = own.trim() === '' ? (committed ?? '') : own;
  const published =
    committed === undefined || committed === text
      ? undefined
      : new Set(readLedger(committed).lines.map(({ address }) => address));
  return {
    ...readLedger(text),
    ...{ path, file: displayPath(path, cwd), text, isThere },
    isTracked: committed !== undefined,
    isPublished: (address) => published?.has(address) ?? true,
  };
}
