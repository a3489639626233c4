import { parseYaml } from '../content/yaml/yaml-file.ts';
import { findCopies } from '../lint/copies/copies.ts';
import { copyShingles } from '../lint/copies/copy-shingles.ts';
import { type SharedText, sharedText } from '../lint/copies/shared-text.ts';
import { Sketches, sketchOf } from '../lint/copies/sketches.ts';

/** A new or existing page. */
export interface RowPage {
  slug: string;
  text: string;
}

/** The page that another one repeats, and what they have in common. */
export interface Repeated {
  original: string;
  shared: SharedText;
}

function textsOf({ slug, text }: RowPage): object {
  const { value } = parseYaml({ path: '', file: slug, text, hash: '' });
  return typeof value === 'object' && value !== null ? value : {};
}

/**
 * Finds rows whose pages would be doorways: nearly all of their text is also on the page of another row, or on the
 * landing that they are created from, by the criteria of lint's `doorway/near-duplicate`.
 *
 * @param pages in order of preference as originals.
 * @param template landing that new pages are created from; missing for a starter, which is not a page.
 * @returns the copies by slug, without the page that most others resemble, which is the original.
 */
export function repeatingRows(
  pages: readonly RowPage[],
  template: RowPage | undefined,
): Map<string, Repeated> {
  const all = template ? [template, ...pages] : pages;
  const sketches = new Sketches(all.length);
  for (const [number, page] of all.entries())
    sketches.set(number, sketchOf(copyShingles(textsOf(page), `/${page.slug}`)));
  const compared = Uint32Array.from(all.keys()).filter((page) => sketches.isCompared(page));
  const compare = (page: RowPage) => ({ texts: textsOf(page), path: `/${page.slug}` });
  const repeated = new Map<string, Repeated>();
  for (const found of findCopies(sketches, compared)) {
    const [copy, original] = [all[found.copy], all[found.original]];
    if (!copy || !original || copy === template) continue;
    repeated.set(copy.slug, {
      original: original.slug,
      shared: sharedText(compare(copy), compare(original)),
    });
  }
  return repeated;
}
