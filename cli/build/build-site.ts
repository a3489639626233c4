import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { compareDiagnostics, hasErrors } from '../../content/diagnostic.ts';
import { createFacts } from '../../content/facts.ts';
import { checkPages } from '../../content/page-index.ts';
import type { RenderContext } from '../../renderer/render-context.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { findInSiteTexts } from '../lint/kept-findings.ts';
import {
  type PreviewCard,
  previewAddress,
  previewCard,
  themeCards,
} from '../previews/preview-card.ts';
import { takeLock } from '../process-lock.ts';
import { SITE_ROOT } from '../site-root.ts';
import { BuildFault } from './build-fault.ts';
import { type BuildResult, failure } from './build-result.ts';
import { loadState, saveState, statePath } from './build-state.ts';
import { BuiltPages } from './built-pages.ts';
import { bundleTemplates } from './bundle.ts';
import { checkLinks } from './check-links.ts';
import { factsFile } from './facts-file.ts';
import { listFiles } from './file-listing.ts';
import { fingerprintSources } from './fingerprint.ts';
import { KeptFiles } from './kept-files.ts';
import { LandingLines } from './landing-lines.ts';
import type { MadeLanding } from './landing-record.ts';
import { LandingTable, TRAIT } from './landing-table.ts';
import { makeLandings } from './make-landings.ts';
import { clearLeftovers, type OutputPlaces, outputPlaces, publishStage } from './output-folder.ts';
import { assertOwnOutput } from './output-owner.ts';
import { assertUsablePlace } from './output-place.ts';
import { compareWithRecord, countRemovedPages, writeOutputRecord } from './output-record.ts';
import { PageIds } from './page-ids.ts';
import { listPages } from './page-list.ts';
import { planLandings } from './plan.ts';
import { drawPreviews, previewFiles } from './preview-images.ts';
import { loadRenderer } from './render-module.ts';
import { headersFile } from './security-headers.ts';
import { contentSecurityPolicy } from './security-policy.ts';
import { siteFilePieces } from './site-files.ts';
import { readSiteSources, type SiteSources } from './site-sources.ts';
import { Stage } from './stage.ts';
import { sweepCache } from './sweep-cache.ts';
import { putWrittenPages, renderWrittenPages } from './written-pages.ts';

export interface BuildSiteOptions {
  /** Absolute path of the output folder. */
  out: string;
  landingsDir: string;
  configFile: string;
  /** Ignore everything that earlier builds left. */
  force: boolean;
  cwd: string;
  signal: AbortSignal;
  /** Told after each group of pages: how many are made, of how many. */
  onProgress: (done: number, total: number) => void;
}

/** Everything that a preview picture is drawn for. */
function* cardsOf(
  config: SiteConfig,
  { writtenPages }: SiteSources,
  table: LandingTable<MadeLanding>,
): Generator<PreviewCard> {
  yield* themeCards(config);
  for (const page of writtenPages) yield previewCard(page, config);
  for (const { record } of table.rows(TRAIT.ownPreview))
    if (record.ownPreview) yield record.ownPreview;
}

function contextKey(tool: string, config: SiteConfig): string {
  const { keep: _, ...shown } = config;
  return createHash('sha256').update(tool).update(JSON.stringify(shown)).digest('hex');
}

/** A file that records of landings are read from as long as a build goes on. */
interface OpenFile {
  close(): void;
}

/**
 * Checks everything, makes what has changed and puts the new site in the place of the old one.
 * If anything is wrong the old site is untouched; killed at any moment, one of the two is complete.
 *
 * @throws BuildFault if the output folder cannot be used or the templates do not compile.
 */
export async function buildSite(options: BuildSiteOptions): Promise<BuildResult> {
  assertUsablePlace(options.out, options);
  const places = outputPlaces(options.out);
  const release = takeLock(
    places.lock,
    (owner) =>
      new BuildFault(
        `Another build (process ${owner}) is writing the same folder. Wait for it to end.`,
      ),
  );
  const open: OpenFile[] = [];
  try {
    clearLeftovers(places);
    return await buildLocked(options, places, open);
  } finally {
    for (const file of open) file.close();
    release();
  }
}

