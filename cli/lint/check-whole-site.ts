import type { Diagnostic } from '../content/diagnostic.ts';
import { sharedFormsOf, unusedForms } from '../content/forms/unused-forms.ts';
import type { LandingList } from '../content/pages/landing-list.ts';
import { mediaOf, withAllPictures } from '../pictures/page-pictures.ts';
import { checkSiteMedia } from '../pictures/site-media.ts';
import { unusedPictures } from '../pictures/unused-pictures.ts';
import { CODE_PROP } from '../rules/code/code-prop.ts';
import { hasRuleFailed } from '../rules/faulty-rule.ts';
import { StarterList } from '../site/starter-list.ts';
import { BuildFault } from '../system/build-fault.ts';
import type { BundledTemplates } from '../templates/early-bundle.ts';
import { codeFault } from './code/code-faults.ts';
import { checkSourceElements } from './code/source-elements.ts';
import { checkSourceStyles } from './code/source-styles.ts';
import { type BegunLandings, beginLandings, type SiteLandings } from './landings/begun-landings.ts';
import { findInSiteTexts } from './landings/cached-findings.ts';
import { checkLandings, type WholeSite } from './landings/check-landings.ts';
import type { LintRun } from './lint-run.ts';
import {
  type RenderedSite,
  renderPages,
  type SiteRendering,
  siteRendering,
} from './rendered/rendered-site.ts';
import { textsOfPageFiles } from './site/page-file-texts.ts';
import { faultyMetas, pagesDespiteFaults } from './site/pages-despite-faults.ts';
import { mayBeShown } from './unread-media.ts';
import { checkUsesDespiteFaults } from './uses-despite-faults.ts';

/** A site whose pages are still unread. */
type UnreadSite = Omit<WholeSite, 'staticPages'>;

/** A site with the files of its landings. */
interface ListedSite extends WholeSite {
  list: LandingList;
}

/** A site whose check has begun in threads, while its pages are read. */
export interface BegunSite {
  rendering: SiteRendering | undefined;
  landings: BegunLandings;
}

/** Rules for elements that may keep a page from being rendered. */
const CAUSES = [CODE_PROP, 'facts/unknown'];

