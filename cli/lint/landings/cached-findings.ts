import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { loadedEngine } from '../../rules/source-texts.ts';
import type { RenderedStaticPage } from '../../templates/static-pages.ts';
import { keepResult, recallResult } from '../kept-results.ts';
import { renderedTexts } from '../rendered/rendered-texts.ts';
import type { SiteTexts } from '../site/site-texts.ts';
import { checkStarters, readSources } from '../site/texts-ahead.ts';

/**
 * Hash of the texts and everything else that determines the result: the tool, its templates and the facts.
 *
 * @param shown what counts of a rendered page.
 */
function hashTexts(
  { root, rendered, metas, faulty = [], facts, words, starters }: SiteTexts,
  tool: string,
  shown: (html: string) => string,
): string {
  const hash = createHash('sha256').update(tool);
  const add = (text: string | Buffer) => hash.update(String(text.length)).update('\0').update(text);
  add(
    JSON.stringify([facts.names.map((name) => [name, facts.get(name)]), facts.site, facts.unknown]),
  );
  // Results about dates are valid until midnight.
  add(new Date(facts.now ?? Date.now()).toISOString().slice(0, 10));
  add(JSON.stringify(words));
  for (const { page, html } of rendered)
    add(JSON.stringify([page.route, page.entry])).update(shown(html));
  for (const { origin } of [...metas, ...faulty])
    if (origin) add(relative(root, origin.path)).update(readFileSync(origin.path));
  for (const path of starters) add(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

const asWritten = (html: string) => html;

/** All that is checked of a page: `build` links other files in its head than `lint`. */
const asRead = (html: string) => JSON.stringify(renderedTexts(html));

/** Input of `findInSiteTexts` that is available before pages are rendered. */
export interface TextsAhead {
  texts: Omit<SiteTexts, 'rendered'>;
  /** Reads the sources, which is most of the work. */
  readSources(): Promise<void>;
}

/** Checks the starters immediately, and reads sources on request. */
export function lookAhead(site: Omit<SiteTexts, 'rendered'>): TextsAhead {
  const here = { ...site, cwd: site.root, sources: new Map(), engine: loadedEngine() };
  const inStarters = checkStarters(here);
  return {
    texts: { ...site, sources: here.sources, inStarters },
    readSources: () => readSources(here),
  };
}

/** Texts of a site whose pages may show more in another state of the landings. */
interface ShownTexts extends SiteTexts {
  /** The same pages with all that they may show; missing if they are rendered with it. */
  inFull?: () => Promise<readonly RenderedStaticPage[]>;
}

/** Findings with paths relative to the site, which stay valid wherever the command is run next. */
async function check(site: SiteTexts): Promise<Diagnostic[]> {
  const metas = site.metas.map((meta) =>
    meta.origin ? { ...meta, file: displayPath(meta.origin.path, site.root) } : meta,
  );
  const { checkSiteTexts } = await import('../site/site-texts.ts');
  return checkSiteTexts({ ...site, metas, cwd: site.root, engine: loadedEngine() });
}

/**
 * Findings of `checkSiteTexts`, cached as long as tool, templates, facts, page files and starters are unchanged: `lint`
 * and `build` take over what the other has found.
 *
 * @param tool fingerprint of the sources from `fingerprintSources`.
 * @param options `force` ignores the cache.
 */
export async function findInSiteTexts(
  { inFull, ...site }: ShownTexts,
  tool: string,
  options: { force: boolean },
): Promise<Diagnostic[]> {
  const recall = (hash: string) =>
    options.force ? undefined : recallResult<Diagnostic[]>(site.root, 'findings', hash);
  const hash = hashTexts(site, tool, asWritten);
  let findings = recall(hash);
  if (!findings) {
    // Reading the pages takes longer than hashing them, and a hundredth of checking them.
    const full = inFull ? { ...site, rendered: await inFull() } : site;
    const hashOfTexts = hashTexts(full, tool, asRead);
    findings = recall(hashOfTexts) ?? (await check(full));
    for (const key of [hash, hashOfTexts]) keepResult(site.root, 'findings', key, findings);
  }
  return findings.map((finding) => ({
    ...finding,
    file: displayPath(resolve(site.root, finding.file), site.cwd),
  }));
}
