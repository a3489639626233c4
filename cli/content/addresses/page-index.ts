import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import type { Schedule } from '../../../schemas/schedule.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { UnreadPart } from '../pages/unread-parts.ts';
import { suggest } from '../suggest.ts';
import { checkTests } from '../variants/check-tests.ts';
import type { AddressKey, PageOrigin } from './address-locations.ts';
import { AddressOwners, addressFault, candidates, isSamePage } from './address-owners.ts';
import { checkCanonicals } from './check-canonicals.ts';
import type { PageAddress } from './page-address.ts';
import type { PageLink } from './page-links.ts';
import { RESERVED_SEGMENTS } from './reserved-paths.ts';
import type { SitePages } from './site-pages.ts';

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
  /** Parts of a page of the wrong shape of which nothing is known. */
  unread?: readonly UnreadPart[];
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

function taken(page: PageMeta, alias: string, owner: PageMeta, key: AddressKey): Diagnostic {
  const message = `${alias} is already the address of ${owner.file}.`;
  return addressFault(page, key, 'address/collision', message, 'Choose another address.');
}

/** Two files with one address: which was there first is not known. */
function sameAddress(page: PageMeta, owner: PageMeta): Diagnostic {
  const { path } = page.entry;
  const message = `${path} is the address of two pages: ${owner.file} and ${page.file}.`;
  const hint = 'Give the newer one another address, or delete one of them.';
  return addressFault(page, undefined, 'address/collision', message, hint);
}

function indexAddresses(pages: SitePages, diagnostics: Diagnostic[]): AddressOwners {
  const owners = new AddressOwners(pages);
  for (const { page, owner } of pages.sharing()) diagnostics.push(sameAddress(page, owner));
  for (const page of pages.tied()) {
    for (const [index, alias] of (page.entry.aliases ?? []).entries()) {
      const at: AddressKey = ['aliases', index];
      const [, first = ''] = alias.split('/');
      if (RESERVED_SEGMENTS.has(first) && first !== 'index') {
        const message = `${alias} is reserved for the site itself.`;
        diagnostics.push(
          addressFault(page, at, 'address/reserved', message, 'Choose another address.'),
        );
        continue;
      }
      const owner = owners.of(alias.toLowerCase());
      if (!owner) owners.addAlias(alias, page);
      else if (isSamePage(owner, page))
        diagnostics.push(
          addressFault(page, at, 'address/collision', `${alias} is named twice.`, 'Remove one.'),
        );
      else diagnostics.push(taken(page, alias, owner, at));
    }
  }
  return owners;
}

function landingSlugs(pages: SitePages): string[] {
  return candidates(pages.paths('landing')).map((path) => path.slice(1));
}

function* checkTranslations(pages: SitePages, owners: AddressOwners): Generator<Diagnostic> {
  const translated = new Map<string, PageMeta>();
  let slugs: string[] | undefined;
  for (const page of pages.tied()) {
    const { translationOf, language } = page.entry;
    if (translationOf === undefined) continue;
    const original = owners.of(`/${translationOf}`);
    if (original?.unread?.includes('translationOf')) continue;
    const say = (message: string, hint: string) =>
      addressFault(page, ['translationOf'], 'address/translation', message, hint);
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
    } else if (isSamePage(original, page)) {
      yield say('A page cannot be its own translation.', 'Name the landing in the other language.');
    } else if (slug !== translationOf) {
      yield say(`"${translationOf}" is another address of "${slug}".`, `Name "${slug}" instead.`);
    } else if (original.entry.translationOf !== undefined) {
      // Of two that name each other, the one in the language of the home page is the original.
      const named = owners.of(`/${original.entry.translationOf}`);
      const isMutual = named !== undefined && isSamePage(named, page);
      const home = pages.at('/')?.entry.language;
      if (isMutual && language !== home && original.entry.language === home) continue;
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

/** A site whose home page search engines may not show; whoever wanted that would hide all of it. */
function* checkHome(pages: SitePages): Generator<Diagnostic> {
  const home = pages.at('/');
  if (home?.origin && home.entry.noindex)
    yield {
      ...addressFault(
        home,
        ['noindex'],
        'seo/hidden-home',
        'The home page is kept out of search engines.',
        'Remove noindex here; to hide a whole site, protect it with a password at the host.',
      ),
      severity: 'warning',
    };
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
    ...checkHome(pages),
  );
  return diagnostics;
}
