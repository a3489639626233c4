import type { HostName } from '../hosts/host-names.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import type { Asked } from '../schedule/moment-asked.ts';
import type { OpenSite } from '../site/open-site.ts';
import type { EarlyBundle } from '../templates/early-bundle.ts';

/** What is built, and who is told of it. */
export interface BuildSiteOptions extends OpenSite {
  /** Absolute path of the output folder. */
  out: string;
  templates: EarlyBundle;
  /** The host that the output is for, if one is named. */
  host: HostName | undefined;
  /** Ignore everything that earlier builds left. */
  force: boolean;
  /** Everything that the command line says of the site. */
  asked: Asked;
  /** Looks at the finished site, which is then not published. */
  onStaged?: (folder: string) => Promise<void>;
  /** When the command began to read the site, in milliseconds. */
  started: number;
  cwd: string;
  signal: AbortSignal;
  /** Takes what is found. After an error nothing is published. */
  findings: SortedFindings;
  /** Told as work goes on: how many are made, of how many, and of what if not of pages. */
  onProgress: (done: number, total: number, what?: string) => void;
}
