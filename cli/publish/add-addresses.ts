import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDataMap } from '../edit/plain-data.ts';
import { readLedger } from '../ledger/ledger-text.ts';
import { ledgerPath } from '../ledger/site-ledger.ts';
import { writeLedger } from '../ledger/write-ledger.ts';

/** Blocks search engines from the whole site. */
const HIDDEN = /^Disallow: \/$/m;

/** The page that hosts serve for unknown addresses. */
const NOT_FOUND = '/404';

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Redirected addresses of the configuration. */
function redirected(config: unknown): string[] {
  const redirects = isDataMap(config) && Array.isArray(config.redirects) ? config.redirects : [];
  return redirects.flatMap((entry: unknown) =>
    isDataMap(entry) && typeof entry.from === 'string' ? [entry.from] : [],
  );
}

/** True of a build with drafts, which blocks search engines from the whole site. */
export function isHidden(out: string): boolean {
  return HIDDEN.test(textOf(join(out, 'robots.txt')));
}

/**
 * Adds the addresses of a site that was just published to its ledger. None is removed.
 *
 * @param config the raw configuration.
 */
export function addAddresses(root: string, out: string, config: unknown): void {
  const registry = textOf(join(out, 'page-registry.json'));
  if (registry === '' || isHidden(out)) return;
  const pages: { path: string; aliases?: string[] }[] = JSON.parse(registry);
  const online = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const path = ledgerPath(root);
  const before = readLedger(textOf(path)).lines.map(({ address }) => address);
  const all = [...before, ...online, ...redirected(config)];
  writeLedger(path, new Set(all.filter((address) => address !== NOT_FOUND)));
}
