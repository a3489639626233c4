import type { Plan } from './group-changes.ts';
import type { PageChange, PageFate, PlannedPage } from './page-change.ts';
import type { RedirectChange } from './redirect-changes.ts';
import { looksSame, withUnseen } from './unseen-characters.ts';

/** Names of the kinds of changes in sentences. */
const KIND_NAMES: Readonly<Record<PageChange['kind'], string>> = {
  address: 'address',
  title: 'title',
  description: 'description',
  canonical: 'canonical address',
  noindex: 'search engines',
  languages: 'language versions',
  updated: 'day of the last change',
  listing: 'entry in lists of pages',
  words: 'words',
  price: 'price',
  order: 'order',
  link: 'link',
  picture: 'picture',
  form: 'form',
  'structured-data': 'structured data',
  variants: 'variants',
  setting: 'setting',
  markup: 'markup',
  style: 'look and scripts',
};

/** The subject of a change, and the variant that shows it: `words, variant urgent`. */
export function subjectWords({ kind, variant }: PageChange): string {
  return variant === undefined ? KIND_NAMES[kind] : `${KIND_NAMES[kind]}, variant ${variant}`;
}

/** Output order of pages by fate. */
export const FATES: readonly PageFate[] = ['removed', 'noindexed', 'renamed', 'added', 'changed'];

/** A count with its noun. */
function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** A number of pages. */
export function pagesWord(count: number): string {
  return counted(count, 'page');
}

/** A number of things that are left: `3 more pages`. */
export function moreWords(count: number, noun: string): string {
  return counted(count, `more ${noun}`);
}

/** True of a page that differs from one that cannot be read. */
export function isUnread({ change, changes }: PlannedPage): boolean {
  return change === 'changed' && changes.length === 0;
}

/** Introduces the pages whose previous version cannot be read. */
export function unreadWords(count: number): string {
  return count === 1
    ? '1 page differs, but its previous version cannot be read'
    : `${pagesWord(count)} differ, but their previous versions cannot be read`;
}

/**
 * What changes, in numbers: `2 added, 1 changed, 8 pages look different, 1 redirect changed`. Pages that only look
 * different, or only send data elsewhere, are not among those that have changed.
 */
export function countWords({ pages, redirects, unlisted }: Plan): string {
  const counts = FATES.flatMap((fate) => {
    const count = pages.filter(({ change }) => change === fate).length;
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${fate}`];
  });
  const { look, scripts, settings } = unlisted;
  if (look > 0) counts.push(`${pagesWord(look)} ${look === 1 ? 'looks' : 'look'} different`);
  if (scripts > 0)
    counts.push(`${pagesWord(scripts)} ${scripts === 1 ? 'has' : 'have'} different scripts`);
  if (settings > 0) counts.push(`settings of ${pagesWord(settings)} changed`);
  if (counts.length === 0) counts.push('no pages changed');
  if (redirects.length > 0) counts.push(`${counted(redirects.length, 'redirect')} changed`);
  return counts.join(', ');
}

/** Characters that do something to a terminal, or to the order of what is shown. */
const UNSHOWN = /(?!\s)\p{C}/u;

/** An address in which people can read the message that it holds, such as the one of a chat link. */
function readableAddress(address: string | null): string | null {
  try {
    const decoded = address && decodeURIComponent(address);
    return UNSHOWN.test(decoded ?? '') ? address : decoded;
  } catch {
    return address;
  }
}

/** The values of a change as people say them. */
export function shownValues(change: PageChange): PageChange {
  if (change.kind === 'link') {
    const [before, after] = [change.before, change.after].map(readableAddress);
    // Addresses that differ only in how they are written would look alike.
    return before === after ? change : { ...change, before: before ?? null, after: after ?? null };
  }
  // The same text twice would look as if nothing had changed.
  if (change.kind === 'order')
    return { ...change, before: null, after: `at another place: ${change.after}` };
  const { before: was, after: is } = change;
  if (was !== null && is !== null && looksSame(was, is))
    return { ...change, before: withUnseen(was), after: withUnseen(is) };
  if (change.kind !== 'noindex') return change;
  const shown = (value: string | null) =>
    value === 'true' ? 'must not list it' : value === 'false' ? 'may list it' : value;
  return { ...change, before: shown(change.before), after: shown(change.after) };
}

/** Addresses that are named of those that are gone. */
const NAMED = 5;

const LIST = new Intl.ListFormat('en');

/** What happens at the addresses of a page that are gone, and at that of a redirect; undefined if there are none. */
export function goneWords(change: PlannedPage | RedirectChange): string | undefined {
  const [own, gone] =
    'path' in change
      ? [change.path, change.gone ?? []]
      : [change.from, change.after === null ? [change.from] : []];
  if (gone.length === 0) return undefined;
  const left = gone.length - NAMED;
  const more = left > 0 ? [`${left.toLocaleString('en-US')} more`] : [];
  const names = LIST.format([...gone.slice(0, NAMED), ...more]);
  if (gone.length > 1) return `${names} answer 404: nothing leads on from there`;
  return `${names === own ? '' : `${names} `}answers 404: nothing leads on from there`;
}
