import { existsSync } from 'node:fs';
import type { RenderContext } from '../../renderer/context/render-context.ts';
import { brandContext, brandLook } from '../brand/brand-look.ts';
import { makeFonts } from '../brand/make-fonts.ts';
import { asIfTested, withTests } from '../content/variants/with-tests.ts';
import { checkHost, checkHostOfAliases, checkHostOfExpired } from '../hosts/check-host.ts';
import { writeSetup } from '../hosts/setup-folder.ts';
import { findInSiteTexts } from '../lint/landings/cached-findings.ts';
import { BuiltPages } from '../pages/built-pages.ts';
import { checkLinks } from '../pages/check-links.ts';
import { LandingLines } from '../pages/landing-lines.ts';
import { TRAIT } from '../pages/landing-table.ts';
import { PageIds } from '../pages/page-ids.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import { previewAddress, previewCard } from '../previews/preview-card.ts';
import { drawPreviews } from '../previews/preview-images.ts';
import { pageAt } from '../schedule/page-at.ts';
import { siteSeverities } from '../severity/severities.ts';
import { sectionSheets, sectionStyles } from '../site/section-sheets.ts';
import { BuildFault } from '../system/build-fault.ts';
import { takeLock } from '../system/process-lock.ts';
import { factsFile } from '../templates/facts-file.ts';
import { createPageStyles } from '../templates/page-styles.ts';
import { loadRenderer } from '../templates/render-module.ts';
import { renderStaticPages } from '../templates/static-pages.ts';
import { BuildLedger } from './build-ledger.ts';
import { putManifest } from './build-manifest.ts';
import type { BuildSiteOptions } from './build-options.ts';
import { type BuildResult, NOTHING_DONE } from './build-result.ts';
import { saveState } from './build-state.ts';
import { checkBudget } from './check-budget.ts';
import { fillStage, sharedPreviews } from './fill-stage.ts';
import { assertKeptApart, KeptFiles } from './kept-files.ts';
import { compareWithLastBuild, inspectOutput } from './last-build.ts';
import { keptWarnings, makeLandings } from './make-landings.ts';
import { clearLeftovers, type OutputPaths, outputPaths, publishStage } from './output-folder.ts';
import { countRemovedPages, writeOutputRecord } from './output-record.ts';
import { movedAddresses } from './redirect-files.ts';
import { rememberSilent } from './remember-silent.ts';
import { contentSecurityPolicy } from './security-policy.ts';
import { sharedStyles } from './shared-styles.ts';
import { readSiteSources, withPictures } from './site-sources.ts';
import { Stage } from './stage.ts';
import { sweepCache } from './sweep-cache.ts';
import { trialPaths } from './trial-paths.ts';
import { assertUsableOutput } from './usable-output.ts';
import { checkWhileBundling } from './while-bundling.ts';

/** A file that landing records are read from while the build runs. */
interface OpenFile {
  close(): void;
}

/**
 * Checks everything, renders what has changed and replaces the old site with the new one. On errors the old site is
 * untouched; if the process is killed at any moment, either the old or the new site is complete.
 *
 * @throws BuildFault if the output folder cannot be used or the templates do not compile.
 */
