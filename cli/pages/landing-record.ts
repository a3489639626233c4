import type { PolicySource } from '../../renderer/document/page-policy.ts';
import type { Alternate } from '../../schemas/page.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import type { Schedule } from '../../schemas/schedule.ts';
import type { PageAddress } from '../content/addresses/page-address.ts';
import type { TestShares } from '../content/addresses/page-index.ts';
import type { PageLink } from '../content/addresses/page-links.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { UnreadPart } from '../content/pages/unread-parts.ts';
import type { PreviewCard } from '../previews/preview-card.ts';
import type { Showing } from '../schedule/showing.ts';

/** What the checks across pages and the page lists need to know about a landing. */
export interface LandingRecord {
  entry: PageAddress;
  /** Its link targets, if any: one of them may be removed while this page stays the same. */
  links?: readonly PageLink[];
  /** When visitors see it, if not always. */
  schedule?: Schedule;
  /** Its A/B test, if any. */
  test?: TestShares;
  /** Given if its file has the wrong shape: parts of which nothing is known. Only lint has such landings. */
  unread?: readonly UnreadPart[];
}

/** Everything that later builds need to know about a rendered landing; one line of the state. */
export interface MadeLanding extends LandingRecord {
  entry: RegistryEntry;
  /** Hash of the landing file's bytes. */
  source: string;
  /** Stamp that identifies the file's content without reading it, if there is one (`fileStamp`). */
  stamp?: string;
  /** The language versions that the page was rendered with. */
  alternates: Alternate[];
  /** What is shown at its address, if not the page itself. */
  showing?: Exclude<Showing, 'page'>;
  /** The content of its own preview picture, if it has one. */
  ownPreview?: PreviewCard;
  /** File name of the stylesheet with this landing's utility classes. */
  sheet?: string;
  /** File name of the stylesheet for what this landing uses; many landings share one. */
  styles?: string;
  /** Hashes of its pictures and downloads, by `src`. */
  pictures?: Readonly<Record<string, string>>;
  /** Files of these that its page shows or offers, as paths in the output. */
  pictureFiles?: readonly string[];
  /** Sources that its page needs in the security policy beyond those of all pages. */
  sources?: readonly PolicySource[];
  /** Warnings from parsing, repeated by later builds that do not read the file again. */
  warnings?: Diagnostic[];
}

/** One landing file to render. */
export interface LandingTask {
  /** File name in the landings folder. */
  name: string;
  alternates: Alternate[];
}

/** Result of rendering one landing file. */
export interface LandingOutcome {
  name: string;
  /** Missing if the file has errors. */
  made?: MadeLanding;
  diagnostics: Diagnostic[];
  /** Element trees that React rendered, as the fast renderer does not support them. */
  reactFallbacks: number;
}
