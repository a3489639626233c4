import type { StaticPage } from '../../../schemas/page.ts';
import type { ReadPageMeta } from '../../content/addresses/page-index.ts';
import type { FaultyStaticPage } from '../../content/pages/page-file.ts';
import type { StaticPages } from '../../content/pages/page-files.ts';

/** Hand-written pages and their files, at the same indices. */
export interface PagesWithFiles {
  pages: StaticPage[];
  metas: ReadPageMeta[];
}

function unzipped(pages: readonly FaultyStaticPage[]): PagesWithFiles {
  return { pages: pages.map(({ page }) => page), metas: pages.map(({ meta }) => meta) };
}

/** The pages without those of the engine that pages of the wrong shape replace. */
export function withoutReplaced(read: StaticPages): StaticPages {
  const replaced = new Set(read.faulty.map(({ page }) => page.route));
  const isShown = read.pages.map(({ route }) => !replaced.has(route));
  return {
    ...read,
    pages: read.pages.filter((_, index) => isShown[index]),
    metas: read.metas.filter((_, index) => isShown[index]),
  };
}

/** The pages of the wrong shape that can be compared with others: when each is shown is known. */
function comparable({ faulty }: StaticPages): FaultyStaticPage[] {
  return faulty.filter(({ meta }) => !meta.unread?.includes('schedule'));
}

/** The pages of the wrong shape whose sections are all known. */
export function shownDespiteFaults(pages: StaticPages): PagesWithFiles {
  return unzipped(comparable(pages).filter(({ meta }) => !meta.unread?.includes('content')));
}

/** All pages as far as they are right, for checks across them. */
export function pagesDespiteFaults(read: StaticPages): StaticPages {
  const { pages, metas } = unzipped(comparable(read));
  return { ...read, pages: [...read.pages, ...pages], metas: [...read.metas, ...metas] };
}

/** The files of the pages of the wrong shape. */
export function faultyMetas({ faulty }: StaticPages): ReadPageMeta[] {
  return faulty.map(({ meta }) => meta);
}
