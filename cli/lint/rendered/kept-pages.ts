import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderContext } from '../../../renderer/context/render-context.ts';
import type { PageView } from '../../rules/pages/page-view.ts';
import { cacheFolder } from '../../site/site-paths.ts';
import { checkedLines } from '../../system/checked-lines.ts';
import { keepNewest } from '../../system/keep-newest.ts';
import { replaceLines } from '../../system/line-writer.ts';
import type { RenderedStaticPage } from '../../templates/static-pages.ts';
import type { PagesWithFiles } from '../site/pages-despite-faults.ts';

/** A rendered page with its parsed content. */
export interface ViewedStaticPage extends RenderedStaticPage {
  view: PageView;
}

/** Of a page in the cache. */
type KeptPage = [html: string, reactFallbacks: number, view: PageView];

/** Maximum number of cached states of the pages, for switching between them. */
const KEPT = 4;

/**
 * Key of everything that determines how lint renders hand-written pages: the tool, its templates and the code of
 * the site, the configuration, the words, and the file of each page.
 *
 * @param tool fingerprint of the sources from `fingerprintSources`.
 */
export function pagesKey(
  tool: string,
  { site, words }: Pick<RenderContext, 'site' | 'words'>,
  { pages, metas }: PagesWithFiles,
): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([tool, site, words, pages.map(({ route, entry }) => [route, entry])]));
  for (const { origin } of metas)
    if (origin) hash.update(`\0${origin.path}\0`).update(readFileSync(origin.path));
  return hash.digest('hex').slice(0, 32);
}

/** Cached pages for a key of all their inputs; undefined if there are none. */
export function recallPages(
  root: string,
  key: string,
  { pages }: PagesWithFiles,
): ViewedStaticPage[] | undefined {
  let file: number;
  try {
    file = openSync(join(cacheFolder(root, 'rendered'), key), 'r');
  } catch {
    return undefined;
  }
  try {
    const documents = [...checkedLines(file)].map(({ text }): KeptPage => JSON.parse(text));
    return pages.map((page, index) => {
      const kept = documents[index];
      if (!kept) throw new Error('A page is missing.');
      const [html, reactFallbacks, view] = kept;
      return { page, html, reactFallbacks, view };
    });
  } catch {
    // Damaged files are useless.
    return undefined;
  } finally {
    closeSync(file);
  }
}

/** Caches rendered pages for the next run. */
export function keepPages(root: string, key: string, pages: readonly ViewedStaticPage[]): void {
  const folder = cacheFolder(root, 'rendered');
  mkdirSync(folder, { recursive: true });
  const kept = pages.map(
    ({ html, reactFallbacks, view }): KeptPage => [html, reactFallbacks, view],
  );
  replaceLines(
    join(folder, key),
    kept.map((page) => JSON.stringify(page)),
  );
  keepNewest(folder, KEPT);
}
