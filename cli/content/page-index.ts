import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import type { Schedule } from '../../schemas/schedule.ts';
import { outlasts } from '../schedule/showing.ts';
import { type AddressKey, addressLocation, type PageOrigin } from './address-locations.ts';
import { type Diagnostic, WHOLE_FILE } from './diagnostic.ts';
import type { PageAddress } from './page-address.ts';
import type { PageLink } from './page-links.ts';
import { RESERVED_SEGMENTS } from './reserved-paths.ts';
import type { SitePages } from './site-pages.ts';
import { suggest } from './suggest.ts';
import { checkTests } from './variants/check-tests.ts';

/** What the checks across pages need to know about a page. */
export interface PageMeta {
  entry: PageAddress;
  /** File as shown in diagnostics. */
  file: string;
  /** Position of its address keys; without it, findings are reported for the whole file. */
  origin?: PageOrigin;
  /** When visitors see it, if not always. */
  schedule?: Schedule;
  /** Link targets in its content, if any; links of templates are found on the rendered page. */
  links?: readonly PageLink[];
  /** Its A/B test with weights, if any. */
  test?: TestShares;
}

/** A test as declared by one landing. */
export interface TestShares {
  name: string;
  /** Its variants with their weights, in the order of the file. */
  weights: readonly (readonly [variant: string, weight: number])[];
}

/** A page that has just been read, with everything that page lists contain. */
export interface ReadPageMeta extends PageMeta {
  entry: RegistryEntry;
}

function fault(
  page: PageMeta,
  key: AddressKey | undefined,
  rule: string,
  message: string,
  hint: string,
): Diagnostic {
  const range = key && page.origin ? addressLocation(page.origin, key) : WHOLE_FILE;
  return { file: page.file, ...range, rule, severity: 'error', message, hint };
}

/** Limits the time for suggestions when thousands of pages have a wrong name. */
const CANDIDATES = 500;

function candidates(names: Iterable<string>): string[] {
  const first: string[] = [];
  for (const name of names) {
    if (first.length === CANDIDATES) break;
    first.push(name);
  }
  return first;
}

function isSame(page: PageMeta, other: PageMeta): boolean {
  return page.entry.path === other.entry.path;
}

/** The owner of each address. `/LP` and `/lp` count as the same: many hosts and people do not distinguish them. */
class Owners {
  readonly #pages: SitePages;
  readonly #aliases = new Map<string, PageMeta>();

  constructor(pages: SitePages) {
    this.#pages = pages;
  }

  /** @param path in lower case. */
  of(path: string): PageMeta | undefined {
    return this.#pages.at(path) ?? this.#aliases.get(path);
  }

  addAlias(alias: string, page: PageMeta): void {
    this.#aliases.set(alias.toLowerCase(), page);
  }

  *paths(): Generator<string> {
    yield* this.#pages.paths();
    yield* this.#aliases.keys();
  }
}

function taken(page: PageMeta, path: string, owner: PageMeta, key?: AddressKey): Diagnostic {
  const message = `${path} is already the address of ${owner.file}.`;
  return fault(page, key, 'address/collision', message, 'Choose another address.');
}

function indexAddresses(pages: SitePages, diagnostics: Diagnostic[]): Owners {
  const owners = new Owners(pages);
  for (const { page, owner } of pages.sharing())
    diagnostics.push(taken(page, page.entry.path, owner));
  for (const page of pages.tied()) {
    for (const [index, alias] of (page.entry.aliases ?? []).entries()) {
      const at: AddressKey = ['aliases', index];
      const [, first = ''] = alias.split('/');
      if (RESERVED_SEGMENTS.has(first) && first !== 'index') {
        const message = `${alias} is reserved for the site itself.`;
        diagnostics.push(fault(page, at, 'address/reserved', message, 'Choose another address.'));
        continue;
      }
      const owner = owners.of(alias.toLowerCase());
      if (!owner) owners.addAlias(alias, page);
      else if (isSame(owner, page))
        diagnostics.push(
          fault(page, at, 'address/collision', `${alias} is named twice.`, 'Remove one.'),
        );
      else diagnostics.push(taken(page, alias, owner, at));
    }
  }
  return owners;
}

