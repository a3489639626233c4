import { basename, join } from 'node:path';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import type { PageMeta } from '../../content/page-index.ts';
import { suggest } from '../../content/suggest.ts';
import type { RenderedWrittenPage } from './written-pages.ts';

function addressOf(href: string): { path: string; fragment: string } {
  const [path = '', fragment = ''] = href.replace(/\?[^#]*/, '').split('#');
  return { path, fragment };
}

/** Files of the site are named by their ending; only pages are looked up. */
function leadsToPage(href: string): boolean {
  return /^[/#]/.test(href) && !href.startsWith('//') && !/\.\w+$/.test(addressOf(href).path);
}

/**
 * Checks the links of hand-written pages, which are the ones that carry links: to pages that do not
 * exist, and to sections that a hand-written page does not have. What stands in the frame of every
 * page is reported once.
 *
 * @param rendered in the order of `writtenMetas`, which name the files to report.
 * @param metas every page that could be read.
 * @param landingFiles names of all landing files: one that has errors is there all the same.
 */
export function checkLinks(
  rendered: readonly RenderedWrittenPage[],
  writtenMetas: readonly PageMeta[],
  metas: readonly PageMeta[],
  landingFiles: readonly string[],
): Diagnostic[] {
  const addresses = new Set([
    ...metas.flatMap(({ entry }) => [entry.path, ...(entry.aliases ?? [])]),
    ...landingFiles.map((name) => `/${basename(name, '.yaml')}`),
  ]);
  const diagnostics: Diagnostic[] = [];
  const reported = new Set<string>();
  const ids = new Map(
    rendered.map(({ page, html }) => [
      page.entry.path,
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const say = (file: string, href: string, message: string, hint: string) => {
    if (reported.has(href)) return;
    reported.add(href);
    diagnostics.push({ file, ...WHOLE_FILE, rule: 'links/dead', severity: 'error', message, hint });
  };
  for (const [index, { page, html }] of rendered.entries()) {
    const file = writtenMetas[index]?.file ?? page.route;
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      if (!leadsToPage(href)) continue;
      const { path, fragment } = addressOf(href);
      const target = path === '' ? page.entry.path : path;
      if (!addresses.has(target)) {
        const meant = suggest(target, addresses);
        const hint =
          meant === undefined ? 'Write that page or change the link.' : `Did you mean ${meant}?`;
        say(file, href, `A link leads to ${target}, but there is no such page.`, hint);
      } else if (fragment !== '' && ids.get(target)?.has(fragment) === false) {
        const message = `A link leads to ${href}, but ${target} has no section "${fragment}".`;
        say(
          file,
          path === '' ? target + href : href,
          message,
          'Give that section this id or change the link.',
        );
      }
    }
  }
  return diagnostics;
}

/**
 * True if the landings are the site's own. Of a folder elsewhere nothing is known about the landings
 * that the site's pages link to (docs/product.md, "Commands").
 */
export function hasOwnLandings(landingsDir: string, root: string): boolean {
  return landingsDir === join(root, 'landings');
}
