import { decodeEntities } from '../content/entities.ts';
import { diffValues } from '../edit/diff-values.ts';
import { linkChanges, pictureChanges } from './address-changes.ts';
import { namePattern } from './content-names.ts';
import { iconChanges } from './icon-changes.ts';
import { lineChanges, wordChange } from './line-changes.ts';
import type { ChangeKind, Difference } from './page-change.ts';
import type { PageContent } from './page-content.ts';
import { valuePair } from './setting-changes.ts';

function difference(kind: ChangeKind, before: unknown, after: unknown): Difference[] {
  const text = (value: unknown) => (value === null || value === '' ? null : String(value));
  return before === after ? [] : [{ kind, before: text(before), after: text(after) }];
}

function told(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isTold({ before, after }: Difference, others: readonly Difference[]): boolean {
  return others.some((other) => other.before === before && other.after === after);
}

/** Changes of structured data that do not also show elsewhere on the page. */
function dataChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  others: readonly Difference[],
): Difference[] {
  return diffValues(before, after).flatMap((change) => {
    if (change.kind === 'moved') return [];
    const was = change.kind === 'added' ? null : told(change.before);
    const is = change.kind === 'removed' ? null : told(change.after);
    const found: Difference = { kind: 'structured-data', before: was, after: is };
    return isTold(found, others) ? [] : [found];
  });
}

/** A text for people among the data of a script: several words, or one with a capital where the script has any. */
const PROSE = /^(?!https?:).*(?:\p{L}.*\s.*\p{L}|^[\p{Lu}\p{Lo}])/u;

/** Changed texts that only a script shows, unless they also show elsewhere. */
function islandChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  others: readonly Difference[],
): Difference[] {
  return diffValues(before, after).flatMap((change) => {
    if (change.kind === 'moved') return [];
    const was = change.kind === 'added' ? null : change.before;
    const is = change.kind === 'removed' ? null : change.after;
    const isText = [was, is].every(
      (value) => value === null || (typeof value === 'string' && PROSE.test(value)),
    );
    if (!isText) return [];
    const found: Difference =
      was !== null && is !== null
        ? wordChange(String(was), String(is))
        : { kind: 'words', before: was as string | null, after: is as string | null };
    return isTold(found, others) ? [] : [found];
  });
}

/** Where the data of a form goes without scripts. */
function targetName(address: string | undefined): string {
  return address?.startsWith('mailto:') ? 'the visitor’s mail program' : (address ?? '');
}

/** Forms whose data goes elsewhere, compared in order. */
function formChanges(before: readonly string[], after: readonly string[]): Difference[] {
  const longer = before.length > after.length ? before : after;
  return longer.flatMap((_, index) => {
    const [was, is] = [targetName(before[index]), targetName(after[index])];
    const [old, now] = valuePair(was, is);
    const words = (value: string) => (value === '' ? '' : `a form goes to ${value}`);
    return was === is ? [] : difference('form', words(old), words(now));
  });
}

/** Generated files with the same name but for its hash are one that has changed; what is left is told together. */
function styleChanges(before: readonly string[], after: readonly string[]): Difference[] {
  const gone = before.filter((name) => !after.includes(name));
  const fresh = after.filter((name) => !before.includes(name));
  const pairs = fresh.flatMap((is) => {
    const index = gone.findIndex((was) => namePattern(was) === namePattern(is));
    return index === -1 ? [] : difference('style', gone.splice(index, 1)[0], is);
  });
  const paired = new Set(pairs.map(({ after: is }) => is));
  const left = fresh.filter((name) => !paired.has(name));
  return [...pairs, ...difference('style', gone.sort().join(', '), left.sort().join(', '))];
}

/** Pictures that are drawn for link previews. */
const DRAWN = /^\/previews\//;

/** A picture of its own for link previews; those that are drawn follow from the texts of the page. */
function previewChanges(before: PageContent, after: PageContent): Difference[] {
  const own = ({ preview }: PageContent) => (DRAWN.test(preview.src) ? [] : [preview]);
  return [...pictureChanges(own(before), own(after))].filter(
    (found) => found.before !== null || found.after !== null,
  );
}

/** The picture that is drawn for link previews in another look. */
function drawnChanges({ preview: was }: PageContent, { preview: is }: PageContent): Difference[] {
  const isDrawn = DRAWN.test(was.src) && DRAWN.test(is.src);
  return isDrawn ? difference('style', was.src, is.src) : [];
}

/** Addresses of services, of which only the host is told: the rest is often a secret. */
const ELSEWHERE = /(https?:\/\/)(?:[^/?#"\s]*@)?([^/?#"\s]+)[^"\s]*/g;

/** The tags at which the markup of two pages begins to differ; without them if they look alike. */
function markupChange(before: string, after: string): Difference {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const isAtTag = before[same] === '<' || after[same] === '<';
  const start = isAtTag ? same : before.lastIndexOf('<', same);
  const tagOf = (markup: string) =>
    decodeEntities(/^[^>]*>?/.exec(markup.slice(start))?.[0] ?? '').replace(ELSEWHERE, '$1$2');
  const [found] = difference('markup', tagOf(before), tagOf(after));
  return found ?? { kind: 'markup', before: null, after: null };
}

/** Removes duplicates: one change may show in several places of a page. */
function distinct(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((found) => [JSON.stringify(found), found])).values()];
}

/**
 * The differences between two versions of a page, without duplicates. A difference in markup is reported only if
 * there is no other.
 *
 * @param isExplained true if something outside of their content differs that shows in the markup.
 */
export function pageDifferences(
  before: PageContent,
  after: PageContent,
  isExplained = false,
): Difference[] {
  const list = (entries: readonly string[]) => [...entries].sort().join(', ');
  const read = [
    ...difference('title', before.title, after.title),
    ...difference('description', before.description, after.description),
    ...difference('words', before.keywords, after.keywords),
    ...difference('canonical', before.canonical, after.canonical),
    ...difference('noindex', before.isNoindex, after.isNoindex),
    ...difference('languages', list(before.languages), list(after.languages)),
    ...lineChanges(before.lines, after.lines),
  ];
  const visible = [
    ...read,
    ...linkChanges(before.links, after.links),
    ...pictureChanges(before.pictures, after.pictures),
    ...iconChanges(before, after),
    ...previewChanges(before, after),
    ...formChanges(before.targets, after.targets),
  ];
  const found = [
    ...visible,
    ...islandChanges(before.islands, after.islands, visible),
    ...dataChanges(before.data, after.data, visible),
  ];
  const style = [
    ...styleChanges(before.assets, after.assets),
    ...(read.length === 0 ? drawnChanges(before, after) : []),
  ];
  const isMarkup = found.length === 0 && !isExplained && before.markup !== after.markup;
  const markup = isMarkup ? [markupChange(before.markup, after.markup)] : [];
  return distinct([...found, ...markup, ...style]);
}
