import type { Diagnostic } from '../content/diagnostic.ts';
import type { PageMeta } from '../content/page-index.ts';
import { PageTraces, type TraceSite } from '../rules/pages/page-trace.ts';
import { type PageView, viewPage } from '../rules/pages/page-view.ts';
import { VIEW_RULES } from '../rules/pages/view-rules.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';

/** A hand-written page, its file, and what stands on it. */
export interface ViewedPage {
  page: RenderedStaticPage['page'];
  meta: PageMeta;
  view: PageView;
}

/** @param metas the files of the pages, in their order. */
export function viewPages(
  rendered: readonly RenderedStaticPage[],
  metas: readonly PageMeta[],
): ViewedPage[] {
  return rendered.flatMap(({ page, html }, index) => {
    const meta = metas[index];
    return meta ? [{ page, meta, view: viewPage(html) }] : [];
  });
}

/**
 * What rules find on hand-written pages as they are rendered, told where it comes from: what several pages share is
 * told once.
 */
export async function checkViews(
  viewed: readonly ViewedPage[],
  site: TraceSite,
): Promise<Diagnostic[]> {
  const traces = new PageTraces(site);
  const found = new Map<string, Diagnostic>();
  for (const traced of viewed)
    for (const { name: rule, severity, check } of VIEW_RULES)
      for (const { trace, message, hint } of check(traced.view)) {
        const place = await traces.place(trace, traced);
        const key = `${rule} ${place.file} ${place.line}:${place.column} ${trace ? '' : message}`;
        if (!found.has(key)) found.set(key, { ...place, rule, severity, message, hint });
      }
  return [...found.values()];
}
