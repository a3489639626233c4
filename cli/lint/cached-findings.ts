import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile, sweepDrafts } from '../system/draft-file.ts';
import { checkSiteTexts, type SiteTexts } from './site-texts.ts';

/** States of the texts that are kept, for going back and forth between two of them. */
const KEPT = 16;

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Hash of the texts and of all that decides about them: the tool, its templates and the facts. */
function hashTexts(
  { root, rendered, metas, facts, words, starters }: SiteTexts,
  tool: string,
): string {
  const hash = createHash('sha256').update(tool);
  const add = (text: string | Buffer) => hash.update(String(text.length)).update('\0').update(text);
  add(JSON.stringify([facts.names.map((name) => [name, facts.get(name)]), facts.conflicts]));
  add(JSON.stringify(words));
  for (const { page, html } of rendered) add(JSON.stringify([page.route, page.entry])).update(html);
  for (const { origin } of metas)
    if (origin) add(relative(root, origin.path)).update(readFileSync(origin.path));
  for (const path of starters) add(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

/** What was kept under a hash; undefined if there is nothing, or not as it was written. */
function recall(path: string): Diagnostic[] | undefined {
  try {
    const [findings = '', sum] = readFileSync(path, 'utf8').split('\n');
    if (sum !== checksum(findings)) return undefined;
    const now = new Date();
    utimesSync(path, now, now);
    return JSON.parse(findings);
  } catch {
    return undefined;
  }
}

/** Removes what was not asked for the longest time, and the drafts of processes that are gone. */
function prune(folder: string): void {
  sweepDrafts(folder);
  const aged = readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .flatMap((name) => {
      const time = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
      return time === undefined ? [] : { name, time };
    })
    .sort((a, b) => b.time - a.time);
  for (const { name } of aged.slice(KEPT)) rmSync(join(folder, name), { force: true });
}

function keep(path: string, findings: readonly Diagnostic[]): void {
  const text = JSON.stringify(findings);
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, `${text}\n${checksum(text)}`);
  prune(dirname(path));
}

/**
 * What `checkSiteTexts` finds, which is kept: as long as tool, templates, facts, page files and starters
 * are as they were, nothing is looked at again.
 *
 * @param tool fingerprint of the sources that `fingerprintSources` tells.
 * @param options `force` looks at everything again.
 */
export async function findInSiteTexts(
  site: SiteTexts,
  tool: string,
  options: { force: boolean },
): Promise<Diagnostic[]> {
  // A file's name is the hash of everything that was looked at.
  const path = join(cacheFolder(site.root, 'findings'), hashTexts(site, tool));
  let findings = options.force ? undefined : recall(path);
  if (!findings) {
    // Paths as they are in the site's folder hold wherever the command is started next.
    const metas = site.metas.map((meta) =>
      meta.origin ? { ...meta, file: displayPath(meta.origin.path, site.root) } : meta,
    );
    findings = await checkSiteTexts({ ...site, metas, cwd: site.root });
    keep(path, findings);
  }
  return findings.map((finding) => ({
    ...finding,
    file: displayPath(resolve(site.root, finding.file), site.cwd),
  }));
}
