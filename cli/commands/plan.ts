import type { HostName } from '../hosts/host.ts';
import { changedPictures, type Pictures } from '../plan/changed-pictures.ts';
import { formatPlanHtml } from '../plan/format-html.ts';
import { formatPlanJson } from '../plan/format-json.ts';
import { formatPlanMarkdown } from '../plan/format-markdown.ts';
import { formatPlanText } from '../plan/format-text.ts';
import { planSite, type SitePlan } from '../plan/plan-site.ts';
import { formatPretty } from '../report/pretty.ts';
import { SortedFindings } from '../report/sorted-findings.ts';
import { writePieces } from '../report/write-pieces.ts';
import { openSite } from '../site/open-site.ts';
import { outputFolder, type SiteOptions } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { startBundle } from '../templates/early-bundle.ts';

export interface PlanCommandOptions extends SiteOptions {
  against?: string;
  format: 'text' | 'markdown' | 'json' | 'html';
  pictures: boolean;
  out?: string;
  host?: HostName;
  now?: string;
  drafts: boolean;
}

function format(
  plan: SitePlan,
  pictures: Pictures,
  name: PlanCommandOptions['format'],
): Iterable<string> {
  switch (name) {
    case 'json':
      return formatPlanJson(plan);
    case 'markdown':
      return [formatPlanMarkdown(plan)];
    case 'html':
      return formatPlanHtml(plan, pictures);
    case 'text':
      return formatPlanText(plan);
  }
}

/**
 * `touchdown plan`: what a build would change (docs/product.md, "Commands"). `--json` prints `{"against", "shared",
 * "pages", "redirects"}`, or `{"error"}`.
 *
 * @returns 0 if it can be determined, whatever changes; 1 if the site has errors or there is nothing to compare
 *   with; 2 if there is no room for pictures in the format.
 */
export async function plan(options: PlanCommandOptions, io: Io): Promise<ExitCode> {
  const json = options.format === 'json';
  if (options.pictures && options.format !== 'html')
    return fail({ code: EXIT.usage, message: '--pictures requires --format html.', json }, io);
  const site = await openSite(io.cwd, options);
  const out = outputFolder(io.cwd, options.out, site.root);
  const templates = startBundle(site.root, false);
  const findings = new SortedFindings();
  let pictures: Pictures = new Map();
  try {
    const planned = await planSite({
      ...{ site, out, templates, findings, cwd: io.cwd, signal: io.signal },
      against: options.against,
      host: options.host,
      asked: {
        ...(options.now === undefined ? {} : { now: options.now }),
        drafts: options.drafts,
      },
      onCompared: async (compared, folders) => {
        if (options.pictures) pictures = await changedPictures(compared, folders, io);
      },
    });
    if (planned) {
      await writePieces(io.stdout, format(planned, pictures, options.format));
      return EXIT.success;
    }
    const { errors, warnings } = findings;
    const colors = { colors: io.terminal };
    await writePieces(io.stderr, formatPretty(findings, { files: 0, errors, warnings }, colors));
    const message = 'The site has errors, so a build cannot be planned.';
    return fail({ code: EXIT.failed, message, json }, io);
  } catch (error) {
    if (io.signal.aborted)
      return fail({ code: EXIT.failed, message: 'The plan was interrupted.', json }, io);
    if (!(error instanceof BuildFault)) throw error;
    return fail({ code: EXIT.failed, message: error.message, json }, io);
  } finally {
    findings.close();
    await templates.stop();
  }
}
