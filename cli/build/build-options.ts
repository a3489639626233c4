import type { HostName } from '../hosts/host.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import type { Asked } from '../site/moment-asked.ts';
import type { OpenSite } from '../site/open-site.ts';
import type { EarlyBundle } from '../templates/early-bundle.ts';

/** What to build, and where to report. */
export interface BuildSiteOptions extends OpenSite {
  /** Absolute path of the output folder. */
  out: string;
  templates: EarlyBundle;
  /** The host that the output is for, if given. */
  host: HostName | undefined;
  /** Ignores everything cached by earlier builds. */
  force: boolean;
  /** The options of the command line that concern the site. */
  asked: Asked;
  /** Receives the finished site, which is then not published. */
  onStaged?: (folder: string) => Promise<void>;
  /** When the command started to read the site, in milliseconds. */
  started: number;
  cwd: string;
  signal: AbortSignal;
  /** Receives the findings. With an error among them nothing is published. */
  findings: SortedFindings;
  /** Called as work proceeds: how many are done, of how many, and of what, if not pages. */
  onProgress: (done: number, total: number, what?: string) => void;
}
