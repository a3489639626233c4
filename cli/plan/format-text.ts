import { ownChanges } from './group-changes.ts';
import type { PageChange, PageFate, PlannedPage } from './page-change.ts';
import type { SitePlan } from './plan-site.ts';

/** Longest text that is told of a change, in characters. */
const LONGEST = 160;

/** What a kind of change is called in a sentence. */
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

/** In which order the fates of pages are told. */
export const FATES: readonly PageFate[] = ['removed', 'noindexed', 'renamed', 'added', 'changed'];

/** A number of pages. */
export function pagesWord(count: number): string {
  return count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`;
}

/** How many pages have each fate, as words: `2 added, 1 changed`. */
export function countWords({ pages }: SitePlan): string {
  const counts = FATES.flatMap((fate) => {
    const count = pages.filter(({ change }) => change === fate).length;
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${fate}`];
  });
  return counts.length === 0 ? 'No page will be another one' : counts.join(', ');
}

/** Characters in front of the first difference that a long text keeps. */
const LEAD = 40;

/**
 * A text as it is told: on one line, and not longer than somebody reads.
 *
 * @param other what it is compared with: of long texts the part is told in which they differ.
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

/** A plan as a terminal shows it. */
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
      if (page.change !== fate) continue;
      yield '\n';
      for (const line of pageLines(page)) yield `${line}\n`;
    }
}
