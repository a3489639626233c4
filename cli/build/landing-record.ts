import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Alternate } from '../../content/page.ts';
import type { PageMeta } from '../../content/page-index.ts';
import type { PreviewCard } from '../previews/preview-card.ts';

/** What is kept of a landing once its page is made: enough for every check across pages, and no more. */
export interface LandingRecord {
  meta: PageMeta;
  /** Hash of the landing file's bytes. */
  source: string;
  /** The language versions that the page was rendered with. */
  alternates: Alternate[];
  /** What its own preview picture says, if it has one. */
  ownPreview?: PreviewCard;
  /** File name of the stylesheet with this landing's utility classes. */
  sheet?: string;
  /** Warnings of reading, repeated by later builds that do not read the file again. */
  warnings?: Diagnostic[];
}

/** One landing file to make a page of. */
export interface LandingTask {
  /** Name of the file inside the landings folder. */
  name: string;
  alternates: Alternate[];
}

/** What happened to one landing file. */
export interface LandingOutcome {
  name: string;
  /** Missing if the file has errors. */
  record?: LandingRecord;
  diagnostics: Diagnostic[];
  /** Trees of elements that React rendered, as the quick renderer does not know them. */
  reactFallbacks: number;
}
