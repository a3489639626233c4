import { directionOf, inLanguage, languagesOf } from '../domain/languages.ts';
import type { SiteConfig } from '../schemas/site-config.ts';
import type { Words, WordsByLanguage } from '../schemas/words.ts';
import { type Menus, menusIn } from './layouts/navigation.ts';
import type { RenderContext } from './render-context.ts';

/** The site as pages in one language show it. */
export interface Site extends SiteConfig {
  business: SiteConfig['business'] & { tagline: string; serving: string };
  credentials: SiteConfig['credentials'] & { commissionCounty: string };
  /** Language of the page. */
  language: string;
  /** Which way the language is written. */
  direction: 'ltr' | 'rtl';
  /** Language and country as link previews take them: `es_US`. */
  locale: string;
  /** Languages of the site, the main one first. */
  languages: [string, ...string[]];
  /** Texts of the frame and of sections. */
  words: Words;
  menus: Menus;
}

function localeOf(language: string, address: SiteConfig['business']['address']): string {
  const { language: spoken, region = address.country } = new Intl.Locale(language);
  return `${spoken}_${region}`;
}

function makeSite({ site, words }: SharedContext, language: string): Site {
  const languages = languagesOf(site);
  const spoken = words[language];
  if (!spoken) throw new Error(`There are no words in ${language}`);
  const { business, credentials, navigation = {} } = site;
  return {
    ...site,
    business: {
      ...business,
      tagline: inLanguage(business.tagline, language, languages),
      serving: inLanguage(business.serving, language, languages),
    },
    credentials: {
      ...credentials,
      commissionCounty: inLanguage(credentials.commissionCounty, language, languages),
    },
    language,
    direction: directionOf(language),
    locale: localeOf(language, business.address),
    languages,
    words: spoken,
    menus: menusIn(navigation, language, languages),
  };
}

type SharedContext = Pick<RenderContext, 'site' | 'words'>;

const known = new WeakMap<SiteConfig, { words: WordsByLanguage; sites: Map<string, Site> }>();

/** The site in one language, made once for all its pages. */
export function siteIn(context: SharedContext, language: string): Site {
  let made = known.get(context.site);
  if (made?.words !== context.words) {
    made = { words: context.words, sites: new Map() };
    known.set(context.site, made);
  }
  const site = made.sites.get(language) ?? makeSite(context, language);
  made.sites.set(language, site);
  return site;
}
