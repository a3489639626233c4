import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { loadedEngine } from '../../rules/source-texts.ts';
import type { RenderedStaticPage } from '../../templates/static-pages.ts';
import { keepResult, recallResult } from '../kept-results.ts';
import { renderedTexts } from '../rendered/rendered-texts.ts';
import { hashFacts, type KnownPages, type PageFindings } from '../site/known-pages.ts';
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
  add(hashFacts(facts));
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

/** What is cached under a key. */
type Recall = <T>(key: string) => T | undefined;

/** Texts of a site whose pages may show more in another state of the landings. */
interface ShownTexts extends SiteTexts {
  /** The same pages with all that they may show; missing if they are rendered with it. */
  inFull?: () => Promise<readonly RenderedStaticPage[]>;
}

/**
 * Findings with paths relative to the site, which stay valid wherever the command is run next. Those of pages whose
 * files are unchanged are recalled.
 */
async function check(site: SiteTexts, tool: string, recall: Recall): Promise<Diagnostic[]> {
  const key = createHash('sha256')
    .update(`pages\0${tool}\0${hashFacts(site.facts)}`)
    .digest('hex');
  const known: KnownPages = new Map(recall<[string, PageFindings][]>(key));
  const metas = site.metas.map((meta) =>
    meta.origin ? { ...meta, file: displayPath(meta.origin.path, site.root) } : meta,
  );
  const { checkSiteTexts } = await import('../site/site-texts.ts');
  const all = { ...site, metas, cwd: site.root, engine: loadedEngine(), known };
  const found = await checkSiteTexts(all);
  keepResult(site.root, 'findings', key, [...known]);
  return found;
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
  const recall: Recall = (key) =>
    options.force ? undefined : recallResult(site.root, 'findings', key);
  const hash = hashTexts(site, tool, asWritten);
  let findings = recall<Diagnostic[]>(hash);
  if (!findings) {
    // Reading the pages takes longer than hashing them, and a hundredth of checking them.
    const full = inFull ? { ...site, rendered: await inFull() } : site;
    const hashOfTexts = hashTexts(full, tool, asRead);
    findings = recall<Diagnostic[]>(hashOfTexts) ?? (await check(full, tool, recall));
    for (const key of [hash, hashOfTexts]) keepResult(site.root, 'findings', key, findings);
  }
  return findings.map((finding) => ({
    ...finding,
    file: displayPath(resolve(site.root, finding.file), site.cwd),
  }));
}
