import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { CONFIG_FILE, type SitePaths } from '../site/site-paths.ts';
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

/** Whether the ledger of a site contains an address. */
export function isInLedger(root: string, address: string): boolean {
  const path = ledgerPath(root);
  if (!existsSync(path)) return false;
  return readLedger(readFileSync(path, 'utf8')).lines.some((line) => line.address === address);
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
 * the file; elsewhere all addresses in the file. A deleted file is read as committed.
 *
 * @returns undefined for a trial, which has no ledger.
 */
export async function openLedger(site: SitePaths, cwd: string): Promise<SiteLedger | undefined> {
  if (isTrial(site)) return undefined;
  const { root } = site;
  const path = ledgerPath(root);
  const committed = await committedLedger(root);
  const isThere = existsSync(path);
  const text = isThere ? readFileSync(path, 'utf8') : (committed ?? '');
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
