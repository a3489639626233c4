import type { SiteConfig } from '../../schemas/site-config.ts';
import { brandLook } from '../brand/brand-look.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import { type AskedBuild, keepSilentBuild } from './same-build.ts';

/** What found nothing to tell of need not even be compared as long as nobody touches a file. */
export function rememberSilent(
  build: AskedBuild & { findings: SortedFindings; started: number },
  output: string | undefined,
  config: SiteConfig,
  pages: number,
): void {
  const { findings, started, root } = build;
  if (output === undefined || findings.errors + findings.warnings > 0) return;
  const others = brandLook(config, root).fonts.cuts.map(({ source }) => source);
  keepSilentBuild(build, started, { others, keep: config.keep ?? [], pages, output });
}
