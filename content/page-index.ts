import { type AddressKey, addressPlace, type PageOrigin } from './address-places.ts';
import { type Diagnostic, WHOLE_FILE } from './diagnostic.ts';
import type { PageAddress } from './page-address.ts';
import type { PageLink } from './page-links.ts';
import { RESERVED_SEGMENTS } from './reserved-paths.ts';
import { suggest } from './suggest.ts';

/** What the checks across pages need of one page. */
export interface PageMeta {
  entry: PageAddress;
  /** File to report, as diagnostics show it. */
  file: string;
  /** Where faults of its addresses stand; without it they are told for the file as a whole. */
  origin?: PageOrigin;
  /** Where the page's links lead, if it is a landing with any. */
  links?: readonly PageLink[];
}

function fault(
  page: PageMeta,
  key: AddressKey | undefined,
  rule: string,
  message: string,
  hint: string,
): Diagnostic {
  const range = key && page.origin ? addressPlace(page.origin, key) : WHOLE_FILE;
  return { file: page.file, ...range, rule, severity: 'error', message, hint };
}

/** A guess is worth only so much time when thousands of pages name a wrong one. */
function candidates(names: string[]): string[] {
  return names.slice(0, 500);
}

/** Addresses by their lower-case form: hosts and people do not tell `/LP` from `/lp`. */
function indexAddresses(
  pages: readonly PageMeta[],
  diagnostics: Diagnostic[],
): Map<string, PageMeta> {
  const owners = new Map<string, PageMeta>();
  const claim = (page: PageMeta, path: string, key?: AddressKey) => {
    const owner = owners.get(path.toLowerCase());
    if (owner === undefined) {
      owners.set(path.toLowerCase(), page);
    } else if (owner === page) {
      diagnostics.push(
        fault(page, key, 'address/collision', `${path} is named twice.`, 'Remove one.'),
      );
    } else {
      const message = `${path} is already the address of ${owner.file}.`;
      diagnostics.push(fault(page, key, 'address/collision', message, 'Choose another address.'));
    }
  };
  for (const page of pages) claim(page, page.entry.path);
  for (const page of pages) {
    for (const [index, alias] of (page.entry.aliases ?? []).entries()) {
      const [, first = ''] = alias.split('/');
      if (RESERVED_SEGMENTS.has(first) && first !== 'index') {
        const message = `${alias} is kept for the site itself.`;
        const at: AddressKey = ['aliases', index];
        diagnostics.push(fault(page, at, 'address/reserved', message, 'Choose another address.'));
      }
      claim(page, alias, ['aliases', index]);
    }
  }
  return owners;
}

/** Slugs to guess from: only landings are translated. */
function landingSlugs(pages: readonly PageMeta[]): string[] {
  return pages
    .filter(({ entry }) => entry.type === 'landing')
    .map(({ entry }) => entry.path.slice(1));
}

function* checkTranslations(
  pages: readonly PageMeta[],
  owners: Map<string, PageMeta>,
): Generator<Diagnostic> {
  const taken = new Map<string, PageMeta>();
  const slugs = candidates(landingSlugs(pages));
  for (const page of pages) {
    const { translationOf, language } = page.entry;
    if (translationOf === undefined) continue;
    const original = owners.get(`/${translationOf}`);
    const say = (message: string, hint: string) =>
      fault(page, ['translationOf'], 'address/translation', message, hint);
    const slug = original?.entry.path.slice(1);
    if (original && original.entry.type !== 'landing') {
      yield say(
        `/${translationOf} is a page of the site itself, not a landing.`,
        'Only landings have translations: name one, or remove the key.',
      );
    } else if (!original) {
      const meant = suggest(translationOf, slugs);
      yield say(
        `There is no landing "${translationOf}".`,
        meant === undefined
          ? 'Write the file name of the original without .yaml, or remove the key.'
          : `Did you mean "${meant}"?`,
      );
    } else if (original === page) {
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
      const twin = taken.get(`${translationOf} ${language}`);
      if (twin)
        yield say(
          `${twin.file} translates "${translationOf}" into this language already.`,
          'Keep one.',
        );
      taken.set(`${translationOf} ${language}`, page);
    }
  }
}

/** The pages that search engines are sent through from a page, as far as the first that is its own original. */
function canonicalWay(page: PageMeta, owners: Map<string, PageMeta>): string[] {
  const way = [page.entry.path];
  let target = owners.get(page.entry.canonical);
  while (target && target.entry.canonical !== target.entry.path) {
    way.push(target.entry.path);
    target = owners.get(target.entry.canonical);
    if (target && way.includes(target.entry.path)) break;
  }
  return target ? [...way, target.entry.path] : way;
}

function* checkCanonicals(
  pages: readonly PageMeta[],
  owners: Map<string, PageMeta>,
): Generator<Diagnostic> {
  for (const page of pages) {
    const { canonical, path } = page.entry;
    if (canonical === path) continue;
    const target = owners.get(canonical);
    const say = (message: string, hint: string) =>
      fault(page, ['canonical'], 'address/canonical', message, hint);
    if (!target) {
      const meant = suggest(canonical, candidates([...owners.keys()]));
      yield say(
        `There is no page ${canonical}.`,
        meant === undefined ? 'Name the path of an existing page.' : `Did you mean "${meant}"?`,
      );
    } else if (target === page) {
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
      const isCircle = way.indexOf(last) < way.length - 1;
      yield isCircle
        ? say(
            `These pages name each other as the original: ${way.join(' → ')}.`,
            'Leave the key out on the page that search engines should show.',
          )
        : say(`${canonical} itself names ${target.entry.canonical}.`, `Name ${last} instead.`);
    } else if (target.entry.noindex) {
      yield say(
        `${canonical} is kept out of search engines, so neither page would be found.`,
        `Name a page that they may show, or remove noindex there.`,
      );
    }
  }
}

/**
 * Checks what only all pages together can show: addresses taken twice, canonical links and
 * translations that lead nowhere or astray. Works on the kept metadata alone, in time linear in the pages.
 */
export function checkPages(pages: readonly PageMeta[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = indexAddresses(pages, diagnostics);
  diagnostics.push(...checkCanonicals(pages, owners), ...checkTranslations(pages, owners));
  return diagnostics;
}
