import { join } from 'node:path';
import { pathOnHost } from '../content/addresses/own-address.ts';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import { ANY_FACT } from '../content/facts/facts.ts';
import { ledgerAddresses } from '../ledger/site-ledger.ts';
import { takeBackInterrupted } from '../moves/interrupted-move.ts';
import { requireSection } from '../moves/missing-section.ts';
import { MoveFault } from '../moves/move-fault.ts';
import { targetOf } from '../moves/move-target.ts';
import type { MovingSite } from '../moves/moving-site.ts';
import { removePage } from '../moves/remove-page.ts';
import { renamePage } from '../moves/rename-page.ts';
import { type OpenSite, openSite } from '../site/open-site.ts';
import { cacheFolder, resolveSite, type SiteOptions } from '../site/site-paths.ts';
import { isClosedCache } from '../site/temporary-cache.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { takeLock } from '../system/process-lock.ts';

export interface MoveOptions extends SiteOptions {
  json: boolean;
}

/** What a command has changed, and how it says so. */
interface Done {
  document: { from: string; to: string | null; files: readonly string[] };
  told: string;
}

/**
 * Keeps other moves out until it is released: each reads files of the site and writes them changed. Where the cache
 * cannot be written, nobody is kept out.
 */
function lockMoves(root: string): () => void {
  if (isClosedCache(root)) return () => {};
  return takeLock(
    join(cacheFolder(root, 'moves'), 'lock'),
    (owner) =>
      new MoveFault(`Process ${owner} is moving or removing a page of this site. Run this again.`),
  );
}

async function readSite(site: OpenSite, { cwd }: Io): Promise<MovingSite> {
  const { facts = ANY_FACT } = readSiteConfig(site.configFile, cwd, site.schemas);
  return { ...site, facts, cwd, ledger: await ledgerAddresses(site.root) };
}

async function move(
  options: MoveOptions,
  io: Io,
  work: (site: MovingSite) => Done | Promise<Done>,
): Promise<ExitCode> {
  const paths = resolveSite(io.cwd, options);
  try {
    const release = lockMoves(paths.root);
    try {
      // Before the code of the site is loaded, whose imports may be among what was changed.
      const interrupted = takeBackInterrupted(paths);
      if (interrupted !== undefined)
        io.stderr.write(
          `A command that moved ${interrupted} was interrupted. What it had changed is as it was before.\n`,
        );
      const site = await openSite(io.cwd, options);
      const { document, told } = await work(await readSite(site, io));
      const { files } = document;
      const changed = files.length === 0 ? '' : `\nChanged: ${files.join(', ')}`;
      io.stdout.write(options.json ? `${JSON.stringify(document)}\n` : `${told}${changed}\n`);
      return EXIT.success;
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof MoveFault)) throw error;
    return fail({ code: error.code, message: error.message, json: options.json }, io);
  }
}

/** The name of a page; a whole address of this site, as an address bar shows it, is the path in it. */
function pageName(name: string, { facts }: MovingSite): string {
  const url = facts.site?.site.url;
  return (url === undefined ? undefined : pathOnHost(name, url)) ?? name;
}

/**
 * `touchdown rename`: moves a page to another address and leaves a redirect (docs/product.md, "Commands"). `--json`
 * prints `{"from", "to", "files"}`, or `{"error"}`. Nothing is changed unless it succeeds.
 *
 * @returns 0 on success, 1 if the page cannot be moved, 2 if there is no such page or the new address is invalid.
 */
export function rename(
  options: MoveOptions & { old: string; new: string },
  io: Io,
): Promise<ExitCode> {
  return move(options, io, (site) => {
    const names = { old: pageName(options.old, site), new: pageName(options.new, site) };
    const { from, to, redirects, files } = renamePage(site, names);
    const change = redirects ? 'now redirects to' : 'was never published and is now';
    return { document: { from, to, files }, told: `${from} ${change} ${to}.` };
  });
}

/** `touchdown remove`: deletes a page and leaves a redirect to a page or one of its sections, with the same output and exit codes. */
export function remove(
  options: MoveOptions & { name: string; to?: string },
  io: Io,
): Promise<ExitCode> {
  return move(options, io, async (site) => {
    const siteUrl = site.facts.site?.site.url;
    const target = options.to === undefined ? undefined : targetOf(options.to, site, siteUrl);
    if (target?.includes('#')) await requireSection(site, target);
    const document = removePage(site, pageName(options.name, site), target);
    const { from, to } = document;
    const change =
      to === null ? 'was never published, so it does not redirect' : `now redirects to ${to}`;
    return { document, told: `${from} ${change}.` };
  });
}
