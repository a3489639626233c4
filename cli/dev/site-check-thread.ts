import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { createFacts, type Facts } from '../content/facts/facts.ts';
import { readLanding } from '../content/pages/landing-file.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import type { SiteSchemas } from '../content/shape/site-schemas.ts';
import { PageComparison, type WrittenPages } from '../lint/copies/page-comparison.ts';
import { landingDigest } from '../lint/copies/page-digest.ts';
import { withoutImplied } from '../lint/copies/told-with-copies.ts';
import { hashFacts, type KnownPages } from '../lint/site/known-pages.ts';
import { checkSiteTexts } from '../lint/site/site-texts.ts';
import { mediaOf } from '../pictures/page-pictures.ts';
import { unusedPictures } from '../pictures/unused-pictures.ts';
import type { KnownSources } from '../rules/source-texts.ts';
import { isOver } from '../schedule/showing.ts';
import { loadDefinition } from '../site/load-definition.ts';
import { completeCode, type SiteCode } from '../site/open-site.ts';
import { StarterList } from '../site/starter-list.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';

/** A check task, as posted to the thread. */
export interface SiteCheckTask {
  /** Folder of the site. */
  root: string;
  cwd: string;
  config: SiteConfig;
  words: WordsByLanguage;
  landingsDir: string;
  /** The hand-written pages, for what all pages have in common. */
  written: WrittenPages;
  /** Addresses that have been published. */
  published: ReadonlySet<string> | undefined;
  /** The pictures and files that hand-written pages reference; missing unless known for all of them. */
  media?: readonly string[];
  /** Missing if no text outside the landings has changed. */
  texts?: {
    rendered: readonly RenderedStaticPage[];
    metas: readonly PageMeta[];
  };
}

/** The thread's result. */
export interface SiteCheckOutcome {
  landings: Diagnostic[];
  /** Files of `media/` that no page uses. */
  media: Diagnostic[];
  texts?: Diagnostic[];
}

/** Runs in `CheckThread`: checks the site for each task it receives. */
const port = parentPort;
if (!port) throw new Error('site-check-thread runs in a worker thread only');

/** Cached between checks: most sources are unchanged. */
const sources: KnownSources = new Map();

/** Schemas and rules; created again when the site's own code changes. */
let code: SiteCode | undefined;

/** Findings in the files of pages, as long as code and facts stay the same: an edit mostly changes one page. */
let pages: { code: SiteCode; facts: string; known: KnownPages } | undefined;

function knownPages(code: SiteCode, facts: string): KnownPages {
  if (pages?.code !== code || pages.facts !== facts) pages = { code, facts, known: new Map() };
  return pages.known;
}

async function codeOf(root: string): Promise<SiteCode> {
  const definition = await loadDefinition(root);
  if (code?.definition !== definition) code = completeCode(definition, root);
  return code;
}

/** Duplicate landings, and files of `media/` that no page uses. */
function checkLandings(task: SiteCheckTask, facts: Facts, schemas: SiteSchemas) {
  const { root, config, landingsDir, cwd, published } = task;
  const context = { cwd, landingsDir, facts, schemas };
  const { files } = listLandings(landingsDir, cwd);
  const comparison = new PageComparison(files, task.written, context, { published });
  let shown = task.media && new Set(task.media);
  for (const name of files) {
    const { landing } = readLanding(join(landingsDir, name), context);
    // It is unknown which files a landing with errors uses.
    if (!landing) shown = undefined;
    else {
      const { schedule } = landing.meta;
      if (!isOver(schedule, Date.now()))
        comparison.add(name, landingDigest(landing), landing.source.hash, schedule !== undefined);
      for (const src of mediaOf(landing.page)) shown?.add(src);
    }
  }
  const media = shown ? unusedPictures(root, shown, config, cwd) : [];
  return { landings: withoutImplied([...comparison.findings()]), media };
}

async function check(task: SiteCheckTask): Promise<SiteCheckOutcome> {
  const { root, cwd, config, words, texts } = task;
  const siteCode = await codeOf(root);
  const { definition, schemas, rules } = siteCode;
  const facts = createFacts(config, schemas.config);
  const found = checkLandings(task, facts, schemas);
  if (!texts) return found;
  const starters = new StarterList({ root, definition }).ownFiles;
  const known = knownPages(siteCode, hashFacts(facts));
  const site = { root, facts, words, schemas, rules, starters, cwd, sources, known };
  return { ...found, texts: await checkSiteTexts({ ...texts, ...site }) };
}

port.on('message', async (task: SiteCheckTask) => port.postMessage(await check(task)));
