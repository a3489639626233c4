import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { brandLook } from '../brand/brand-look.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import { nextChange } from '../schedule/next-change.ts';
import type { Moment } from '../schedule/showing.ts';
import { type AskedBuild, keepSilentBuild } from './same-build.ts';

/** A completed build. */
interface DoneBuild extends AskedBuild {
  findings: SortedFindings;
  started: number;
  config: SiteConfig;
  moment: Moment;
  pages: SitePages;
}

/**
 * Remembers a build without findings, so that the next one can skip even the comparison until a file or a schedule
 * changes something.
 */
export function rememberSilent(
  { findings, started, config, moment, pages, ...build }: DoneBuild,
  output: string | undefined,
  count: number,
): void {
  if (output === undefined || findings.errors + findings.warnings > 0) return;
  const others = brandLook(config, build.root).fonts.cuts.map(({ source }) => source);
  const until = nextChange([...pages.scheduled()], moment.now)?.moment;
  keepSilentBuild(build, started, {
    ...{ others, keep: config.keep ?? [], pages: count, output, from: moment.now },
    ...(until === undefined ? {} : { until }),
  });
}
