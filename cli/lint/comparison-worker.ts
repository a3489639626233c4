import { workerData } from 'node:worker_threads';
import { ANY_FACT, createFacts } from '../content/facts.ts';
import { displayPath } from '../content/source-file.ts';
import { loadSiteCode } from '../site/open-site.ts';
import { answerBatches } from '../system/batch-threads.ts';
import { type ComparedPage, type ComparisonKind, comparedLanding, TELL } from './compared-page.ts';
import type { LandingLintSetup } from './linted-landing.ts';

/** Landings to compare, by their paths: one with others, so that it is read once. */
export interface ComparisonTask {
  page: string;
  others: readonly { kind: ComparisonKind; key: string; path: string }[];
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

/** Copies come in the order of their originals, and may have the title of another page. */
const KEPT_ORIGINALS = 8;

const originals = new Map<string, ComparedPage | undefined>();

function originalAt(path: string): ComparedPage | undefined {
  if (!originals.has(path)) {
    if (originals.size === KEPT_ORIGINALS) originals.clear();
    originals.set(path, comparedLanding(path, context));
  }
  return originals.get(path);
}

answerBatches(async ({ page: path, others }: ComparisonTask): Promise<ToldComparison[]> => {
  const page = comparedLanding(path, context);
  return others.map(({ kind, key, path: other }) => {
    const original = page && originalAt(other);
    const finding = original && TELL[kind](page, { page: original, name: displayPath(other, cwd) });
    return { key, ...(finding ? { finding: JSON.stringify(finding) } : {}) };
  });
});
