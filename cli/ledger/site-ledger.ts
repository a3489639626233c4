import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { CONFIG_FILE, type SitePaths } from '../site/site-paths.ts';
import { committedTexts, GitFault, isRepository } from '../system/git.ts';
import { LEDGER_FILE, type LedgerContent, readLedger } from './ledger-text.ts';

/** The ledger of a site as it is now. */
export interface SiteLedger extends LedgerContent {
  path: string;
  /** Path as findings show it. */
  file: string;
  /** Empty where there is none. */
  text: string;
  /** Whether the file is there. */
  isThere: boolean;
  /** Whether builds add to it: the repository tells what was published and what was only tried. */
  isTracked: boolean;
  /** True of an address that counts as published. */
  isPublished(address: string): boolean;
}

/** Where the ledger of a site is. */
export function ledgerPath(root: string): string {
  return join(root, LEDGER_FILE);
}

/** Whether an address stands in the ledger of a site. */
export function isInLedger(root: string, address: string): boolean {
  const path = ledgerPath(root);
  if (!existsSync(path)) return false;
  return readLedger(readFileSync(path, 'utf8')).lines.some((line) => line.address === address);
}

/** Other landings or another configuration make a trial, which publishes nothing. */
function isTrial({ root, landingsDir, configFile }: SitePaths): boolean {
  return landingsDir !== join(root, 'landings') || configFile !== join(root, CONFIG_FILE);
}

/** The ledger of the last commit; undefined where no repository can be asked, empty where it has none. */
async function committedLedger(root: string): Promise<string | undefined> {
  if (!isRepository(root)) return undefined;
  try {
    return (await committedTexts(root, [LEDGER_FILE])).get(LEDGER_FILE) ?? '';
  } catch (error) {
    // Where git is missing or refuses, everything that the file says counts.
    if (error instanceof GitFault) return undefined;
    throw error;
  }
}

/**
 * Reads the ledger of a site. In a repository the addresses of the last commit count as published, as far as nobody has
 * taken their lines out since; elsewhere all that the file says. A file that was deleted is taken as it was committed.
 *
 * @returns undefined for a trial, of which no ledger is kept.
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
