import { readSiteConfig } from '../content/config/site-config-file.ts';
import { timeZoneOf } from '../content/config/time-zone.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { scheduledPages } from '../due/scheduled-pages.ts';
import { formatPretty } from '../report/pretty.ts';
import { summarize } from '../report/summary.ts';
import { isoTime, shownTime } from '../schedule/moments.ts';
import { type NextChange, nextChange } from '../schedule/next-change.ts';
import { momentAsked } from '../site/moment-asked.ts';
import { openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';

export interface DueOptions extends SiteOptions {
  now?: string;
  json: boolean;
}

function told(next: NextChange | undefined, timeZone: string): string {
  if (!next) return 'No scheduled changes.\n';
  const pages = next.pages.map(({ path, change }) => `  ${path} is ${change}\n`).join('');
  return `${shownTime(next.moment, timeZone)} in ${timeZone} (${isoTime(next.moment)}):\n${pages}`;
}

function tellFaults(diagnostics: readonly Diagnostic[], io: Io): void {
  const colors = { colors: io.terminal };
  for (const text of formatPretty(diagnostics, summarize(diagnostics, 0), colors))
    io.stderr.write(text);
}

/**
 * `touchdown due`: the next moment at which a schedule changes the site (docs/product.md, "Commands"). `--json`
 * prints `{"next", "pages": [{"path", "change"}]}`; `next` is an ISO time or null.
 *
 * @returns 0, even if nothing is due; 1 if a file with schedules has errors.
 */
export async function due(options: DueOptions, io: Io): Promise<ExitCode> {
  const site = await openSite(io.cwd, options);
  const config = readSiteConfig(site.configFile, io.cwd, site.schemas);
  const { facts } = config;
  if (!facts) {
    tellFaults(config.diagnostics, io);
    const message = 'The configuration has errors.';
    return fail({ code: EXIT.failed, message, json: options.json }, io);
  }
  const { pages, diagnostics } = scheduledPages(site, facts, io.cwd);
  const timeZone = timeZoneOf(facts);
  const next = nextChange(pages, momentAsked(options, timeZone).now);
  const document = { next: next ? isoTime(next.moment) : null, pages: next?.pages ?? [] };
  const fails = hasErrors(diagnostics);
  if (options.json) io.stdout.write(`${JSON.stringify(document)}\n`);
  // A faulty schedule may be the next one: that there is none would be untrue.
  else if (next || !fails) io.stdout.write(told(next, timeZone));
  if (!fails) return EXIT.success;
  tellFaults(diagnostics, io);
  return EXIT.failed;
}
