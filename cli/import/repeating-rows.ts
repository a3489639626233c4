import { parseYaml } from '../content/yaml-file.ts';
import { findCopies } from '../lint/copies.ts';
import { type SharedText, sharedText } from '../lint/shared-text.ts';
import { comparedWords } from '../lint/shingles.ts';
import { Sketches, sketchOf } from '../lint/sketches.ts';
import { wholeCopy } from '../rules/texts.ts';

/** A page that is about to be written, or is there. */
export interface RowPage {
  slug: string;
  text: string;
}

/** The page that another one repeats, and what the two have in common. */
export interface Repeated {
  original: string;
  shared: SharedText;
}

function textsOf({ slug, text }: RowPage): object {
  const { value } = parseYaml({ path: '', file: slug, text, hash: '' });
  return typeof value === 'object' && value !== null ? value : {};
}

/**
 * Finds rows whose pages would be doorways: nearly all of their copy stands on the page of another row, or on the landing
 * that they are made from, as lint's `doorway/near-duplicate` judges it.
 *
 * @param pages in the order in which they are taken for originals.
 * @param template landing that new pages are made from; missing if that is a starter, which is no page.
 * @returns the copies by their slugs; the page that most others resemble is the original and is none.
 */
export function repeatingRows(
  pages: readonly RowPage[],
  template: RowPage | undefined,
): Map<string, Repeated> {
  const all = template ? [template, ...pages] : pages;
  const sketches = new Sketches(all.length);
  for (const [number, page] of all.entries())
    sketches.set(number, sketchOf(comparedWords(wholeCopy(textsOf(page)), `/${page.slug}`)));
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