export async function buildSite(options: BuildSiteOptions): Promise<BuildResult> {
  assertUsableOutput(options.out, options);
  const { out, root, onStaged } = options;
  const places = onStaged ? trialPaths(out, root) : outputPaths(out, root);
  const release = takeLock(
    places.lock,
    (owner) =>
      new BuildFault(
        `Another build (process ${owner}) is writing to the same folder. Wait for it to finish.`,
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
  paths: Required<OutputPaths>,
  open: OpenFile[],
): Promise<BuildResult> {
  const { root, landingsDir, definition, schemas, cwd, signal, findings } = options;
  const { out } = paths;
  const { templates, force, host, asked } = options;
  const known = new KnownPictures(root);
  const read = readSiteSources(options, cwd, { tool: force ? undefined : templates.tool, asked });
  const sources = await withPictures(read, cwd, known);
  const { config, words } = sources;
  findings.judgeBy(siteSeverities(options, config, { cwd }).judge);
  findings.add(sources.diagnostics);
  if (!config || !words) return NOTHING_DONE;
  const { moment } = sources.configFile;

  const moves = movedAddresses(config);
  findings.add(checkHost(host, moves, config, options));
  const isTrial = moment.drafts || options.onStaged !== undefined;
  const ledger = new BuildLedger(options, out, isTrial);
  const kept = new KeptFiles(config.keep);
  const output = inspectOutput(paths, kept.has, cwd);
  const checks = await checkWhileBundling(
    options,
    { ...sources, config, words },
    templates.isRunning && findings.errors === 0,
  );
  // Before the last build's state is read: state and bundler together would be the memory peak.
  const { bundle, tool, drawing } = await templates.ready;
  const comparison = compareWithLastBuild(
    output,
    { config, words, sources, tool, known, moment },
    { root, out, landingsDir, force, host },
  );
  open.push(comparison);
  const { table, plan, isIntact } = comparison;
  const pages = new BuiltPages(sources.staticMetas, table, options);
  const answering = { config, pages, staticMetas: sources.staticMetas, table, now: moment.now };
  const shownPages = sources.staticPages.flatMap((page) => pageAt(page, moment, words) ?? []);
  const countPages = () => table.size - table.count(TRAIT.noPage) + shownPages.length;
  if (comparison.isUpToDate && findings.errors === 0) {
    findings.add(await ledger.checkAgain(comparison.output, answering));
    if (findings.errors > 0) return NOTHING_DONE;
    findings.add(keptWarnings(table));
    findings.add(checkHostOfAliases(host, moves, config, { ...options, pages }));
    const count = countPages();
    const silent = ledger.isSettled ? comparison.output : undefined;
    rememberSilent({ ...options, config, moment, pages }, silent, count);
    return { ...NOTHING_DONE, pages: count, unchanged: count, bytes: output.files.bytes };
  }

  // Before pages are rendered: the drawing processes alongside a large build would be the memory peak.
  const look = brandLook(config, root);
  const previews = [...sharedPreviews({ config, definition, shownPages, drawing })];
  // After an error nothing is published, and drawing costs more than all pages together.
  if (findings.errors === 0) {
    const missing = new Map(previews.filter(([file]) => !isIntact(file)));
    const drawn = drawPreviews(root, missing, { site: config, definition });
    await Promise.all([drawn, makeFonts(look.fonts.cuts, signal), checks.readSources()]);
  }
  const styles = sharedStyles(bundle, look);
  const context: RenderContext = {
    site: config,
    words,
    ...brandContext(look, bundle.assets, styles.addresses),
    ...sources.media?.shown,
    ...sectionStyles(sectionSheets(root)),
    facts: `/${factsFile(config, words, definition).file}`,
    csp: contentSecurityPolicy(config, bundle.assets),
  };
  const lines = new LandingLines(table, comparison.statePath);
  open.push(lines);
  const stage = new Stage(paths.stage, out, isIntact);
  try {
    const { renderModule } = bundle;
    const parts = bundle.readParts();
    const setup = {
      ...{ root, cwd, landingsDir, stage: stage.folder },
      ...{ renderModule, context, parts, drawing, moment },
    };
    const { onProgress } = options;
    const more = { stage, table, lines, pages, findings, onProgress };
    const making = { setup, checks: checks.landings, ...more };
    const made = await makeLandings(plan, making, signal);
    const stylesOf = createPageStyles(parts, (file, css) => {
      if (!stage.has(file)) stage.put(file, css);
    });
    // Whether landings have variants is known only now.
    const completed = shownPages.map((page) => withTests(page, pages));
    const rendered = await renderStaticPages(completed, renderModule, context, (page) => ({
      preview: previewAddress(previewCard(page, config, definition), drawing),
      stylesOf,
    }));
    // The last build checked these texts; check again only if templates, facts or page files changed since.
    if (!comparison.areStaticPagesSame) {
      const inFull = () => renderStaticPages(shownPages.map(asIfTested), renderModule, context);
      const found = await findInSiteTexts({ ...checks.texts, rendered, inFull }, tool, options);
      findings.addErrors(found);
    }
    const render = await loadRenderer(renderModule);
    const ids = new PageIds(rendered, { render, context, landingsDir, cwd, schemas });
    const { configFile } = options;
    const { staticMetas, landingFiles } = sources;
    const linked = {
      ...{ root, rendered, staticMetas, pages, landingFiles, landingsDir },
      ...{ config, configFile, ids, cwd, moment },
    };
    findings.add(checkLinks(linked));
    findings.add(checkHostOfAliases(host, moves, config, { ...options, pages }));
    findings.add(checkHostOfExpired(host, moves, pages, cwd));
    findings.add(await ledger.check(answering, findings.errors));
    if (findings.errors > 0) return NOTHING_DONE;

    const { alternates } = made;
    const siteParts = {
      ...{ root, definition, config, words, bundle, look, styles, drawing, moment },
      ...{ sources, shownPages, table, alternates, rendered, isIntact },
      ...{ host, isKept: kept.has },
      making: {
        root,
        known,
        signal,
        onProgress: (done: number, total: number) => onProgress(done, total, 'files of pictures'),
      },
    };
    const { changed, rules } = await fillStage(stage, siteParts);
    assertKeptApart(kept.in(stage.folder));
    signal.throwIfAborted();
    findings.add(checkBudget(config.budget, { ...linked, table, folder: stage.folder }));
    if (findings.errors > 0) return NOTHING_DONE;
    const files = putManifest(stage, { out, files: output.files, isIntact });
    if (options.onStaged) {
      await options.onStaged(stage.folder);
      return NOTHING_DONE;
    }
    const removed = force ? 0 : countRemovedPages(paths, files);
    // Before the swap: if these cannot be written, nothing is published. If the process is killed in between, they
    // do not match the files in place, which only costs time.
    const checksum = writeOutputRecord(paths, files);
    saveState({ ...comparison, output: checksum });
    publishStage(paths, kept.in(out), (file) => output.files.has(file));
    writeSetup(out, host, rules);
    findings.add(ledger.keep(checksum));
    sweepCache(options);
    const count = countPages();
    const silent = ledger.isSettled ? checksum : undefined;
    rememberSilent({ ...options, config, moment, pages }, silent, count);
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
    };
  } finally {
    // A swap that could be neither completed nor undone is left to the next command, which needs the stage.
    if (!existsSync(paths.ready)) stage.discard();
  }
}
