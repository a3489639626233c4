import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Words, WordsByLanguage } from '../../schemas/words/words.ts';
import { shownIn } from '../text/isolated.ts';
import { directionOf, inLanguage, languagesOf } from '../text/languages.ts';
import { isLocalizedMap } from '../text/localized-map.ts';
import { type Menus, menusIn } from './navigation.ts';
import type { RenderContext, SharedMedia } from './render-context.ts';

/** Facts with the texts of one language in place of maps by language. */
type InOneLanguage<T> = {
  [K in keyof T]: Record<string, string> extends T[K]
    ? Exclude<T[K], Record<string, string>>
    : T[K] extends readonly unknown[]
      ? T[K]
      : T[K] extends object
        ? InOneLanguage<T[K]>
        : T[K];
};

/** The site as pages in one language show it. */
export interface Site extends InOneLanguage<SiteConfig>, SharedMedia {
  /** Language of the page. */
  language: string;
  /** Writing direction of the language. */
  direction: 'ltr' | 'rtl';
  /** Locale in the form link previews expect: `es_US`. */
  locale: string;
  /** Languages of the site, main language first. */
  languages: [string, ...string[]];
  /** Texts of the frame and of sections. */
  words: Words;
  menus: Menus;
}

function localeOf(language: string, address: SiteConfig['business']['address']): string {
  const { language: spoken, region = address.country } = new Intl.Locale(language);
  return `${spoken}_${region}`;
}

/** Replaces maps by language with the texts of one language; menus are resolved separately. */
function factsInLanguage(value: unknown, language: string, languages: readonly string[]): unknown {
  if (isLocalizedMap(value, languages)) return inLanguage(value, language, languages);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, factsInLanguage(child, language, languages)]),
  );
}

function makeSite({ site, words, ...media }: SharedContext, language: string): Site {
  const languages = languagesOf(site);
  const spoken = words[language];
  if (!spoken) throw new Error(`There are no words in ${language}`);
  const { navigation = {}, business } = site;
  const facts = factsInLanguage(site, language, languages) as InOneLanguage<SiteConfig>;
  const { phone } = business;
  return {
    ...facts,
    business:
      phone === undefined ? facts.business : { ...facts.business, phone: shownIn(language, phone) },
    language,
    direction: directionOf(language),
    locale: localeOf(language, business.address),
    languages,
    words: spoken,
    menus: menusIn(navigation, language, languages),
    ...media,
  };
}

type SharedContext = Pick<RenderContext, 'site' | 'words' | keyof SharedMedia>;

const known = new WeakMap<SiteConfig, { words: WordsByLanguage; sites: Map<string, Site> }>();

/** The site in one language, created once for all its pages. */
export function siteIn(context: SharedContext, language: string): Site {
  let made = known.get(context.site);
  if (made?.words !== context.words) {
    made = { words: context.words, sites: new Map() };
    known.set(context.site, made);
  }
  const { site: config, words, logo, formDownloads } = context;
  // In development these files may change while the configuration does not.
  const media = { ...(logo ? { logo } : {}), ...(formDownloads ? { formDownloads } : {}) };
  const key = JSON.stringify([language, media]);
  const site = made.sites.get(key) ?? makeSite({ site: config, words, ...media }, language);
  made.sites.set(key, site);
  return site;
}
