import type { SitePlan } from './plan-site.ts';

/** A plan as one JSON document, with one page per line. */
export function* formatPlanJson({
  against,
  pages,
  shared,
  redirects,
}: SitePlan): Generator<string> {
  yield `{"against":${JSON.stringify(against)},"shared":${JSON.stringify(shared)},"pages":[`;
  for (const [index, page] of pages.entries())
    yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(page)}`;
  yield `\n],"redirects":${JSON.stringify(redirects)}}\n`;
}