/** What the bundler says about a style sheet that it cannot read. */
const UNREAD_STYLES = /\[lightningcss|\.css: css beside a module/;

/** What keeps the code of a site from being rendered: the styles, props and facts that are wrong, else where it fails. */
async function whyItFails(fault: unknown, site: UnreadSite): Promise<Diagnostic[]> {
  const isOfStyles = fault instanceof BuildFault && UNREAD_STYLES.test(fault.message);
  const inStyles = isOfStyles ? await checkSourceStyles(site.root, site.cwd) : [];
  if (inStyles.length > 0)
    return inStyles.map((found) => ({ ...found, rule: 'code/broken', severity: 'error' }));
  const place = codeFault(fault, site);
  if (place.rule !== 'code/fails') return [place];
  const inElements = await checkSourceElements(site.root, site.cwd, site.config.facts);
  const wrong = inElements.filter(({ rule }) => CAUSES.includes(rule));
  return wrong.length > 0 ? wrong : [place];
}

/** The result of running the code of a site; undefined if it fails, which is reported at its place. */
async function ifCodeWorks<T>(
  run: LintRun,
  site: UnreadSite,
  result: Promise<T>,
): Promise<T | undefined> {
  try {
    return await result;
  } catch (fault) {
    run.codeFails = true;
    // What stands in for a wrong part of the configuration may be no value that the code can use.
    if (!site.config.faulty) run.found.add(await whyItFails(fault, site));
    return undefined;
  }
}

/**
 * Begins with the landings once the templates are bundled; bundler and landings together would be the peak of memory.
 *
 * @param bundled is asked for the templates if the configuration can be used.
 */
export async function beginSite(
  run: LintRun,
  site: UnreadSite & SiteLandings,
  bundled: () => Promise<BundledTemplates>,
): Promise<BegunSite> {
  const { config, words } = site.config;
  // In which language pages are is not known.
  const isReadable = site.config.facts?.unknown?.includes('languages') !== true;
  const shown = !site.codeFault && config && words && isReadable && { site: config, words };
  const templates = shown ? await ifCodeWorks(run, site, bundled()) : undefined;
  const rendering = shown && templates ? siteRendering(site, shown, templates) : undefined;
  return { rendering, landings: beginLandings(site, site.config, rendering) };
}

/** The hand-written pages; undefined if they cannot be rendered. */
async function renderedPages(
  run: LintRun,
  rendering: SiteRendering | undefined,
  site: WholeSite,
): Promise<RenderedSite | undefined> {
  return rendering && ifCodeWorks(run, site, renderPages(site.root, rendering, site.staticPages));
}

/** The landings as begun; if pages cannot be rendered, they are checked by their files alone. */
function landingsBeside(
  rendered: RenderedSite | undefined,
  { rendering, landings }: BegunSite,
  site: ListedSite,
): BegunLandings {
  if (rendered || !rendering) return landings;
  const { stamps, threads } = landings;
  threads.stop();
  return beginLandings(
    { ...site, names: site.list.files, stamps, threads },
    site.config,
    undefined,
  );
}

/**
 * @param isTold whether what may keep the code of the site from working is reported already.
 * @returns the number of files checked.
 */
export async function checkWholeSite(
  run: LintRun,
  begun: BegunSite,
  site: ListedSite,
  isTold: boolean,
): Promise<number> {
  const { root, config, staticPages, cwd, list } = site;
  const rendered = await renderedPages(run, begun.rendering, site);
  const faulty = faultyMetas(staticPages);
  const unrendered = { ...site, metas: staticPages.metas, faulty };
  if (!rendered && config.facts)
    run.found.add(textsOfPageFiles({ ...unrendered, facts: config.facts }));
  if (rendered && config.facts) {
    const texts = {
      root,
      // What is right in pages of the wrong shape is read in their files.
      rendered: rendered.pages.slice(0, staticPages.pages.length),
      metas: staticPages.metas,
      faulty,
      facts: config.facts,
      words: rendered.context.words,
      schemas: site.schemas,
      rules: site.rules,
      starters: new StarterList(site).ownFiles,
      cwd,
    };
    const inTexts = await findInSiteTexts(texts, rendered.tool, { force: false });
    run.found.add(run.tradeWords.holdBack(inTexts));
  }
  const told = run.tradeWords.holdBack(config.diagnostics);
  run.found.add([...told, ...staticPages.diagnostics, ...list.diagnostics]);
  const seen = await withAllPictures(staticPages.pages, staticPages.metas, cwd, run.pictures);
  run.found.add(seen.diagnostics);
  run.found.add(await checkSiteMedia(config, run.pictures));
  run.takeUses(staticPages.pages.flatMap(mediaOf), staticPages.pages.flatMap(sharedFormsOf));
  await checkUsesDespiteFaults(run, site);
  const landings = landingsBeside(rendered, begun, site);
  try {
    const all = { ...site, staticPages: pagesDespiteFaults(staticPages) };
    await checkLandings(run, landings, rendered, all, list.files);
  } catch (fault) {
    const mayFail = isTold || config.faulty !== undefined;
    if (!mayFail || !(fault instanceof BuildFault) || hasRuleFailed(fault)) throw fault;
    run.codeFails = true;
  }
  if (config.config && !mayBeShown(run))
    run.found.add([
      ...unusedPictures(root, run.shown, config.config, cwd),
      ...unusedForms(run.forms, config, root),
    ]);
  const pageFiles = staticPages.metas.filter(({ origin }) => origin !== undefined);
  return 1 + pageFiles.length + list.files.length;
}
