import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { keepResult, recallResult } from '../kept-results.ts';
import type { SiteTexts } from '../site/site-texts.ts';
import { checkStarters, readSources } from '../site/texts-ahead.ts';

/** Hash of the texts and everything else that determines the result: the tool, its templates and the facts. */
function hashTexts(
  { root, rendered, metas, faulty = [], facts, words, starters }: SiteTexts,
  tool: string,
): string {
  const hash = createHash('sha256').update(tool);
  const add = (text: string | Buffer) => hash.update(String(text.length)).update('\0').update(text);
  add(
    JSON.stringify([facts.names.map((name) => [name, facts.get(name)]), facts.site, facts.unknown]),
  );
  // Results about dates are valid until midnight.
  add(new Date(facts.now ?? Date.now()).toISOString().slice(0, 10));
  add(JSON.stringify(words));
  for (const { page, html } of rendered) add(JSON.stringify([page.route, page.entry])).update(html);
  for (const { origin } of [...metas, ...faulty])
    if (origin) add(relative(root, origin.path)).update(readFileSync(origin.path));
  for (const path of starters) add(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

/** Input of `findInSiteTexts` that is available before pages are rendered. */
export interface TextsAhead {
  texts: Omit<SiteTexts, 'rendered'>;
  /** Reads the sources, which is most of the work. */
  readSources(): Promise<void>;
}

/** Checks the starters immediately, and reads sources on request. */
export function lookAhead(site: Omit<SiteTexts, 'rendered'>): TextsAhead {
  const here = { ...site, cwd: site.root, sources: new Map() };
  const inStarters = checkStarters(here);
  return {
    texts: { ...site, sources: here.sources, inStarters },
    readSources: () => readSources(here),
  };
}

/**
 * Findings of `checkSiteTexts`, cached as long as tool, templates, facts, page files and starters are unchanged.
 *
 * @param tool fingerprint of the sources from `fingerprintSources`.
 * @param options `force` ignores the cache.
 */
export async function findInSiteTexts(
  site: SiteTexts,
  tool: string,
  options: { force: boolean },
): Promise<Diagnostic[]> {
  const hash = hashTexts(site, tool);
  let findings = options.force
    ? undefined
    : recallResult<Diagnostic[]>(site.root, 'findings', hash);
  if (!findings) {
    // Paths relative to the site stay valid wherever the command is run next.
    const metas = site.metas.map((meta) =>
      meta.origin ? { ...meta, file: displayPath(meta.origin.path, site.root) } : meta,
    );
    const { checkSiteTexts } = await import('../site/site-texts.ts');
    findings = await checkSiteTexts({ ...site, metas, cwd: site.root });
    keepResult(site.root, 'findings', hash, findings);
  }
  return findings.map((finding) => ({
    ...finding,
    file: displayPath(resolve(site.root, finding.file), site.cwd),
  }));
}
