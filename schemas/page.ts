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
  /** What `page-registry.json` says of the page. */
  entry: RegistryEntry;
  seo: Seo;
  /** All language versions, this one included; empty if there is only this one. */
  alternates: Alternate[];
  /** When visitors see it, if that is not always. */
  schedule?: Schedule;
  /** What is known of the pictures that its file names, if it names any. */
  pictures?: PagePictures;
  /** Pictures that its code shows, by the names that its file gives them. */
  namedPictures?: Readonly<Record<string, Picture>>;
  /** What is known of the files that it offers, if it offers any. */
  downloads?: PageDownloads;
  /** Its bodies, read; missing if it has none. */
  prose?: PageProse;
}

/** A landing as some of its visitors see it. */
export interface LandingVariant {
  name: string;
  /** Visitors of a hundred who see it. */
  weight: number;
  /** The landing with the changes of the variant, facts resolved. */
  landing: Landing;
}

/** What is tried on a landing. */
export interface LandingTest {
  /** Landings with the same name show a visitor the same variant. */
  name: string;
  variants: readonly LandingVariant[];
}

/** A page made from `landings/<slug>.yaml`, its facts already resolved into text. */
export interface LandingPage extends PageBase {
  kind: 'landing';
  slug: string;
  /** Name of its look. */
  theme: string;
  landing: Landing;
  /** Missing if all visitors see the same. */
  test?: LandingTest;
}

/** A page above another one in the breadcrumb. */
export interface ParentPage {
  name: string;
  path: string;
  language: Language;
}

/** A page written by hand in `pages/<route>/`. */
export interface StaticPage extends PageBase {
  kind: 'static';
  /** Folder below `pages/`, such as `services/i9-verification`; `index` is the home page. */
  route: string;
  /** What the page is about, for its structured data. */
  subject: Subject;
  place?: NonNullable<PageFile['place']>;
  /** Picture for link previews, if it is not drawn. */
  image?: PreviewPicture;
  /** Price list that the page promises. */
  prices?: string;
  whatsappMessage?: string;
  /** Show one of the three urgency banners above the header. */
  randomUrgency: boolean;
  /** Keep a booking button in view on wide screens, too. */
  floatingBook: boolean;
  /** What the page is made of, if it is of data alone. */
  sections?: readonly InlineBlock[];
  /** Headings of sections that have none in their own block. */
  headings?: NonNullable<PageFile['headings']>;
  /** Engraving behind its title and closing call. */
  rosette?: NonNullable<PageFile['rosette']>;
  /** What stands around the page. */
  frame: NonNullable<PageFile['frame']>;
  /** The pages between the home page and this one, the uppermost first. */
  parents: ParentPage[];
}

/** Any page of the site, as the renderer receives it. */
export type Page = LandingPage | StaticPage;
