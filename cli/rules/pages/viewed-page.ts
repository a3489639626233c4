import type { StaticPage } from '../../../schemas/page.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import { type PageView, viewPage } from './page-view.ts';

/** A hand-written page, its file, and its parsed content. */
export interface ViewedPage {
  page: StaticPage;
  meta: PageMeta;
  view: PageView;
}

/** A rendered page, with its content if that is parsed already. */
export interface ViewablePage {
  page: StaticPage;
  html: string;
  view?: PageView;
}

/** @param metas of the pages, and of others. */
export function viewPages(
  rendered: readonly ViewablePage[],
  metas: readonly PageMeta[],
): ViewedPage[] {
  const files = new Map(metas.map((meta) => [meta.entry.path, meta]));
  return rendered.flatMap(({ page, html, view }) => {
    const meta = files.get(page.entry.path);
    return meta ? [{ page, meta, view: view ?? viewPage(html) }] : [];
  });
}
