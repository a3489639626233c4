import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { WordsByLanguage } from '../../schemas/words.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { createFacts } from '../content/facts.ts';
import { readLanding } from '../content/landing-file.ts';
import { listLandings } from '../content/landing-list.ts';
import type { PageMeta } from '../content/page-index.ts';
import { LandingComparison } from '../lint/landing-comparison.ts';
import { checkSiteTexts } from '../lint/site-texts.ts';
import { loadSiteCode } from '../site/open-site.ts';
import { StarterList } from '../site/starter-list.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';

/** What is to be checked, as it is handed to the thread. */
export interface SiteCheckTask {
  /** Folder of the site. */
  root: string;
  cwd: string;
  config: SiteConfig;
  words: WordsByLanguage;
  landingsDir: string;
  /** Missing if nothing has changed in the texts besides the landings. */
  texts?: {
    rendered: readonly RenderedStaticPage[];
    metas: readonly PageMeta[];
  };
}

/** What the thread answers. */
export interface SiteCheckOutcome {
  landings: Diagnostic[];
  texts?: Diagnostic[];
}

/** A thread for the checks that read much: the server goes on answering meanwhile. */
const port = parentPort;
if (!port) throw new Error('site-check-thread runs in a worker thread only');

const { root, cwd, landingsDir, config, words, texts } = workerData as SiteCheckTask;
const code = await loadSiteCode(root);
const { schemas, rules } = code;
const facts = createFacts(config, schemas.config);

/** Landings that repeat each other. */
function compareLandings(): Diagnostic[] {
  const context = { cwd, landingsDir, facts, schemas };
  const { files } = listLandings(landingsDir, cwd);
  const comparison = new LandingComparison(files, context);
  for (const name of files) {
    const { landing } = readLanding(join(landingsDir, name), context);
    if (landing) comparison.add(landing);
  }
  return [...comparison.findings()];
}

const outcome: SiteCheckOutcome = { landings: compareLandings() };
if (texts) {
  const starters = new StarterList({ root, ...code }).files;
  const site = { root, facts, words, schemas, rules, starters, cwd };
  outcome.texts = await checkSiteTexts({ ...texts, ...site });
}
port.postMessage(outcome);
