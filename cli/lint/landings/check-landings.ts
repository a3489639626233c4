import { checkPages } from '../../content/addresses/page-index.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { ANY_FACT } from '../../content/facts/facts.ts';
import { framed } from '../../content/framed.ts';
import type { StaticPages } from '../../content/pages/page-files.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { checkOutdated } from '../../ledger/outdated-ledger.ts';
import { nextAddress, openLedger, publishedBy } from '../../ledger/site-ledger.ts';
import { unknownAddresses } from '../../ledger/unread-pages.ts';
import { BuiltPages } from '../../pages/built-pages.ts';
import { checkLinks } from '../../pages/check-links.ts';
import { type LandingRendering, PageIds } from '../../pages/page-ids.ts';
import { nextChange } from '../../schedule/next-change.ts';
import { isOver, type Moment } from '../../schedule/showing.ts';
import type { OpenSite } from '../../site/open-site.ts';
import type { BuildFault } from '../../system/build-fault.ts';
import { loadRenderer } from '../../templates/render-module.ts';
import { compareLandings } from '../copies/compare-landings.ts';
import { comparedTexts } from '../copies/compared-texts.ts';
import { LandingSentences } from '../copies/landing-sentences.ts';
import { PageComparison } from '../copies/page-comparison.ts';
import { keptDigest } from '../copies/page-digest.ts';
import { SharedMessages } from '../copies/shared-messages.ts';
import { SharedQuotes } from '../copies/shared-quotes.ts';
import { SharedSentences } from '../copies/shared-sentences.ts';
import { toldWithCopies } from '../copies/told-with-copies.ts';
import { SiteCounts } from '../figures/site-counts.ts';
import { SitePrices } from '../figures/site-prices.ts';
import {
  beyondTold,
  beyondToldInEither,
  beyondToldSpellings,
  typedWhereTheyDiffer,
} from '../figures/told-figures.ts';
import { TranslatedCounts } from '../figures/translated-counts.ts';
import type { LintRun } from '../lint-run.ts';
import type { LeftHosts } from '../outside/left-hosts.ts';
import { nearHosts } from '../outside/near-hosts.ts';
import { checkOutside, outsideLinks } from '../outside/outside-links.ts';
import { checkRendered } from '../rendered/rendered-pages.ts';
import type { RenderedSite } from '../rendered/rendered-site.ts';
import type { CheckedConfig } from '../site/checked-config.ts';
import { unwrittenLanguages } from '../site/unwritten-languages.ts';
import { nearSpellings } from '../spellings/near-spellings.ts';
import { ownWordSlips } from '../spellings/own-words.ts';
import { placedTexts } from '../spellings/placed-texts.ts';
import { linksToVanished } from '../told-twice.ts';
import type { BegunLandings } from './begun-landings.ts';
import { lintLandings } from './lint-landings.ts';

/** Inputs of a run over a whole site. */
export interface WholeSite extends OpenSite {
  cwd: string;
  /** What keeps the site's own code from being loaded. */
  codeFault?: BuildFault;
  /** Whether the site is checked for going live. */
  production?: boolean;
  /** Whether addresses on other hosts are checked. */
  online?: boolean;
  leftHosts?: LeftHosts;
  signal: AbortSignal;
  config: CheckedConfig;
  staticPages: StaticPages;
  moment: Moment;
}

/** Findings in links. The templates are loaded only if a link leads to a section of a landing, which is rare. */
async function findInLinks(
  linking: Omit<Parameters<typeof checkLinks>[0], 'ids'>,
  { pages, renderModule }: RenderedSite,
  landings: LandingRendering,
): Promise<Diagnostic[]> {
  const ids = new PageIds(pages, landings);
  const found = checkLinks({ ...linking, ids });
  if (!ids.lacksRenderer) return found;
  const render = await loadRenderer(renderModule);
  return checkLinks({ ...linking, ids: new PageIds(pages, { ...landings, render }) });
}

/**
 * Checks all landings, first each by itself and then all together. Their threads are closed afterwards.
 *
 * @param rendered the hand-written pages; undefined if the configuration is invalid, in which case links are not
 *   checked.
 * @throws the signal's reason if it is aborted.
 */
