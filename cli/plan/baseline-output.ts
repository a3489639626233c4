import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
import { buildSite } from '../build/build-site.ts';
import { outputPaths } from '../build/output-folder.ts';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import type { Facts } from '../content/facts/facts.ts';
import type { HostName } from '../hosts/host.ts';
import { SortedFindings } from '../report/sorted-findings.ts';
import type { Asked } from '../site/moment-asked.ts';
import { loadSiteCode, type OpenSite } from '../site/open-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { startBundle } from '../templates/early-bundle.ts';
import { builtFacts } from './built-config.ts';
import { manifestOutput, publishedOutput } from './published-output.ts';
import { openRevision, type Revision } from './revision.ts';
import { folderOutput, NO_OUTPUT, type SiteOutput } from './site-output.ts';

/** The site that a build is compared with. */
export interface BaselineOutput {
  /** Its name in messages. */
  name: string;
  output: SiteOutput;
  /** Its folder, if it is a local one. */
  folder?: string;
  /** The facts that it was built with, if known. */
  facts?: Facts | undefined;
}

/** Options for building a baseline. */
export interface BaselineOptions {
  site: OpenSite;
  /** The output folder. */
  out: string;
  /** The host that both are built for, if given. */
  host: HostName | undefined;
  asked: Asked;
  cwd: string;
  signal: AbortSignal;
}

function ofFolder(name: string, folder: string, site: OpenSite): BaselineOutput {
  const output = folderOutput(folder, outputPaths(folder, site.root));
  return { name, output, folder, facts: builtFacts(site, folder) };
}

/** The errors of a revision: how many there are, and the first. */
function errorsIn(findings: SortedFindings, name: string, root: string, cwd: string): string {
  const count = findings.errors === 1 ? '1 error' : `${findings.errors} errors`;
  const told = `--against ${name}: the site of this revision has ${count}, so it cannot be compared.`;
  for (const { file, line, column, severity, message } of findings) {
    if (severity !== 'error') continue;
    const place = relative(root, resolve(cwd, file));
    return `${told}\n${place}:${line}:${column}: ${message}`;
  }
  return told;
}

/** Builds the site of a revision with this tool, reusing the work of earlier plans. */
async function builtRevision(
  name: string,
  { site: paths, out }: Revision,
  { host, asked, cwd, signal }: BaselineOptions,
): Promise<Facts | undefined> {
  const templates = startBundle(paths.root, false);
  const findings = new SortedFindings();
  try {
    const site = { ...paths, ...(await loadSiteCode(paths.root)) };
    const started = performance.timeOrigin + performance.now();
    const how = {
      out,
      host,
      templates,
      asked,
      started,
      force: false,
      cwd,
      signal,
      findings,
    };
    await buildSite({ ...site, ...how, onProgress: () => {} });
    if (findings.errors > 0) throw new BuildFault(errorsIn(findings, name, paths.root, cwd));
    return readSiteConfig(paths.configFile, cwd, site.schemas).facts;
  } finally {
    findings.close();
    await templates.stop();
  }
}

/**
 * Opens the baseline of a comparison: the last build by default, which is empty before the first one; else a folder, a
 * manifest as file or URL, or a git revision, which is built, and is empty as long as it has no site.
 *
 * @throws BuildFault if there is nothing of that name.
 */
export async function openBaseline(
  against: string | undefined,
  options: BaselineOptions,
): Promise<BaselineOutput> {
  const { site, out, cwd } = options;
  if (against === undefined) {
    if (existsSync(join(out, BUILD_MANIFEST))) return ofFolder('the last build', out, site);
    const named = relative(cwd, out) || out;
    return { name: `nothing, as ${named} holds no build yet`, output: NO_OUTPUT };
  }
  if (/^https?:\/\//.test(against))
    return { name: against, output: await publishedOutput(against, site.root) };
  const path = resolve(cwd, against);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile())
    return { name: against, output: manifestOutput(readFileSync(path, 'utf8'), against) };
  if (stats?.isDirectory() && existsSync(join(path, BUILD_MANIFEST)))
    return ofFolder(against, path, site);
  const revision = await openRevision(site, against, cwd);
  // A pull request may bring the site itself.
  if (!revision)
    return { name: `nothing, as ${against} has no site in this folder yet`, output: NO_OUTPUT };
  const facts = await builtRevision(against, revision, options);
  return { name: against, output: folderOutput(revision.out), folder: revision.out, facts };
}
