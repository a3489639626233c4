import { outlasts } from '../../schedule/showing.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { suggest } from '../suggest.ts';
import { type AddressOwners, addressFault, candidates, isSamePage } from './address-owners.ts';
import type { PageMeta } from './page-index.ts';
import type { SitePages } from './site-pages.ts';

/** The chain of canonical pages from a page on, up to the first that is its own. */
function canonicalWay(page: PageMeta, owners: AddressOwners): string[] {
  const way = [page.entry.path];
  let target = owners.of(page.entry.canonical);
  while (target && target.entry.canonical !== target.entry.path) {
    way.push(target.entry.path);
    target = owners.of(target.entry.canonical);
    if (target && way.includes(target.entry.path)) break;
  }
  return target ? [...way, target.entry.path] : way;
}

const LIST = new Intl.ListFormat('en');

/** Pages that one finding names. */
const MOST_NAMED = 3;

/** Originals that search engines may not show, each with the pages that name it. */
class HiddenOriginals {
  /** By the path of the original: of a large site, pages are read anew each time. */
  readonly #namedBy = new Map<string, { original: PageMeta; pages: PageMeta[] }>();

  add(original: PageMeta, page: PageMeta): void {
    const { path } = original.entry;
    const named = this.#namedBy.get(path);
    if (named) named.pages.push(page);
    else this.#namedBy.set(path, { original, pages: [page] });
  }

  /** One page may name a wrong original; where several do, the original was hidden, which is told there. */
  *findings(): Generator<Diagnostic> {
    for (const [path, { original, pages }] of this.#namedBy) {
      const [only, ...others] = pages;
      if (only && others.length === 0) {
        yield addressFault(
          only,
          ['canonical'],
          'address/canonical',
          `${path} is kept out of search engines, so neither page would be found.`,
          'Name a page that they may show, or remove noindex there.',
        );
        continue;
      }
      const named = pages.slice(0, MOST_NAMED).map(({ entry }) => entry.path);
      const more = pages.length > MOST_NAMED ? [`${pages.length - MOST_NAMED} more`] : [];
      yield addressFault(
        original,
        ['noindex'],
        'address/canonical',
        `This page is kept out of search engines, and is the original of ${LIST.format([...named, ...more])}: none of them would be found.`,
        'Remove noindex, or name another original there.',
      );
    }
  }
}

/**
 * Checks the pages that name another one as their original.
 *
 * @param now in milliseconds since 1970.
 */
export function* checkCanonicals(
  pages: SitePages,
  owners: AddressOwners,
  now: number,
): Generator<Diagnostic> {
  const tied = [...pages.tied()];
  const hidden = new HiddenOriginals();
  /** The page of a circle that most others take for the original: it is reported, and the others are not. */
  const mostNamed = (circle: readonly string[]) => {
    const count = (path: string) =>
      tied.filter(({ entry }) => entry.canonical === path && entry.path !== path).length;
    return [...new Set(circle)].sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1))[0];
  };
  for (const page of tied) {
    const { canonical, path } = page.entry;
    if (canonical === path) continue;
    const target = owners.of(canonical);
    const say = (message: string, hint: string) =>
      addressFault(page, ['canonical'], 'address/canonical', message, hint);
    if (!target) {
      // Errors of that landing are reported at its file.
      if (pages.hasLandingFile(canonical)) continue;
      const meant = suggest(canonical, candidates(owners.paths()));
      yield say(
        `There is no page ${canonical}.`,
        meant === undefined ? 'Name the path of an existing page.' : `Did you mean "${meant}"?`,
      );
    } else if (isSamePage(target, page)) {
      yield say(
        `${canonical} is another address of this page itself.`,
        'Leave the key out: the page is its own original.',
      );
    } else if (target.entry.path !== canonical) {
      const { path: own } = target.entry;
      yield say(`${canonical} is another address of ${own}.`, `Name ${own} instead.`);
    } else if (target.entry.canonical !== canonical) {
      const way = canonicalWay(page, owners);
      const last = way.at(-1) ?? canonical;
      const circle = way.slice(way.indexOf(last));
      if (circle.length > 1 && path !== mostNamed(circle)) continue;
      yield circle.length > 1
        ? say(
            `These pages name each other as the original: ${way.join(' → ')}.`,
            'Leave the key out on the page that search engines should show.',
          )
        : say(`${canonical} itself names ${target.entry.canonical}.`, `Name ${last} instead.`);
    } else if (!outlasts(target.schedule, page.schedule, now)) {
      yield say(
        `${canonical} is not published as long as this page is, which search engines would not find meanwhile.`,
        `Give both the same times, or name a page that is always there.`,
      );
    } else if (target.entry.noindex) {
      hidden.add(target, page);
    }
  }
  yield* hidden.findings();
}
