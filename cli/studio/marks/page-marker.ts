import type { Page } from '../../../schemas/page.ts';
import type { Path } from '../../content/value-path.ts';
import { withoutMarks } from './mark-characters.ts';
import { markPage, textPaths } from './mark-page.ts';
import { placeMarks } from './place-marks.ts';

/** The key of a text across pages of one kind: its path without list indices. */
function kindOf(path: Path, page: Page): string {
  return [page.kind, ...path.map((step) => (typeof step === 'number' ? '*' : String(step)))].join(
    '/',
  );
}

/**
 * Marks the texts of pages. A template may inspect a text, for example if it is a name. Such texts are detected by
 * rendering with and without their marks, once for each kind of path, and are not marked.
 */
export class PageMarker {
  readonly #lookedInto = new Set<string>();

  /**
   * @param clean the document of the page.
   * @param render renders a variant of the page.
   * @returns `clean` with attributes that refer from elements to keys of the page's file.
   */
  mark(page: Page, clean: string, render: (page: Page) => string): string {
    const attempt = (paths: readonly Path[]) => {
      const marked = markPage(page, paths);
      try {
        const html = render(marked.page);
        return withoutMarks(html) === clean ? { html, paths: marked.paths } : undefined;
      } catch {
        return undefined;
      }
    };
    const markable = () =>
      textPaths(page).filter((path) => !this.#lookedInto.has(kindOf(path, page)));
    const first = attempt(markable());
    if (first) return placeMarks(first.html, clean, first.paths);
    this.#findLookedInto(markable(), page, (paths) => attempt(paths) !== undefined);
    const second = attempt(markable());
    return second ? placeMarks(second.html, clean, second.paths) : clean;
  }

  #findLookedInto(
    paths: readonly Path[],
    page: Page,
    isShown: (paths: readonly Path[]) => boolean,
  ): void {
    const [only] = paths;
    if (only === undefined || isShown(paths)) return;
    if (paths.length === 1) this.#lookedInto.add(kindOf(only, page));
    else {
      const half = Math.ceil(paths.length / 2);
      this.#findLookedInto(paths.slice(0, half), page, isShown);
      this.#findLookedInto(paths.slice(half), page, isShown);
    }
  }
}
