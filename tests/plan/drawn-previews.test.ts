import { expect, test } from 'vitest';
import { compareOutputs } from '../../cli/plan/compare-outputs.ts';
import type { SiteOutput } from '../../cli/plan/site-output.ts';

const FILES = ['index.html', 'about.html'];

/** A site of two pages, whose previews have this name and content. */
function output(preview: string, content: string, color = '#0e1b2c'): SiteOutput {
  const html = `<html><head><meta name="theme-color" content="${color}"><meta property="og:image" content="https://a.example/previews/${preview}.png"></head><body><p>Words.</p></body></html>`;
  return {
    pages: new Map(['/', '/about'].map((path) => [path, { path }])),
    hashOf: (file) => {
      if (file === `previews/${preview}.png`) return content;
      return FILES.includes(file) ? html : undefined;
    },
    read: async () => html,
    readFile: async () => undefined,
    redirectOf: () => undefined,
  };
}

const CAUSES = { factsOf: () => [], sourceOf: () => '' };

const changed = async (before: SiteOutput, after: SiteOutput) =>
  (await compareOutputs(before, after, CAUSES)).map(({ path, changes }) => [
    path,
    changes.map(({ kind }) => kind),
  ]);

test('a preview that is drawn by other code and looks the same is no change of its page', async () => {
  expect(await changed(output('0a', 'same'), output('0b', 'same'))).toEqual([]);
  expect(await changed(output('0a', 'same'), output('0b', 'same', '#ffffff'))).toEqual([
    ['/', ['style']],
    ['/about', ['style']],
  ]);
});

test('one that looks different is', async () => {
  expect(await changed(output('0a', 'one'), output('0b', 'other'))).toEqual([
    ['/', ['style']],
    ['/about', ['style']],
  ]);
});

test('one of which nobody knows the content is, too', async () => {
  const unknown = { ...output('0a', 'one'), hashOf: () => undefined };
  expect(await changed(unknown, output('0b', 'one'))).toHaveLength(2);
});
