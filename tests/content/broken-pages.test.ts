import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import { CONTEXT, mainOf } from '../renderer/rendered-landing.ts';
import { sample } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { BROKEN_PAGES } from './broken-pages.ts';
import { siteFacts } from './site-facts.ts';

const { facts } = siteFacts();

/** Processor time that one file may take, in microseconds: what other programs do beside it does not count. */
const PATIENCE = 5_000_000;

/** Each id of a page stands there once, and what is shown has no tags of its author. */
function expectFine(html: string): void {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(mainOf(html)).not.toMatch(/<(?:script|style|b|div onclick)\b(?! class)/);
}

it('there are two hundred of them', () => {
  expect(BROKEN_PAGES.length).toBeGreaterThanOrEqual(200);
});

it.each(sample(BROKEN_PAGES, 12))('a page with %s is told at a place, or shown', (_, content) => {
  const root = tempFolder();
  mkdirSync(join(root, 'pages/guide'), { recursive: true });
  const path = join(root, 'pages/guide/page.md');
  writeFileSync(path, content);
  const before = process.cpuUsage();
  const { pages, diagnostics } = readPageFiles({ ...SITE, root }, root, facts);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(PATIENCE);
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const { file, line, column, endLine, rule, message, hint } of diagnostics) {
    expect(file).toBe('pages/guide/page.md');
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(endLine).toBeGreaterThanOrEqual(line);
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
    expect([rule, message, hint]).not.toContain('');
  }
  expect(diagnostics.length).toBeLessThan(1200);
  const [page] = pages;
  if (page && diagnostics.length === 0) expectFine(renderPage(page, CONTEXT));
  else expect(diagnostics).not.toEqual([]);
});
