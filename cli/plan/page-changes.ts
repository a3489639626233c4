import { diffValues } from '../edit/diff-values.ts';
import { pairEntries } from '../edit/pair-entries.ts';
import type { ChangeKind, PageChange } from './page-change.ts';
import type { PageContent } from './page-content.ts';

type Difference = Omit<PageChange, 'facts'>;

/** An amount of money with its currency sign or code before or after it. */
const AMOUNT =
  /(?:[$€£¥]|\b[A-Z]{3})[\s\u00a0\u202f]?\d[\d.,\u00a0\u202f’]*|\d[\d.,\u00a0\u202f’]*[\s\u00a0\u202f]?(?:[$€£¥]|Kč|zł|[A-Z]{3}\b)/g;

/** True if two texts differ only in amounts. */
function differsInPrice(before: string, after: string): boolean {
  return before.replace(AMOUNT, '¤') === after.replace(AMOUNT, '¤');
}

function difference(kind: ChangeKind, before: unknown, after: unknown): Difference[] {
  const text = (value: unknown) => (value === null || value === '' ? null : String(value));
  return before === after ? [] : [{ kind, before: text(before), after: text(after) }];
}

function wordChange(before: string, after: string): Difference {
  return { kind: differsInPrice(before, after) ? 'price' : 'words', before, after };
}

/** Changed, added, removed and moved texts. */
function* lineChanges(before: readonly string[], after: readonly string[]): Generator<Difference> {
  const pairs = pairEntries(before, after);
  const found = {
    from: new Set(pairs.map(({ from }) => from)),
    to: new Set(pairs.map(({ to }) => to)),
  };
  for (const { from, to } of pairs)
    if (before[from] !== after[to]) yield wordChange(before[from] ?? '', after[to] ?? '');
  for (const [index, line] of before.entries())
    if (!found.from.has(index)) yield { kind: 'words', before: line, after: null };
  for (const [index, line] of after.entries())
    if (!found.to.has(index)) yield { kind: 'words', before: null, after: line };
  const moved = pairs.find(({ isMoved }) => isMoved);
  const line = moved && after[moved.to];
  if (line !== undefined) yield { kind: 'order', before: line, after: line };
}

/** Contact links: a new link of the same kind is likely to replace the old one. */
const CONTACT = /^(?:tel|sms|mailto):|^https:\/\/wa\.me\//;

function contactOf(address: string): string | undefined {
  return CONTACT.exec(address)?.[0];
}

type Entry = readonly [words: string, address: string];

/** How to match entries of two lists, the most reliable way first. */
const SAME: readonly ((was: Entry, is: Entry) => boolean)[] = [
  (was, is) => was[0] === is[0] && was[1] === is[1],
  (was, is) => was[0] === is[0],
  (was, is) => was[1] === is[1],
  (was, is) => contactOf(is[1]) !== undefined && contactOf(was[1]) === contactOf(is[1]),
];

/**
 * Changed, added and removed addresses. Entries match if they have the same text, or are the same kind of contact
 * link.
 */
function* addressChanges(
  kind: 'link' | 'picture',
  before: readonly Entry[],
  after: readonly Entry[],
): Generator<Difference> {
  const left = [...before];
  let fresh = [...after];
  for (const isSame of SAME) {
    const unknown: Entry[] = [];
    for (const entry of fresh) {
      const index = left.findIndex((was) => isSame(was, entry));
      const [found] = index === -1 ? [] : left.splice(index, 1);
      if (!found) unknown.push(entry);
      else yield* difference(kind, found[1], entry[1]);
    }
    fresh = unknown;
  }
  for (const [, address] of fresh) yield { kind, before: null, after: address };
  for (const [, address] of left) yield { kind, before: address, after: null };
}

function told(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Changes of structured data that do not also show elsewhere on the page. */
function* dataChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  others: readonly Difference[],
): Generator<Difference> {
  const isTold = (was: string | null, is: string | null) =>
    others.some((other) => other.before === was && other.after === is);
  for (const change of diffValues(before, after)) {
    if (change.kind === 'moved') continue;
    const was = change.kind === 'added' ? null : told(change.before);
    const is = change.kind === 'removed' ? null : told(change.after);
    if (!isTold(was, is)) yield { kind: 'structured-data', before: was, after: is };
  }
}

/** Removes duplicates: one change may show in several places of a page. */
function distinct(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((found) => [JSON.stringify(found), found])).values()];
}

/**
 * The differences between two versions of a page, without duplicates. A difference in markup is reported only if
 * there is no other.
 */
export function pageDifferences(before: PageContent, after: PageContent): Difference[] {
  const list = (entries: readonly string[]) => [...entries].sort().join(', ');
  const visible = [
    ...difference('title', before.title, after.title),
    ...difference('description', before.description, after.description),
    ...difference('canonical', before.canonical, after.canonical),
    ...difference('noindex', before.isNoindex, after.isNoindex),
    ...difference('languages', list(before.languages), list(after.languages)),
    ...lineChanges(before.lines, after.lines),
    ...addressChanges(
      'link',
      before.links.map(({ text, href }) => [text, href]),
      after.links.map(({ text, href }) => [text, href]),
    ),
    ...addressChanges(
      'picture',
      before.pictures.map(({ alt, src }) => [alt, src]),
      after.pictures.map(({ alt, src }) => [alt, src]),
    ),
  ];
  const found = [...visible, ...dataChanges(before.data, after.data, visible)];
  const without = (own: readonly string[], other: readonly string[]) =>
    list(own.filter((entry) => !other.includes(entry)));
  const [gone, fresh] = [
    without(before.assets, after.assets),
    without(after.assets, before.assets),
  ];
  const style = difference('style', gone, fresh);
  const isMarkup = found.length === 0 && before.markup !== after.markup;
  const markup: Difference[] = isMarkup ? [{ kind: 'markup', before: null, after: null }] : [];
  return distinct([...found, ...markup, ...style]);
}
