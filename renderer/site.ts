import { inLanguage, languagesOf } from '../domain/languages.ts';
import type { SiteConfig } from '../schemas/site-config.ts';
import { type Menus, menusIn } from './layouts/navigation.ts';

/** The site as pages in one language show it. */
export interface Site extends SiteConfig {
  business: SiteConfig['business'] & { tagline: string; serving: string };
  /** Language of the page. */
  language: string;
  /** Languages of the site, the main one first. */
  languages: [string, ...string[]];
  menus: Menus;
}

function makeSite(config: SiteConfig, language: string): Site {
  const languages = languagesOf(config);
  const { business, navigation = {} } = config;
  return {
    ...config,
    business: {
      ...business,
      tagline: inLanguage(business.tagline, language, languages),
      serving: inLanguage(business.serving, language, languages),
    },
    language,
    languages,
    menus: menusIn(navigation, language, languages),
  };
}

const known = new WeakMap<SiteConfig, Map<string, Site>>();

/** The site in one language, made once for all its pages. */
export function siteIn(config: SiteConfig, language: string): Site {
  const sites = known.get(config) ?? new Map<string, Site>();
  known.set(config, sites);
  const site = sites.get(language) ?? makeSite(config, language);
  sites.set(language, site);
  return site;
}
