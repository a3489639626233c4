import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Alternate } from '../../content/page.ts';
import type { PageAddress } from '../../content/page-address.ts';
import type { PageLink } from '../../content/page-links.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import type { LinePlace } from '../checked-lines.ts';
import type { PreviewCard } from '../previews/preview-card.ts';

/** What is known of a landing once its page is made, apart from its entry in the registry. */
interface MadeLanding {
  /** Hash of the landing file's bytes. */
  source: string;
  /** The language versions that the page was rendered with. */
  alternates: Alternate[];
  /** What its own preview picture says, if it has one. */
  ownPreview?: PreviewCard;
  /** File name of the stylesheet with this landing's utility classes. */
  sheet?: string;
  /** Where its links lead, if it has any: a page that they lead to may vanish while this one stays as it is. */
  links?: readonly PageLink[];
  /** Warnings of reading, repeated by later builds that do not read the file again. */
  warnings?: Diagnostic[];
}

/** Everything that later builds need of a landing; a line of the state. */
export interface LandingDetails extends MadeLanding {
  entry: RegistryEntry;
}

/** What of that is kept in memory for every landing: the texts wait in a file, where `line` stands. */
export interface LandingRecord extends MadeLanding {
  entry: PageAddress;
  line: LinePlace;
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
  details?: LandingDetails;
  diagnostics: Diagnostic[];
  /** Trees of elements that React rendered, as the quick renderer does not know them. */
  reactFallbacks: number;
}
