import { basename, dirname } from 'node:path';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { ANY_FACT } from '../content/facts/facts.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import type { StaticPages } from '../content/pages/page-files.ts';
import { displayFolder, displayPath } from '../content/source-file.ts';
import { findingsInMedia, withAllPictures } from '../pictures/page-pictures.ts';
import { checkSiteMedia } from '../pictures/site-media.ts';
import { dataFileKind } from '../site/data-files.ts';
import type { OpenSite } from '../site/open-site.ts';
import { findingsOf, LandingLinter } from './landings/linted-landing.ts';
import type { LintRun } from './lint-run.ts';
import type { CheckedConfig } from './site/checked-config.ts';
import { textsOfPageFiles } from './site/page-file-texts.ts';
import { faultyMetas } from './site/pages-despite-faults.ts';

/** A site of which some files are checked. */
interface NamedSite extends OpenSite {
  cwd: string;
  /** Absolute paths of the files. */
  files: readonly string[];
  config: CheckedConfig;
  staticPages: StaticPages;
}

/** Checks a landing given on the command line, wherever it is. */
async function checkLanding(path: string, run: LintRun, site: NamedSite): Promise<void> {
  const [landingsDir, name] = [dirname(path), basename(path)];
  const { site: config, now } = site.config.facts ?? ANY_FACT;
  const setup = {
    ...{ root: site.root, cwd: site.cwd, landingsDir },
    ...(config ? { site: config } : {}),
    ...(now === undefined ? {} : { now }),
  };
  const verdict = await new LandingLinter(setup, site).check(name);
  run.take(verdict, findingsOf(verdict), displayFolder(landingsDir, site.cwd));
}

/** Checks hand-written pages by their files, with every rule that needs one file, as a run over the site does. */
async function checkPages(
  run: LintRun,
  files: ReadonlySet<string>,
  site: NamedSite,
): Promise<void> {
  const { staticPages, config, cwd, schemas, rules } = site;
  const isAsked = ({ origin }: PageMeta) => origin !== undefined && files.has(origin.path);
  const metas = staticPages.metas.filter(isAsked);
  const faulty = faultyMetas(staticPages).filter(isAsked);
  const facts = config.facts ?? ANY_FACT;
  const { words } = config;
  const inTexts = textsOfPageFiles({ metas, faulty, facts, schemas, rules, cwd }, words);
  run.found.add(run.tradeWords.holdBack(inTexts));
  const pages = staticPages.pages.filter(({ entry }) => metas.some((meta) => meta.entry === entry));
  const { diagnostics } = await withAllPictures(pages, metas, cwd, run.pictures);
  run.found.add(diagnostics);
  for (const { origin } of faulty) {
    const { path = '' } = origin ?? {};
    run.found.add(await findingsInMedia({ path, cwd, within: dirname(path) }, run.pictures));
  }
}

/** Findings of what the folder of landings has besides landings. */
const UNREAD = new Set(['address/folder', 'address/file-ending']);

/** What reading the site has found in one of its files. */
function foundIn(file: string, found: readonly Diagnostic[], cwd: string): Diagnostic[] {
  const shown = displayPath(file, cwd);
  return found.filter((finding) => finding.file === shown);
}

/** Checks files by themselves. @returns their number. */
export async function checkNamedFiles(run: LintRun, site: NamedSite): Promise<number> {
  const { cwd, files, config, staticPages, landingsDir } = site;
  const pages = new Set<string>();
  let inFolder: Diagnostic[] | undefined;
  const listed = () => (inFolder ??= listLandings(landingsDir, cwd).diagnostics);
  for (const file of files) {
    const kind = dataFileKind(file, site);
    if (kind !== 'landing') run.severities.comments.note(displayPath(file, cwd));
    if (kind === 'config' || kind === 'words')
      run.found.add(foundIn(file, config.diagnostics, cwd));
    if (kind === 'config') run.found.add(await checkSiteMedia(config, run.pictures));
    if (kind === 'page') {
      run.found.add(foundIn(file, staticPages.diagnostics, cwd));
      pages.add(file);
    }
    if (kind === 'landing' || kind === undefined) {
      const inList = dirname(file) === landingsDir ? foundIn(file, listed(), cwd) : [];
      run.found.add(inList);
      if (!inList.some(({ rule }) => UNREAD.has(rule))) await checkLanding(file, run, site);
    }
  }
  if (pages.size > 0) await checkPages(run, pages, site);
  return files.length;
}
