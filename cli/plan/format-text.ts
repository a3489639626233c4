import { ownChanges } from './group-changes.ts';
import type { PageChange, PageFate, PlannedPage } from './page-change.ts';
import type { SitePlan } from './plan-site.ts';

/** Maximum length of text in a change, in characters. */
const LONGEST = 160;

/** Names of the kinds of changes in sentences. */
export const KIND_NAMES: Readonly<Record<PageChange['kind'], string>> = {
  address: 'address',
  title: 'title',
  description: 'description',
  canonical: 'canonical address',
  noindex: 'kept out of search engines',
  languages: 'language versions',
  words: 'words',
  price: 'price',
  order: 'order',
  link: 'link',
  picture: 'picture',
  'structured-data': 'structured data',
  markup: 'markup',
  style: 'stylesheets and scripts',
};

/** Output order of pages by fate. */
export const FATES: readonly PageFate[] = ['removed', 'noindexed', 'renamed', 'added', 'changed'];

/** A number of pages. */
export function pagesWord(count: number): string {
  return count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`;
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

/** Number of pages per fate, in words: `2 added, 1 changed`. */
export function countWords({ pages }: SitePlan): string {
  const counts = FATES.flatMap((fate) => {
    const count = pages.filter(({ change }) => change === fate).length;
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${fate}`];
  });
  return counts.length === 0 ? 'no pages changed' : counts.join(', ');
}

/** Context in characters before the first difference in a long text. */
const LEAD = 40;

/**
 * Text on one line, shortened to a readable length.
 *
 * @param other the text that it is compared with: a long text is shortened to the part that differs.
 */
export function shortened(text: string, other: string | null = null): string {
  const [line, compared] = [text, other ?? ''].map((long) => long.replace(/\s+/g, ' '));
  if (line === undefined || line.length <= LONGEST) return line ?? '';
  let same = 0;
  while (same < line.length && line[same] === compared?.[same]) same += 1;
  const from = same > LEAD ? line.lastIndexOf(' ', same - LEAD) + 1 : 0;
  const rest = (from === 0 ? '' : '…') + line.slice(from);
  return rest.length <= LONGEST ? rest : `${rest.slice(0, LONGEST - 1)}…`;
}

function changeLines({ kind, before, after, facts }: PageChange): string[] {
  const cause = facts.length === 0 ? '' : ` (${facts.join(', ')})`;
  return [
    `${KIND_NAMES[kind]}${cause}`,
    ...(before === null ? [] : [`  - ${shortened(before, after)}`]),
    ...(after === null ? [] : [`  + ${shortened(after, before)}`]),
  ];
}

function* pageLines({ path, change, changes }: PlannedPage): Generator<string> {
  yield `${change} ${path}`;
  for (const line of changes.flatMap(changeLines)) yield `  ${line}`;
}

/** A plan for the terminal. */
export function* formatPlanText(plan: SitePlan): Generator<string> {
  yield `Against ${plan.against}: ${countWords(plan)}.\n`;
  for (const { pages, examples, ...change } of plan.shared) {
    const more = pages > examples.length ? ', …' : '';
    yield `\non ${pagesWord(pages)} (${examples.join(', ')}${more})\n`;
    for (const line of changeLines(change)) yield `  ${line}\n`;
  }
  const own = ownChanges(plan);
  for (const fate of FATES)
    for (const page of own) {
      if (page.change !== fate || isUnread(page)) continue;
      yield '\n';
      for (const line of pageLines(page)) yield `${line}\n`;
    }
  const unread = own.filter(isUnread);
  if (unread.length > 0) yield `\n${unreadWords(unread.length)}\n`;
  for (const { path } of unread) yield `  ${path}\n`;
}
