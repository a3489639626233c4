import type { PolicySource } from '../../renderer/document/page-policy.ts';
import type { Alternate } from '../../schemas/page.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import type { Schedule } from '../../schemas/schedule.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { PageAddress } from '../content/page-address.ts';
import type { TestShares } from '../content/page-index.ts';
import type { PageLink } from '../content/page-links.ts';
import type { PreviewCard } from '../previews/preview-card.ts';
import type { Showing } from '../schedule/showing.ts';

/** What the checks across pages and the lists of pages need of a landing. */
export interface LandingRecord {
  entry: PageAddress;
  /** Where its links lead, if it has any: a page that they lead to may vanish while this one stays as it is. */
  links?: readonly PageLink[];
  /** When visitors see it, if that is not always. */
  schedule?: Schedule;
  /** What is tried on it, if anything. */
  test?: TestShares;
}

/** Everything that later builds need of a landing whose page is made; a line of the state. */
export interface MadeLanding extends LandingRecord {
  entry: RegistryEntry;
  /** Hash of the landing file's bytes. */
  source: string;
  /** Mark of the file by which it is known without being read, if there is one (`fileStamp`). */
  stamp?: string;
  /** The language versions that the page was rendered with. */
  alternates: Alternate[];
  /** What stands at its address, if it is not the page as it is. */
  showing?: Exclude<Showing, 'page'>;
  /** What its own preview picture says, if it has one. */
  ownPreview?: PreviewCard;
  /** File name of the stylesheet with this landing's utility classes. */
  sheet?: string;
  /** File name of the stylesheet of what this landing shows; many landings have the same. */
  styles?: string;
  /** Hashes of its pictures, and of the files that it offers, by their `src`. */
  pictures?: Readonly<Record<string, string>>;
  /** Files that its page shows or offers of them, as paths inside the output. */
  pictureFiles?: readonly string[];
  /** What its page's security policy lets in besides what all pages do. */
  sources?: readonly PolicySource[];
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
  made?: MadeLanding;
  diagnostics: Diagnostic[];
  /** Trees of elements that React rendered, as the quick renderer does not know them. */
  reactFallbacks: number;
}
