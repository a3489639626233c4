import type { StaticPage } from '../../../schemas/page.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** A hand-written page with the parent declared in its file. */
export interface LocatedPage {
  page: StaticPage;
  /** Path of the parent page, if declared. */
  parent: string | undefined;
  source: SourceFile;
  locate: Locate;
}

type ByPath = ReadonlyMap<string, LocatedPage>;

/** The parent page: the declared one, else the one in the parent folder. The home page is above all. */
function pageAbove({ page, parent }: LocatedPage, pages: ByPath): LocatedPage | undefined {
  const { path } = page.entry;
  const above = parent ?? path.slice(0, path.lastIndexOf('/'));
  return above === '/' ? undefined : pages.get(above);
}

function fault({ source, locate }: LocatedPage, message: string, hint: string): Diagnostic {
  return report(source, {
    range: locate(['parent'], 'value'),
    rule: 'address/parent',
    message,
    hint,
  });
}

function faultOf(
  placed: LocatedPage,
  pages: ByPath,
  existing: ReadonlySet<string>,
): Diagnostic | undefined {
  const { parent } = placed;
  const { path } = placed.page.entry;
  if (parent === undefined || parent === '/') return undefined;
  if (!pages.has(parent)) {
    // Errors in its file are reported there.
    if (existing.has(parent)) return undefined;
    const others = [...existing].filter((other) => other !== path && !other.startsWith(`${path}/`));
    const meant = suggest(parent, others);
    return fault(
      placed,
      `There is no hand-written page ${parent}.`,
      meant === undefined
        ? 'Name the path of a page below pages/, which a landing is not, or take the key out.'
        : `Did you mean "${meant}"?`,
    );
  }
  const way = [path];
  for (let at = pageAbove(placed, pages); at; at = pageAbove(at, pages)) {
    way.push(at.page.entry.path);
    if (at === placed)
      return fault(
        placed,
        `This page would be above itself: ${way.join(' → ')}.`,
        'Take the key out of one of these pages.',
      );
    if (way.length > pages.size) break;
  }
  return undefined;
}

/**
 * Sets the ancestors of every page, up to the home page.
 *
 * @param existing the addresses of all pages, including those whose files have errors.
 * @returns findings about declared parents.
 */
export function linkParents(
  all: readonly LocatedPage[],
  existing: readonly string[] = all.map(({ page }) => page.entry.path),
): Diagnostic[] {
  const pages = new Map(all.map((placed) => [placed.page.entry.path, placed]));
  for (const placed of all) {
    const seen = new Set([placed]);
    for (let at = pageAbove(placed, pages); at && !seen.has(at); at = pageAbove(at, pages)) {
      seen.add(at);
      const { name, path, language } = at.page.entry;
      placed.page.parents.unshift({ name, path, language });
    }
  }
  const paths = new Set(existing);
  return all.flatMap((placed) => faultOf(placed, pages, paths) ?? []);
}
