import type { SiteSchemas } from '../content/shape/site-schemas.ts';
import { type RuleBook, ruleBook } from '../rules/rule-book.ts';
import type { AnalyzePhrases } from '../rules/texts/text-rules.ts';
import { keepLexiconsIn } from '../rules/words/lexicon/kept-lexicons.ts';
import { BuildFault } from '../system/build-fault.ts';
import type { SiteDefinition } from './define-site.ts';
import { keptPhraseTables } from './kept-phrases.ts';
import { loadDefinition, loadKnownDefinition } from './load-definition.ts';
import { cacheFolder, resolveSite, type SiteOptions, type SitePaths } from './site-paths.ts';
import { siteSchemas } from './site-schemas.ts';
import { sweepSiteDrafts } from './sweep-site-drafts.ts';

/** What determines how the files of a site are read and checked. */
export interface SiteCode {
  /** What the site adds to the engine. */
  definition: SiteDefinition;
  schemas: SiteSchemas;
  rules: RuleBook;
}

/** A site with its code, as used by commands. */
export interface OpenSite extends SitePaths, SiteCode {}

/** Shared by all sites without own code; created on first use. */
let engineOnly: SiteCode | undefined;

function makeCode(definition: SiteDefinition, root?: string): SiteCode {
  const analyze: AnalyzePhrases | undefined =
    root === undefined ? undefined : (rules) => keptPhraseTables(root, rules);
  return { definition, schemas: siteSchemas(definition), rules: ruleBook(definition, analyze) };
}

/**
 * The schemas and rules for a site with this definition.
 *
 * @param root folder of the site, if it has one whose cache may be used.
 */
export function completeCode(definition: SiteDefinition, root?: string): SiteCode {
  if (Object.keys(definition).length > 0) return makeCode(definition, root);
  engineOnly ??= makeCode(definition);
  return engineOnly;
}

/**
 * Loads the code of a site.
 *
 * @param root folder of the site.
 * @throws BuildFault if it does not compile or fails to load.
 */
export async function loadSiteCode(root: string): Promise<SiteCode> {
  keepLexiconsIn(cacheFolder(root, 'words'));
  return completeCode(await loadDefinition(root), root);
}

/**
 * The code of a site, or only that of the engine beside what keeps the site's own from being loaded, so that its files
 * can be checked all the same.
 *
 * @param root folder of the site.
 */
export async function loadCodeDespiteFaults(
  root: string,
): Promise<SiteCode & { codeFault?: BuildFault }> {
  try {
    return await loadSiteCode(root);
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    return { ...completeCode({}), codeFault: error };
  }
}

/** The code of a site, if it can be loaded without compiling it. */
export function loadKnownSiteCode(root: string): Promise<SiteCode> | undefined {
  keepLexiconsIn(cacheFolder(root, 'words'));
  return loadKnownDefinition(root)?.then((definition) => completeCode(definition, root));
}

/**
 * Resolves the paths of a site, clears what killed commands left there, and loads its code.
 *
 * @throws NoSiteFault if there is no site, BuildFault if its code cannot be loaded.
 */
export async function openSite(cwd: string, options: SiteOptions): Promise<OpenSite> {
  const paths = resolveSite(cwd, options);
  sweepSiteDrafts(paths);
  return { ...paths, ...(await loadSiteCode(paths.root)) };
}
