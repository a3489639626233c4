import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { PageDownloads } from '../../schemas/download.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';

/** Addresses of the built files that a page links, all starting with `/`. */
export interface Assets {
  /** Stylesheets of every page, in order. */
  styles: readonly string[];
  /** Module scripts of every page. */
  scripts: readonly string[];
  /** Modules that those scripts import, to be fetched in parallel. */
  modules: readonly string[];
  /** Fonts to preload. */
  fonts: readonly string[];
}

/** The site's logo as pages show it. */
export interface Logo {
  address: string;
  alt: string;
  /** In pixels, or in the units of a drawing. */
  width: number;
  height: number;
}

/** Facts about the files of `media/` that the configuration references. */
export interface SharedMedia {
  /** Logo of the brand; without it, a mark with the initials is drawn. */
  logo?: Logo;
  /** Downloads offered by forms of the configuration. */
  formDownloads?: PageDownloads;
}

/** What all pages of a build share. */
export interface RenderContext extends SharedMedia {
  site: SiteConfig;
  /** Texts of every language of the site. */
  words: WordsByLanguage;
  assets: Assets;
  /** Stylesheet addresses of the site's own sections, by section; pages link those they show. */
  sectionStyles?: Readonly<Record<string, string>>;
  /** Color of the browser's address bar on phones, if the brand sets one. */
  themeColor?: string;
  /** Address of the facts that islands fetch (`renderer/context/visitor-facts.ts`). */
  facts: string;
  /** Content-Security-Policy for `<meta http-equiv>`; omitted in development. */
  csp?: string;
}

/** What a single page adds to the shared context. */
export interface PageAssets {
  /** Stylesheet with the utility classes of this landing's `className`, if it has any. */
  utilityStyles?: string;
  /** Picture for link previews. */
  preview?: string;
  /**
   * Address of the stylesheet that markup needs in addition to the shared ones, if any; omitted where pages link
   * everything.
   */
  stylesOf?: (markup: string) => string | undefined;
}
