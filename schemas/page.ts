import type { PageDownloads } from './download.ts';
import type { Landing } from './landing.ts';
import type { Language } from './language.ts';
import type { PageFile, Subject } from './page-file.ts';
import type { PagePictures, Picture } from './picture.ts';
import type { PreviewPicture } from './preview-picture.ts';
import type { PageProse } from './prose.ts';
import type { RegistryEntry } from './registry-entry.ts';
import type { Schedule } from './schedule.ts';
import type { InlineBlock } from './section-order.ts';
import type { Seo } from './seo.ts';

/** The same page in another language, for `hreflang`. */
export interface Alternate {
  language: Language;
  path: string;
}

interface PageBase {
  /** The page's entry in `page-registry.json`. */
  entry: RegistryEntry;
  seo: Seo;
  /** All language versions including this one; empty if there is only one. */
  alternates: Alternate[];
  /** When visitors see the page; missing if always. */
  schedule?: Schedule;
  /** Facts about the pictures named in its file, if any. */
  pictures?: PagePictures;
  /** Pictures used by its code, under the names its file gives them. */
  namedPictures?: Readonly<Record<string, Picture>>;
  /** Facts about the downloads it offers, if any. */
  downloads?: PageDownloads;
  /** Its parsed Markdown bodies, if any. */
  prose?: PageProse;
}

/** A variant of a landing, shown to some of its visitors. */
export interface LandingVariant {
  name: string;
  /** Share of visitors who see it, in percent. */
  weight: number;
  /** The landing with the variant's changes applied and facts resolved. */
  landing: Landing;
}

/** The variant test of a landing. */
export interface LandingTest {
  /** Landings with the same test name show a visitor the same variant. */
  name: string;
  variants: readonly LandingVariant[];
}

/** A page generated from `landings/<slug>.yaml`, with facts already resolved into text. */
export interface LandingPage extends PageBase {
  kind: 'landing';
  slug: string;
  /** Name of its theme. */
  theme: string;
  landing: Landing;
  /** Missing if all visitors see the same version. */
  test?: LandingTest;
}

/** An ancestor of a page in the breadcrumb. */
export interface ParentPage {
  name: string;
  path: string;
  language: Language;
}

/** A hand-written page in `pages/<route>/`. */
export interface StaticPage extends PageBase {
  kind: 'static';
  /** Folder below `pages/`, such as `services/i9-verification`; `index` is the home page. */
  route: string;
  /** Subject of the page, for its structured data. */
  subject: Subject;
  place?: NonNullable<PageFile['place']>;
  /** Picture for link previews, if not generated. */
  image?: PreviewPicture;
  /** The price list the page refers to. */
  prices?: string;
  whatsappMessage?: string;
  /** Show one of the three urgency banners above the header. */
  randomUrgency: boolean;
  /** Keep a booking button visible on wide screens, too. */
  floatingBook: boolean;
  /** The page's sections, if it consists of data alone. */
  sections?: readonly InlineBlock[];
  /** Headings of sections whose block has none. */
  headings?: NonNullable<PageFile['headings']>;
  /** Rosette behind its title and closing call. */
  rosette?: NonNullable<PageFile['rosette']>;
  /** The frame shown around the page. */
  frame: NonNullable<PageFile['frame']>;
  /** Whether landings of the site have variants, which the privacy page mentions. */
  hasTests?: boolean;
  /** The pages between the home page and this one, topmost first. */
  parents: ParentPage[];
}

/** Any page of the site, as the renderer receives it. */
export type Page = LandingPage | StaticPage;
