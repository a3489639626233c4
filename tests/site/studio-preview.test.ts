import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openSite } from '../../cli/site/open-site.ts';
import { PreviewSite } from '../../cli/studio/preview/preview-site.ts';
import { StudioSite } from '../../cli/studio/studio-site.ts';
import { ROOT } from '../support/command.ts';

/** Attributes that lead from elements to the keys of a page's file. */
const MARKS = / data-edit(?:-whole|-at|-picture)?="[^"]*"/g;

/** Stylesheets of one landing: the build names them by a hash of their content. */
const OWN_SHEETS = /\/assets\/u-[\w-]+\.css/g;

let site: StudioSite;
let preview: PreviewSite;

beforeAll(async () => {
  const opened = await openSite(ROOT, { root: ROOT });
  site = new StudioSite(opened, ROOT);
  preview = new PreviewSite(opened, ROOT, site);
  await site.dev.scan(new AbortController().signal);
});

function builtPage(path: string): string {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return readFileSync(join(inject('siteFolder'), file), 'utf8');
}

describe('the preview of the studio', () => {
  test('is the built page for every page of the site, but for the names of assets', async () => {
    const other: string[] = [];
    for (const { entry } of site.dev.metas()) {
      const shown = await preview.page(entry.path);
      const html = shown.status === 500 ? '' : shown.html;
      const [a, b] = [html, builtPage(entry.path)].map((text) =>
        text.replace(OWN_SHEETS, '/sheet'),
      );
      if (a !== b) other.push(entry.path);
    }
    expect(other).toEqual([]);
    expect(site.dev.metas().length).toBeGreaterThan(50);
  });

  test('differs with its marks in nothing but them, and marks the texts of every landing', async () => {
    const landings = site.dev.metas().filter(({ origin }) => origin?.path.includes('/landings/'));
    const wrong: string[] = [];
    for (const { entry } of landings) {
      const shown = await preview.page(entry.path);
      if (shown.status === 500 || shown.marked.replace(MARKS, '') !== shown.html)
        wrong.push(entry.path);
      else if (!shown.marked.includes('data-edit="hero.headline"')) wrong.push(entry.path);
    }
    expect(wrong).toEqual([]);
  });
});
