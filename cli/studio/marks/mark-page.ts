import type { Page } from '../../../schemas/page.ts';
import type { PageProse } from '../../../schemas/prose.ts';
import { type Path, valueAt } from '../../content/value-path.ts';
import { locatedTexts } from '../../rules/texts.ts';
import { hasMarks, MOST_MARKS, marked } from './mark-characters.ts';

/** A page with marked texts, and the paths in its file that the marks refer to. */
export interface MarkedPage {
  page: Page;
  /** By mark number. */
  paths: readonly Path[];
}

/** Assigns numbers to paths. */
class Marks {
  readonly paths: Path[] = [];

  mark(text: string, path: Path): string {
    if (this.paths.length === MOST_MARKS || hasMarks(text)) return text;
    this.paths.push(path);
    return marked(text, this.paths.length - 1);
  }
}

/** A copy of a value with the text at each path replaced; parts without replaced texts are not copied. */
function withTexts(value: unknown, changed: ReadonlyMap<string, string>, at: string): unknown {
  if (typeof value === 'string') return changed.get(at) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, index) => withTexts(item, changed, `${at}/${index}`));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withTexts(item, changed, `${at}/${key}`)]),
  );
}

/** Keys of a body block that are not text. */
const NO_TEXT = new Set(['kind', 'id', 'href']);

function markBlocks(value: unknown, mark: (text: string) => string): unknown {
  if (typeof value === 'string') return mark(value);
  if (Array.isArray(value)) return value.map((item) => markBlocks(item, mark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      NO_TEXT.has(key) ? item : markBlocks(item, mark),
    ]),
  );
}

/** The visible content of a page's file; texts for search engines and the page's name are not shown. */
function contentOf(page: Page): object {
  return page.kind === 'landing'
    ? page.landing
    : { sections: page.sections ?? [], headings: page.headings };
}

/** The paths of the visible texts in a page's file. */
export function textPaths(page: Page): Path[] {
  return locatedTexts(contentOf(page), []).map(({ path }) => path);
}

/**
 * Marks texts of a page.
 *
 * @param page with facts filled in and bodies parsed.
 * @param wanted paths of the texts.
 */
export function markPage(page: Page, wanted: readonly Path[]): MarkedPage {
  const marks = new Marks();
  const content = contentOf(page);
  const changed = new Map<string, string>();
  const prose: Record<string, PageProse[string]> = { ...page.prose };
  for (const path of wanted) {
    const text = String(valueAt(content, path));
    const blocks = path.at(-1) === 'body' ? page.prose?.[text] : undefined;
    // Bodies are looked up by their text, which must therefore stay unchanged.
    if (blocks)
      prose[text] = markBlocks(blocks, (word) => marks.mark(word, path)) as PageProse[string];
    else changed.set(`/${path.map(String).join('/')}`, marks.mark(text, path));
  }
  const copy = withTexts(content, changed, '') as object;
  const withProse = page.prose === undefined ? {} : { prose };
  const shown =
    page.kind === 'landing'
      ? { ...page, ...withProse, landing: copy as typeof page.landing }
      : { ...page, ...withProse, ...(copy as Pick<typeof page, 'sections' | 'headings'>) };
  return { page: shown as Page, paths: marks.paths };
}
