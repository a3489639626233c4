import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.mjs';
import { importTool } from './tools.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Page timings depend on the load of the machine; only a page that is slow each time is slow. */
const TRIES = 3;

/** The first item that an audit reports. */
function exampleOf({ details }) {
  const item = details?.items?.[0];
  const node = item?.node ?? item?.items?.[0]?.node;
  return node?.snippet ?? item?.url ?? item?.source?.url ?? item?.description;
}

/** Why a page loses points, one string per audit. */
function lossesOf({ categories, audits, runtimeError }) {
  if (runtimeError) return [runtimeError.message];
  return Object.values(categories).flatMap(({ id, score, auditRefs }) => {
    if (score === 1) return [];
    const lost = auditRefs
      .filter(({ weight }) => weight > 0)
      .map((ref) => audits[ref.id])
      .filter((audit) => audit.score !== null && audit.score < 1);
    const points = score === null ? 'no score' : Math.round(score * 100);
    const texts = lost.map((audit) =>
      [audit.id, audit.displayValue, audit.title, exampleOf(audit)].filter(Boolean).join(', '),
    );
    return texts.length > 0 ? texts.map((text) => `${id} ${points}: ${text}`) : [`${id} ${points}`];
  });
}

/** One visit to a page with an empty cache. */
async function visit(lighthouse, url, port, noindex) {
  const { lhr, report } = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'html',
    onlyCategories: CATEGORIES,
    // Such a page is deliberately not indexable.
    skipAudits: noindex ? ['is-crawlable'] : [],
  });
  const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, score(name)]));
  return { lhr, report, scores };
}

/** The best of several visits; further ones are made only if the page was too slow. */
async function bestVisit(...page) {
  let best;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const made = { ...(await visit(...page)), tries };
    if (!best || made.scores.performance > best.scores.performance) best = made;
    best.tries = tries;
    if (best.scores.performance === 100) break;
  }
  return best;
}

/**
 * Runs Lighthouse for mobile, with its own throttling, on some pages.
 *
 * @param {{ origin: string, sample: { path: string, noindex: boolean }[] }} site
 * @param {{ reports?: string, onPage: (row: object) => void }} options folder to keep reports in; callback for the
 *   scores of each page
 * @returns {Promise<{ checked: string, findings: { page: string, detail: string }[], rows: object[] }>}
 */
export async function auditLighthouse({ origin, sample }, { reports, onPage }) {
  const { default: lighthouse } = await importTool('lighthouse');
  const { launch } = await importTool('chrome-launcher');
  if (reports) mkdirSync(reports, { recursive: true });
  const chromeFlags = ['--headless=new', ...CHROMIUM_FLAGS];
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags, logLevel: 'error' });
  const rows = [];
  const findings = [];
  try {
    for (const { path, noindex } of sample) {
      const best = await bestVisit(lighthouse, origin + path, chrome.port, noindex);
      const machine = Math.round(best.lhr.environment?.benchmarkIndex ?? 0);
      const row = { page: path, ...best.scores, tries: best.tries, machine };
      rows.push(row);
      onPage(row);
      findings.push(...lossesOf(best.lhr).map((detail) => ({ page: path, detail })));
      const name = path.slice(1).replaceAll('/', '-') || 'index';
      if (reports) writeFileSync(join(reports, `${name}.html`), best.report);
    }
  } finally {
    chrome.kill();
  }
  return { checked: `pages: ${rows.length}`, findings, rows };
}
