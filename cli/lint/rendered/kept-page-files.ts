import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../../content/facts/facts.ts';
import type { EnginePages } from '../../content/pages/engine-pages.ts';
import { readPageFiles, type StaticPages } from '../../content/pages/page-files.ts';
import { COMPONENT, pageFilesIn, routeFolders } from '../../content/pages/page-routes.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { keepResult, recallResult } from '../kept-results.ts';

/** What the pages are read with, besides their files. */
interface PageInputs {
  cwd: string;
  facts: Facts | undefined;
  engine: EnginePages | undefined;
  /** Fingerprint of the sources from `fingerprintSources`; without it nothing is cached. */
  tool: string | undefined;
}

/** The files of all pages by content, and which pages have a component. */
function filesOf(root: string): unknown[] {
  const pages = join(root, 'pages');
  return [...routeFolders(pages)].map((route) => {
    const folder = join(pages, route);
    const files = pageFilesIn(folder).map((path) => [path, readFileSync(path, 'latin1')]);
    return [route, existsSync(join(folder, COMPONENT)), files];
  });
}

/**
 * `readPageFiles`, cached as long as no file of a page, no fact and no page of the engine changes.
 *
 * @param site `root` is the folder with `pages/`.
 */
export function keptPageFiles(
  { root, schemas }: Pick<OpenSite, 'root' | 'schemas'>,
  { cwd, facts, engine, tool }: PageInputs,
): StaticPages {
  const read = () => readPageFiles({ root, schemas }, cwd, facts, engine);
  if (tool === undefined || !facts || facts.unknown) return read();
  const known = facts.names.map((name) => [name, facts.get(name)]);
  const inputs = [tool, root, cwd, known, facts.site, [...(engine ?? [])], filesOf(root)];
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
  const kept = recallResult<StaticPages>(root, 'pages', hash);
  if (kept) {
    // A page and its entry in lists are one object, as they were read.
    const entryOf = (index: number) => kept.pages[index]?.entry;
    return {
      ...kept,
      metas: kept.metas.map((meta, at) => ({ ...meta, entry: entryOf(at) ?? meta.entry })),
    };
  }
  const pages = read();
  keepResult(root, 'pages', hash, pages);
  return pages;
}
