import type {
  Navigation,
  NavigationLink,
  NavigationList,
} from '../../schemas/config/navigation.ts';
import type { Localized } from '../../schemas/localized.ts';
import { inLanguage } from '../text/languages.ts';
import { enginePlaces } from './engine-places.ts';

/** Where a link leads from pages in one language. */
export interface Destination {
  href: string;
  /** Language of the target page, if it differs. */
  hrefLang?: string;
  /** The target's address in every language. */
  addresses: readonly string[];
}

/** A menu link as pages in one language show it. */
export interface MenuLink extends Destination {
  label: string;
}

/** A header menu. */
export interface Menu {
  /** Id of its list, the same in all languages. */
  id: string;
  label: string;
  items: readonly MenuLink[];
}

/** A footer list. */
export interface LinkList {
  heading: string;
  items: readonly MenuLink[];
}

/** The menus of a site in one language. */
export interface Menus {
  header: readonly (Menu | MenuLink)[];
  footer: readonly LinkList[];
  /** The main action, if nothing can be booked. */
  action?: MenuLink;
  /** The pages that the engine itself links to. */
  contact: Destination;
  privacy: Destination;
  /** Paths that the header marks as current; on all other pages the header is identical. */
  paths: ReadonlySet<string>;
}

/** Ids of the frame that a menu cannot use. */
const TAKEN = ['main-menu'];

function slugOf(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Derives ids from labels in the main language, `services-menu`; a label may have no Latin letters. */
function menuIds(): (label: string) => string {
  const taken = new Set(TAKEN);
  return (label) => {
    const name = slugOf(label) || 'sub';
    let id = `${name}-menu`;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-menu-${count}`;
    taken.add(id);
    return id;
  };
}

/** Where a page in `language` leads; marked if it falls back to a page in the main language. */
function destination(href: Localized, language: string, languages: readonly string[]): Destination {
  const [main] = languages;
  const own = typeof href === 'string' ? undefined : href[language];
  const target = inLanguage(href, language, languages);
  const isAbroad = own === undefined && language !== main && target.startsWith('/');
  return {
    href: target,
    ...(isAbroad && main !== undefined ? { hrefLang: main } : {}),
    addresses: typeof href === 'string' ? [href] : Object.values(href),
  };
}

/** A link as a page in `language` shows it. */
function menuLink(
  { label, href }: NavigationLink,
  language: string,
  languages: readonly string[],
): MenuLink {
  return {
    label: inLanguage(label, language, languages),
    ...destination(href, language, languages),
  };
}

/** The header menus and footer lists in one language. */
export function menusIn(
  navigation: Navigation,
  language: string,
  languages: readonly string[],
): Menus {
  const { header = [], footer = [], action } = navigation;
  const { contact, privacy } = enginePlaces(navigation);
  const links = (items: readonly NavigationLink[]) =>
    items.map((item) => menuLink(item, language, languages));
  const idOf = menuIds();
  const inHeader = header.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  return {
    paths: new Set(['/', ...links(inHeader).flatMap(({ addresses }) => addresses)]),
    ...(action === undefined ? {} : { action: menuLink(action, language, languages) }),
    contact: destination(contact, language, languages),
    privacy: destination(privacy, language, languages),
    header: header.map((entry) =>
      'items' in entry
        ? {
            id: idOf(inLanguage(entry.label, '', languages)),
            label: inLanguage(entry.label, language, languages),
            items: links(entry.items),
          }
        : menuLink(entry, language, languages),
    ),
    footer: footer.map(({ heading, items }: NavigationList) => ({
      heading: inLanguage(heading, language, languages),
      items: links(items),
    })),
  };
}

/** Whether a link leads to the page at `path`, in any language. */
export function leadsTo({ addresses }: MenuLink, path: string | undefined): boolean {
  return path !== undefined && addresses.includes(path);
}