export async function checkLandings(
  run: LintRun,
  { setup, context, threads, ...begun }: BegunLandings,
  rendered: RenderedSite | undefined,
  { staticPages, config, cwd, signal, moment, ...site }: WholeSite,
  landingFiles: SortedNames,
): Promise<void> {
  const { root, landingsDir, configFile, schemas } = site;
  const facts = config.facts ?? ANY_FACT;
  const priced = {
    ...{ root, facts, landingsDir, cwd, config },
    ...{ written: staticPages, rendered: rendered?.pages },
  };
  const texts = comparedTexts(priced, rendered?.key);
  const ledger = rendered && (await openLedger(site, cwd));
  const comparison = new PageComparison(
    landingFiles,
    staticPages,
    { landingsDir, cwd, schemas, facts },
    {
      // What expired pages say is not shown any more.
      digests: texts.digests.map((digest, at) =>
        isOver(staticPages.pages[at]?.schedule, moment.now) ? undefined : digest,
      ),
      published: ledger && publishedBy(ledger, moment.now),
    },
  );
  const prices = new SitePrices(landingFiles, priced, texts.prices);
  const places = { landingsDir, cwd };
  const sentences = new SharedSentences(texts.sentences, staticPages.metas, places);
  const ofLandings = new LandingSentences(texts.sentences, places);
  const quotes = new SharedQuotes(texts.quotes, places);
  const messages = new SharedMessages(places);
  const counts = new SiteCounts(landingFiles, priced, texts.counts);
  const translated = new TranslatedCounts(priced);
  const linted = await lintLandings({
    ...{ ...setup, code: site, names: landingFiles, context, signal },
    ...{ ...begun, threads },
    isAsWritten: (checked) => run.reportsAsWritten(checked),
    onVerdict: (verdict, findings) => {
      run.take(verdict, findings);
      const { name, landing } = verdict;
      const isCompared = landing && !isOver(landing.schedule, moment.now);
      const isPassing = landing?.schedule !== undefined;
      if (isCompared) comparison.add(name, keptDigest(landing.digest), landing.source, isPassing);
      prices.add(name, landing?.prices);
      sentences.add(name, isCompared ? landing.sentences : undefined);
      ofLandings.add(name, isCompared ? landing.sentences : undefined);
      quotes.add(name, isCompared ? landing.quotes : undefined);
      messages.add(name, isCompared ? landing.message : undefined);
      counts.add(name, landing?.counts);
      if (landing) translated.add(name, landing);
    },
  });
  run.endLandings();
  const { table } = linted;
  run.found.include(linted.findings);
  const pages = new BuiltPages(staticPages.metas, table, { landingsDir, cwd });
  run.until = nextChange([...pages.scheduled()], moment.now)?.moment ?? Infinity;
  run.found.add(checkPages(pages, moment.now));
  for await (const finding of compareLandings({ comparison, setup, code: site, threads, context }))
    run.takeWritten(finding);
  const implied = toldWithCopies(run.found);
  if (implied) run.found.takeBack(implied);
  const closed = threads.close();
  // A failure is told once everything else is checked.
  closed.catch(() => {});
  run.found.add([
    ...sentences.findings(),
    ...ofLandings.findings(),
    ...quotes.findings(),
    ...messages.findings(),
  ]);
  run.found.takeBack(counts.countedOtherwise(run.found));
  run.found.add(beyondTold([...counts.findings()], run.found));
  const copy = placedTexts(priced, landingFiles);
  run.found.add(beyondToldSpellings(nearSpellings(copy), run.found));
  run.found.add(ownWordSlips(copy, facts));
  run.found.add(beyondToldInEither([...translated.findings()], run.found));
  const differing: Diagnostic[] = [];
  for await (const finding of prices.findings(table)) differing.push(finding);
  run.found.add(differing);
  if (differing.length > 0) run.found.takeBack(typedWhereTheyDiffer(run.found));
  if (rendered) {
    const { context } = rendered;
    const linking = {
      ...{ root, rendered: rendered.pages, staticMetas: staticPages.metas },
      ...{ pages, landingFiles, landingsDir },
      ...{ config: context.site, configFile },
      moment,
    };
    const landings = { context, landingsDir, cwd, schemas };
    const inLinks = await findInLinks({ ...linking, cwd }, rendered, landings);
    run.found.add([...inLinks, ...nearHosts(outsideLinks({ ...linking, cwd }))]);
    // What is known to be wrong, and accepted, explains nothing about other pages.
    const told = [...staticPages.diagnostics, ...inLinks].filter(run.severities.judge);
    if (site.production)
      run.found.add(unwrittenLanguages({ ...linking, table, tied: pages.tied(), cwd }));
    const read = { staticMetas: staticPages.metas, table };
    const mayLeadTo = unknownAddresses(site, read, run.found.errors);
    const inPages = await checkRendered({ ...linking, found: told, facts, cwd, mayLeadTo });
    run.found.add([...framed([...inPages, ...run.sharedBeyond(inPages)], cwd)]);
    if (site.online)
      run.takeOutside(await checkOutside({ ...linking, cwd, signal, leftHosts: site.leftHosts }));
    run.until = Math.min(run.until, nextAddress(ledger, moment.now));
    const { metas: staticMetas } = staticPages;
    const answering = { config: context.site, pages, staticMetas, table, now: moment.now };
    const inLedger = ledger
      ? [...checkLedger({ ...site, cwd }, ledger, answering, run.found.errors)]
      : [];
    run.found.add(inLedger);
    if (ledger && site.production) run.found.add([...checkOutdated(ledger, answering)]);
    const doubled = linksToVanished(inLedger);
    if (doubled) run.found.takeBack(doubled);
  }
  await closed;
}