async function buildLocked(
  options: BuildSiteOptions,
  places: OutputPlaces,
  open: OpenFile[],
): Promise<BuildResult> {
  const { landingsDir, cwd, signal } = options;
  const { out } = places;
  const sources = readSiteSources(options, cwd);
  const { config } = sources;
  if (!config) return failure(sources.diagnostics);

  const kept = new KeptFiles(config.keep);
  const now = listFiles(out, kept.has);
  const record = compareWithRecord(out, now);
  assertOwnOutput(out, now, record, cwd);
  const { templates, tool, drawing } = fingerprintSources(SITE_ROOT);
  // Before the last build's state is read: that and the bundler together would be the peak of memory.
  const bundle = await bundleTemplates(templates, { force: options.force });
  const path = statePath(out, landingsDir);
  const before = options.force ? undefined : loadState(path);
  if (before) open.push(before);
  const context = contextKey(tool, config);
  const isIntact = (file: string) => !options.force && record?.isIntact(file) === true;
  const isUsable = before?.context === context && before.output === record?.checksum;
  const table = new LandingTable<MadeLanding>(sources.landingFiles);
  const plan = planLandings(landingsDir, table, isUsable ? before : undefined, isIntact);
  const usable = plan.isStateGood ? before : undefined;
  const writtenPages = JSON.stringify(sources.writtenPages);

  const nothingToDo =
    plan.size === 0 &&
    table.size === usable?.landings &&
    usable.written === writtenPages &&
    record?.isUntouched &&
    !hasErrors(sources.diagnostics);
  if (nothingToDo) {
    const pages = table.size + sources.writtenPages.length;
    const diagnostics = [...sources.diagnostics];
    for (const { record } of table.rows(TRAIT.warnings))
      diagnostics.push(...(record.warnings ?? []));
    return {
      pages,
      written: 0,
      unchanged: pages,
      removed: 0,
      bytes: now.bytes,
      reactFallbacks: 0,
      diagnostics: diagnostics.sort(compareDiagnostics),
    };
  }

  const facts = factsFile(config);
  const renderContext: RenderContext = {
    site: config,
    assets: bundle.assets,
    facts: `/${facts.file}`,
    csp: contentSecurityPolicy(config, bundle.assets),
  };
  const lines = new LandingLines(table, path);
  open.push(lines);
  const pages = new BuiltPages(sources.writtenMetas, table, options);
  const stage = new Stage(places.stage, out, isIntact);
  try {
    const setup = {
      cwd,
      landingsDir,
      stage: stage.folder,
      renderModule: bundle.renderModule,
      context: renderContext,
      drawing,
    };
    const checkAcross = () => checkPages(pages);
    const { onProgress } = options;
    const making = { setup, stage, table, lines, pages, checkAcross, onProgress };
    const made = await makeLandings(plan, making, signal);
    const diagnostics = [...sources.diagnostics, ...made.diagnostics];
    const rendered = await renderWrittenPages(
      sources.writtenPages,
      bundle.renderModule,
      renderContext,
      (page) => ({ preview: previewAddress(previewCard(page, config), drawing) }),
    );
    // The last build has found these texts right, unless templates, facts or page files changed since.
    if (usable?.written !== writtenPages) {
      const texts = { rendered, metas: sources.writtenMetas, facts: createFacts(config), cwd };
      const found = await findInSiteTexts(texts, tool, options);
      diagnostics.push(...found.filter(({ severity }) => severity === 'error'));
    }
    const render = await loadRenderer(bundle.renderModule);
    const ids = new PageIds(rendered, { render, context: renderContext, landingsDir, cwd });
    const { writtenMetas, landingFiles } = sources;
    const linked = { rendered, writtenMetas, pages, landingFiles, landingsDir, ids, cwd };
    diagnostics.push(...checkLinks(linked));
    if (hasErrors(diagnostics)) return failure(diagnostics);

    const changed = putWrittenPages(rendered, stage);
    const listed = listPages(table, writtenMetas, made.alternates);
    for (const [file, pieces] of siteFilePieces(listed, config.site.url))
      stage.putPieces(file, pieces);
    stage.put('_headers', headersFile(config, bundle.assets));
    stage.put(facts.file, facts.content);
    const previews = previewFiles(cardsOf(config, sources, table), drawing);
    for (const file of previews.keys()) {
      if (!isIntact(file)) continue;
      stage.keep(file);
      previews.delete(file);
    }
    for (const [file, source] of [...bundle.files, ...(await drawPreviews(previews))])
      stage.putAsset(file, source);
    assertKeptApart(kept.in(stage.folder));
    signal.throwIfAborted();
    const files = listFiles(stage.folder);
    const removed = options.force ? 0 : countRemovedPages(out, files);
    // Before the swap: where these cannot be written, nothing is published. Killed in between, what
    // they say of the other site's files does not fit those that are there, which costs time only.
    const output = writeOutputRecord(out, files);
    saveState(path, { context, written: writtenPages, output }, table);
    publishStage(places, kept.in(out), (file) => now.has(file));
    sweepCache();
    const count = table.size + sources.writtenPages.length;
    const written = made.written + changed;
    return {
      pages: count,
      written,
      unchanged: count - written,
      removed,
      bytes: files.bytes,
      reactFallbacks: rendered.reduce(
        (sum, page) => sum + page.reactFallbacks,
        made.reactFallbacks,
      ),
      diagnostics: diagnostics.sort(compareDiagnostics),
    };
  } finally {
    // A swap that could neither be ended nor undone is for the next command, with all that is in the stage.
    if (!existsSync(places.ready)) stage.discard();
  }
}

/** @throws BuildFault if the new site holds what is to be kept from the old one. */
function assertKeptApart(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new BuildFault(
    `"keep" in the configuration names ${names.join(', ')}, which the build writes itself.\nTake it out of "keep"; of a folder, name what is your own in it.`,
  );
}
