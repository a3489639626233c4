import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { StaticPage } from '../../schemas/page.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { enginePages } from '../content/pages/engine-pages.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import { readPageFiles } from '../content/pages/page-files.ts';
import type { SortedNames } from '../content/sorted-names.ts';
import { type CheckedConfig, readCheckedConfig } from '../lint/site/checked-config.ts';
import type { KnownPictures } from '../pictures/known-pictures.ts';
import { withAllPictures } from '../pictures/page-pictures.ts';
import { checkSiteMedia, type SiteMedia, siteMedia } from '../pictures/site-media.ts';
import type { Asked } from '../site/moment-asked.ts';
import type { OpenSite } from '../site/open-site.ts';

/** Everything a build reads except the landings themselves. */
export interface SiteSources {
  /** Missing if the configuration has errors: then no landing can be parsed. */
  config?: SiteConfig;
  /** Words of its languages; missing along with it. */
  words?: WordsByLanguage;
  /** The configuration as read. */
  configFile: CheckedConfig;
  /** Files of `media/` that the configuration references; missing along with it. */
  media?: SiteMedia;
  staticPages: StaticPage[];
  staticMetas: PageMeta[];
  /** Names of the landing files. */
  landingFiles: SortedNames;
  diagnostics: Diagnostic[];
}

/**
 * Reads configuration, hand-written pages and the list of landings.
 *
 * @param tool fingerprint of the tool, if its cached results may be used.
 */
export function readSiteSources(
  site: OpenSite,
  cwd: string,
  { tool, asked }: { tool: string | undefined; asked: Asked },
): SiteSources {
  const config = readCheckedConfig(site, cwd, { tool, asked });
  const engine = enginePages(config, site.definition);
  const pages = readPageFiles(site, cwd, config.facts, engine);
  const landings = listLandings(site.landingsDir, cwd);
  return {
    ...(config.config && config.words ? { config: config.config, words: config.words } : {}),
    configFile: config,
    staticPages: pages.pages,
    staticMetas: pages.metas,
    landingFiles: landings.files,
    diagnostics: [...config.diagnostics, ...pages.diagnostics, ...landings.diagnostics],
  };
}

/** Adds metadata and errors of the pictures and files that configuration and hand-written pages reference. */
export async function withPictures(
  sources: SiteSources,
  cwd: string,
  known: KnownPictures,
): Promise<SiteSources> {
  const found = await withAllPictures(sources.staticPages, sources.staticMetas, cwd, known);
  const told = [...(await checkSiteMedia(sources.configFile, known)), ...found.diagnostics];
  const faults = told.filter(({ severity }) => severity === 'error');
  const media = sources.config && (await siteMedia(sources.config, known));
  return {
    ...sources,
    ...(media ? { media } : {}),
    staticPages: found.pages,
    diagnostics: [...sources.diagnostics, ...faults],
  };
}
