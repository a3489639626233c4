import type { RegistryEntry } from '../schemas/registry-entry.ts';
import { type AddressKey, addressPlace, type PageOrigin } from './address-places.ts';
import { type Diagnostic, WHOLE_FILE } from './diagnostic.ts';
import { suggest } from './suggest.ts';

/** A page's entry in the registry without its texts: small enough to be kept for every page. */
export type PageAddress = Omit<RegistryEntry, 'name' | 'description' | 'title' | 'seoDescription'>;

/** What the checks across pages need of one page. */
export interface PageMeta {
  entry: PageAddress;
  /** File to report, as diagnostics show it. */
  file: string;
  /** Where faults of its addresses stand; without it they are told for the file as a whole. */
  origin?: PageOrigin;
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
    for (const [index, alias] of (page.entry.aliases ?? []).entries())
      claim(page, alias, ['aliases', index]);
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

/**
 * Checks what only all pages together can show: addresses taken twice, canonical links and
 * translations that lead nowhere. Works on the kept metadata alone, in time linear in the pages.
 */
export function checkPages(pages: readonly PageMeta[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const owners = indexAddresses(pages, diagnostics);
  for (const page of pages) {
    const { canonical } = page.entry;
    if (canonical === page.entry.path || owners.has(canonical)) continue;
    const meant = suggest(canonical, candidates([...owners.keys()]));
    const hint =
      meant === undefined ? 'Name the path of an existing page.' : `Did you mean "${meant}"?`;
    diagnostics.push(
      fault(page, ['canonical'], 'address/canonical', `There is no page ${canonical}.`, hint),
    );
  }
  diagnostics.push(...checkTranslations(pages, owners));
  return diagnostics;
}
