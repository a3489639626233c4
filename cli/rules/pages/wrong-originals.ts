import { addressFault } from '../../content/addresses/address-owners.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { readSource, type SourceFile } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import { fitOf } from './described-page.ts';

/** Parts of a page without which nothing can be said of its original. */
const STANDING = ['type', 'canonical'] as const;

/** How much better a page has to fit another one than the original that it names. */
const BETTER = 1.3;

/** Letters that two words have in common at their beginning if they are about one thing. */
const STEM = 4;

function wordsOf(path: string): string[] {
  return path.split(/[/-]/).filter((word) => word !== '');
}

/** True if two addresses have a word in common, in any of its forms: "book", "booking". */
function shareWord(one: string, other: string): boolean {
  const stems = (path: string) => wordsOf(path).map((word) => word.slice(0, STEM));
  const known = new Set(stems(one));
  return stems(other).some((stem) => known.has(stem));
}

function told(page: PageMeta, message: string, hint: string): Diagnostic {
  const finding = addressFault(page, ['canonical'], 'seo/hidden', message, hint);
  return { ...finding, severity: 'warning' };
}

/** True for a page that others may be variants of. */
function isOriginal({ entry: { path, canonical, noindex, type } }: PageMeta): boolean {
  return canonical === path && !noindex && type !== 'utility';
}

/** The page whose address is the longest part of that of another one, word by word: `/deeds` of `/deeds-old`. */
function rootOf({ entry }: PageMeta, pages: SitePages): PageMeta | undefined {
  const words = entry.path.slice(1).split('-');
  for (let length = words.length - 1; length > 0; length -= 1)
    for (const part of [words.slice(0, length), words.slice(-length)]) {
      const root = part.join('').length < STEM ? undefined : pages.at(`/${part.join('-')}`);
      if (root && root.entry.language === entry.language && isOriginal(root)) return root;
    }
  return undefined;
}

/** What a page says of itself to search engines. */
function aboutPage(source: SourceFile): string {
  const { value } = parseData(source);
  const parts = ['title', 'description', 'keywords'].map((key) => valueAt(value, ['seo', key]));
  return parts.flat().join(' ');
}

/**
 * `seo/hidden`: pages that name an original which they cannot be a version of: it is in another language, or a page
 * for visitors who have done something, or about another thing than the page whose address is part of theirs.
 */
export function* wrongOriginals(pages: SitePages, cwd: string): Generator<Diagnostic> {
  const read = ({ origin }: PageMeta) => origin && readSource(origin.path, { cwd }).source;
  for (const page of pages.tied()) {
    const { canonical, path, language, type } = page.entry;
    const target = canonical === path ? undefined : pages.at(canonical);
    // A wrong address is reported as `address/canonical`, and the home page sums up all.
    if (target?.entry.path !== canonical || canonical === '/') continue;
    if ([page, target].some(({ unread }) => STANDING.some((part) => unread?.includes(part))))
      continue;
    const spoken = (tag: string) => tag.split('-')[0];
    if (spoken(target.entry.language) !== spoken(language)) {
      yield told(
        page,
        `${canonical} is in another language, so search engines would not find the words of this page at all.`,
        'Name a page in the same language, or none; what is translated names its original with translationOf.',
      );
      continue;
    }
    if (target.entry.canonical !== canonical || shareWord(path, canonical)) continue;
    if (target.entry.type === 'utility' && type !== 'utility') {
      yield told(
        page,
        `${canonical} is a utility page, and no other version of this page.`,
        'Name the page that this one is a version of, or leave the key out.',
      );
      continue;
    }
    // What sums up several services may stand for all of them.
    const root = target.entry.type === 'main' ? undefined : rootOf(page, pages);
    const [own, named, other] = [page, target, root].map((one) => one && read(one));
    if (!root || root === target || !own || !named || !other) continue;
    const about = aboutPage(own);
    const fitOfNamed = fitOf(about, { source: named, path: canonical });
    const fitOfRoot = fitOf(about, { source: other, path: root.entry.path });
    if (fitOfRoot > BETTER * fitOfNamed)
      yield told(
        page,
        `The address and the words of this page are those of ${root.entry.path}, and not of ${canonical}, which search engines would show in its place.`,
        `Write canonical: ${root.entry.path}, if it is a version of that.`,
      );
  }
}
