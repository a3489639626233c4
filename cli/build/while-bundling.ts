import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';
import { createFacts } from '../content/facts/facts.ts';
import { lookAhead } from '../lint/landings/cached-findings.ts';
import type { SiteTexts } from '../lint/site/site-texts.ts';
import type { OpenSite } from '../site/open-site.ts';
import { StarterList } from '../site/starter-list.ts';
import { LandingChecks } from './landing-checks.ts';
import type { SiteSources } from './site-sources.ts';

/** Prepared checks of pages. */
export interface Checks {
  /** All texts except the landings; only what the pages render is missing. */
  texts: Omit<SiteTexts, 'rendered'>;
  landings: LandingChecks;
  /** Further work to do ahead, once the bundler has released its memory. */
  readSources(): Promise<void>;
}

/**
 * Prepares the checks of a site, and does ahead what needs no bundle.
 *
 * @param isWaiting true while the bundler runs: new templates mean that everything is checked again.
 */
export async function checkWhileBundling(
  site: OpenSite & { cwd: string },
  sources: SiteSources & { config: SiteConfig; words: WordsByLanguage },
  isWaiting: boolean,
): Promise<Checks> {
  const { root, cwd, landingsDir, definition, schemas, rules } = site;
  const { config, words, staticMetas: metas, landingFiles } = sources;
  const { moment } = sources.configFile;
  const landings = new LandingChecks({
    ...{ root, cwd, landingsDir, definition, schemas, rules },
    ...{ site: config, moment },
  });
  const texts = {
    ...{ root, cwd, metas, words, schemas, rules },
    facts: { ...createFacts(config, schemas.config), now: moment.now },
    starters: new StarterList(site).ownFiles,
  };
  if (!isWaiting) return { texts, landings, readSources: async () => {} };
  const ahead = lookAhead(texts);
  await landings.lookAhead(landingFiles);
  return { ...ahead, landings };
}
