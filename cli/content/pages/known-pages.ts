import type { SourceFile } from '../source-file.ts';
import type { CheckedPage, PageContext } from './page-file.ts';

/** The inputs of a page's check; another object means another version. */
interface CheckedWith extends PageContext {
  hasComponent: boolean;
}

interface KnownPage {
  hash: string;
  with: CheckedWith;
  checked: CheckedPage;
}

function isSame(a: CheckedWith, b: CheckedWith): boolean {
  return (
    a.facts === b.facts &&
    a.schemas === b.schemas &&
    a.engine === b.engine &&
    a.hasComponent === b.hasComponent
  );
}

/** Parent pages are determined again each time. */
function unlinked({ placed, ...checked }: CheckedPage): CheckedPage {
  return placed
    ? { ...checked, placed: { ...placed, page: { ...placed.page, parents: [] } } }
    : checked;
}

/** Checked page files, so that an edit of one only checks that one again. */
export class KnownPages {
  readonly #pages = new Map<string, KnownPage>();

  /** @param check called unless the same text was checked with the same inputs. */
  get(source: SourceFile, checkedWith: CheckedWith, check: () => CheckedPage): CheckedPage {
    const known = this.#pages.get(source.path);
    if (known?.hash === source.hash && isSame(known.with, checkedWith))
      return unlinked(known.checked);
    const checked = check();
    this.#pages.set(source.path, { hash: source.hash, with: checkedWith, checked });
    return unlinked(checked);
  }
}
