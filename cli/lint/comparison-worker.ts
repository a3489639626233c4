import { workerData } from 'node:worker_threads';
import { ANY_FACT, createFacts } from '../content/facts.ts';
import { displayPath } from '../content/source-file.ts';
import { loadSiteCode } from '../site/open-site.ts';
import { answerBatches } from '../system/batch-threads.ts';
import { type ComparedPage, type ComparisonKind, comparedLanding, TELL } from './compared-page.ts';
import type { LandingLintSetup } from './linted-landing.ts';

/** Two landings to compare, by their paths. */
export interface ComparisonTask {
  kind: ComparisonKind;
  key: string;
  page: string;
  other: string;
}

/** The finding about two landings as JSON; missing if one of them was changed meanwhile. */
export interface ToldComparison {
  key: string;
  finding?: string;
}

/** A thread that compares landings which are known to repeat each other. */
const { root, cwd, landingsDir, site, now } = workerData as LandingLintSetup;
const { schemas } = await loadSiteCode(root);
const facts = site ? { ...createFacts(site, schemas.config), now: now ?? Date.now() } : ANY_FACT;
const context = { cwd, landingsDir, facts, schemas };

/** Copies come in the order of their originals. */
let last: { path: string; page: ComparedPage | undefined } | undefined;

function originalAt(path: string): ComparedPage | undefined {
  if (last?.path !== path) last = { path, page: comparedLanding(path, context) };
  return last.page;
}

answerBatches(async ({ kind, key, page: path, other }: ComparisonTask): Promise<ToldComparison> => {
  const original = originalAt(other);
  const page = original && comparedLanding(path, context);
  const finding = page && TELL[kind](page, { page: original, name: displayPath(other, cwd) });
  return { key, ...(finding ? { finding: JSON.stringify(finding) } : {}) };
});
