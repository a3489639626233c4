import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StaticPage } from '../../../schemas/page.ts';
import type { ReadPageMeta } from '../addresses/page-index.ts';
import { type LocatedPage, linkParents } from '../addresses/page-parents.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { ANY_FACT, type Facts } from '../facts/facts.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';
import { displayPath, fileDiagnostic, readSource } from '../source-file.ts';
import type { EnginePages } from './engine-pages.ts';
import type { KnownPages } from './known-pages.ts';
import {
  type CheckedPage,
  checkPage,
  type FaultyStaticPage,
  type PageContext,
} from './page-file.ts';
import { COMPONENT, pageFilesIn, pathOfRoute, routeFolders } from './page-routes.ts';

/** The hand-written pages of the site. */
export interface StaticPages {
  pages: StaticPage[];
  metas: ReadPageMeta[];
  /** Pages of the wrong shape, which are not among the others: they can be checked as far as they are right. */
  faulty: FaultyStaticPage[];
  diagnostics: Diagnostic[];
}

function readPageFile(
  path: string,
  route: string,
  { cwd, known, ...context }: PageContext & { cwd: string; known: KnownPages | undefined },
): CheckedPage {
  const { source, diagnostics } = readSource(path, { cwd });
  if (!source) return { diagnostics };
  const hasComponent = existsSync(join(dirname(path), COMPONENT));
  const check = () => checkPage(source, { route, hasComponent }, context);
  const checked = known ? known.get(source, { ...context, hasComponent }, check) : check();
  return { ...checked, diagnostics: [...diagnostics, ...checked.diagnostics] };
}

/**
 * Reads the `page.yaml` or `page.md` of every hand-written page (docs/product.md, "Hand-written pages"), and adds
 * the pages of the engine at unused addresses.
 *
 * @param site `root` is the folder with `pages/`.
 * @param facts undefined if the configuration has errors: then every name counts as a fact, and pages are still
 *   known by their addresses.
 * @param engine the enabled pages of the engine, by route; undefined if not known.
 * @param known cache of checked pages, for a process that reads them repeatedly.
 */
export function readPageFiles(
  { root, schemas }: { root: string; schemas: SiteSchemas },
  cwd: string,
  facts: Facts | undefined,
  engine?: EnginePages,
  known?: KnownPages,
): StaticPages {
  const folder = join(root, 'pages');
  const result: StaticPages = { pages: [], metas: [], faulty: [], diagnostics: [] };
  const all: LocatedPage[] = [];
  const routes = [...routeFolders(folder)].sort();
  for (const route of routes) {
    const [file, second] = pageFilesIn(join(folder, route));
    if (file === undefined) {
      const component = displayPath(join(folder, route, COMPONENT), cwd);
      const message =
        'This page has no page.yaml beside it, so menus and search engines would not know it.';
      const hint = 'Add a page.yaml with name, type, description and seo.';
      result.diagnostics.push(fileDiagnostic(component, 'address/no-page-file', message, hint));
      continue;
    }
    if (second !== undefined) {
      const message = 'This page has a page.yaml and a page.md, of which one would not be shown.';
      const hint = 'Delete one of them.';
      const shown = displayPath(second, cwd);
      result.diagnostics.push(fileDiagnostic(shown, 'address/two-page-files', message, hint));
    }
    const { placed, meta, faulty, diagnostics } = readPageFile(file, route, {
      cwd,
      facts: facts ?? ANY_FACT,
      schemas,
      engine,
      known,
    });
    result.diagnostics.push(...diagnostics);
    if (faulty) result.faulty.push(faulty);
    if (placed && meta) {
      all.push(placed);
      result.pages.push(placed.page);
      result.metas.push(meta);
    }
  }
  result.diagnostics.push(...linkParents(all, routes.map(pathOfRoute)));
  const own = new Set(result.pages.map(({ route }) => route));
  for (const [route, page] of engine ?? []) {
    if (own.has(route) || existsSync(join(folder, route, COMPONENT))) continue;
    result.pages.push(page);
    result.metas.push({
      entry: page.entry,
      file: displayPath(join(root, 'site.config.yaml'), cwd),
    });
  }
  return result;
}
