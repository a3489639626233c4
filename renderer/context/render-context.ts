import type { PageDownloads } from '../../schemas/download.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { WordsByLanguage } from '../../schemas/words.ts';

/** Addresses of the built files that a page links, all starting with `/`. */
export interface Assets {
  /** Stylesheets of every page, in order. */
  styles: readonly string[];
  /** Module scripts of every page. */
  scripts: readonly string[];
  /** Modules that those scripts import, to be fetched along with them. */
  modules: readonly string[];
  /** Fonts to preload. */
  fonts: readonly string[];
}

/** The logo of a site as pages show it. */
export interface Logo {
  address: string;
  alt: string;
  /** In pixels, or in units of a drawing. */
  width: number;
  height: number;
}

/** What pages know of the files of `media/` that the configuration names. */
export interface SharedMedia {
  /** Logo of the brand; without it a mark with the initials is drawn. */
  logo?: Logo;
  /** Files that forms of the configuration offer. */
  formDownloads?: PageDownloads;
}

/** What all pages of one build share. */
export interface RenderContext extends SharedMedia {
  site: SiteConfig;
  /** Words of every language of the site. */
  words: WordsByLanguage;
  assets: Assets;
  /** Addresses of the stylesheets of a site's own sections, by the section; pages link those that they show. */
  sectionStyles?: Readonly<Record<string, string>>;
  /** Colour of the browser's bar on phones, where the brand says one. */
  themeColor?: string;
  /** Address of the facts that islands fetch (`renderer/context/visitor-facts.ts`). */
  facts: string;
  /** Content-Security-Policy for `<meta http-equiv>`; left out in development. */
  csp?: string;
}

/** What one page adds to the shared context. */
export interface PageAssets {
  /** Stylesheet with the utility classes of this landing's `className`, if it has any. */
  utilityStyles?: string;
  /** Picture for link previews. */
  preview?: string;
  /** Address of the stylesheet that markup needs besides those of all pages, if it needs any; left out where pages link everything. */
  stylesOf?: (markup: string) => string | undefined;
}
