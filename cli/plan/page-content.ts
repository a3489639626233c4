/** A link with its visible text. */
export interface PageLink {
  text: string;
  href: string;
}

/** A picture with its alternative text. */
export interface PagePicture {
  alt: string;
  src: string;
  /** Its files in other sizes, crops and formats. */
  files: readonly string[];
}

/** An icon beside a text. */
export interface PageIcon {
  /** The markup inside its `<svg>`. */
  shapes: string;
  text: string;
}

/** The content of a page for visitors and search engines. */
export interface PageContent {
  title: string;
  description: string;
  /** Search phrases. */
  keywords: string;
  canonical: string;
  isNoindex: boolean;
  /** Its language versions, as `es /es/offer`. */
  languages: readonly string[];
  /** Its texts, one per block, in reading order, including labels. */
  lines: readonly string[];
  links: readonly PageLink[];
  pictures: readonly PagePicture[];
  icons: readonly PageIcon[];
  /** The picture in link previews, by its path. */
  preview: PagePicture;
  /** Parsed structured data. */
  data: readonly unknown[];
  /** Texts that islands show in some states only. */
  islands: readonly unknown[];
  /** Where each form is sent without scripts. */
  targets: readonly string[];
  /** Stylesheets and scripts, and the color of the browser around the page. */
  assets: readonly string[];
  /** Its markup without the content above, and without content hashes in file names. */
  markup: string;
}