function landingSlugs(pages: SitePages): string[] {
  return candidates(pages.paths('landing')).map((path) => path.slice(1));
}

function* checkTranslations(pages: SitePages, owners: Owners): Generator<Diagnostic> {
  const translated = new Map<string, PageMeta>();
  let slugs: string[] | undefined;
  for (const page of pages.tied()) {
    const { translationOf, language } = page.entry;
    if (translationOf === undefined) continue;
    const original = owners.of(`/${translationOf}`);
    const say = (message: string, hint: string) =>
      fault(page, ['translationOf'], 'address/translation', message, hint);
    const slug = original?.entry.path.slice(1);
    if (original && original.entry.type !== 'landing') {
      yield say(
        `/${translationOf} is a page of the site itself, not a landing.`,
        'Only landings have translations: name one, or remove the key.',
      );
    } else if (!original) {
      if (pages.hasLandingFile(`/${translationOf}`)) continue;
      slugs ??= landingSlugs(pages);
      const meant = suggest(translationOf, slugs);
      yield say(
        `There is no landing "${translationOf}".`,
        meant === undefined
          ? 'Write the file name of the original without .yaml, or remove the key.'
          : `Did you mean "${meant}"?`,
      );
    } else if (isSame(original, page)) {
      yield say('A page cannot be its own translation.', 'Name the landing in the other language.');
    } else if (slug !== translationOf) {
      yield say(`"${translationOf}" is another address of "${slug}".`, `Name "${slug}" instead.`);
    } else if (original.entry.translationOf !== undefined) {
      yield say(
        `"${translationOf}" is a translation itself.`,
        `Name "${original.entry.translationOf}" instead.`,
      );
    } else if (original.entry.language === language) {
      yield say(
        `"${translationOf}" is in the same language.`,
        'Set language to the language of this page.',
      );
    } else {
      const twin = translated.get(`${translationOf} ${language}`);
      if (twin)
        yield say(
          `${twin.file} translates "${translationOf}" into this language already.`,
          'Keep one.',
        );
      translated.set(`${translationOf} ${language}`, page);
    }
  }
}

/** The chain of canonical pages from a page on, up to the first that is its own. */
function canonicalWay(page: PageMeta, owners: Owners): string[] {
  const way = [page.entry.path];
  let target = owners.of(page.entry.canonical);
  while (target && target.entry.canonical !== target.entry.path) {
    way.push(target.entry.path);
    target = owners.of(target.entry.canonical);
    if (target && way.includes(target.entry.path)) break;
  }
  return target ? [...way, target.entry.path] : way;
}

function* checkCanonicals(pages: SitePages, owners: Owners, now: number): Generator<Diagnostic> {
  const tied = [...pages.tied()];
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
      fault(page, ['canonical'], 'address/canonical', message, hint);
    if (!target) {
      // Errors of that landing are reported at its file.
      if (pages.hasLandingFile(canonical)) continue;
      const meant = suggest(canonical, candidates(owners.paths()));
      yield say(
        `There is no page ${canonical}.`,
        meant === undefined ? 'Name the path of an existing page.' : `Did you mean "${meant}"?`,
      );
    } else if (isSame(target, page)) {
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
      yield say(
        `${canonical} is kept out of search engines, so neither page would be found.`,
        `Name a page that they may show, or remove noindex there.`,
      );
    }
  }
}

/**
 * Checks across pages: duplicate addresses, and broken or wrong canonical links and translations. Takes time linear
 * in the number of pages that have any of these.
 *
 * @param now in milliseconds since 1970; defaults to the current time.
 */
export function checkPages(pages: SitePages, now = Date.now()): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = indexAddresses(pages, diagnostics);
  diagnostics.push(
    ...checkCanonicals(pages, owners, now),
    ...checkTranslations(pages, owners),
    ...checkTests(pages),
  );
  return diagnostics;
}
