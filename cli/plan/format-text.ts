import {
  countWords,
  FATES,
  goneWords,
  isUnread,
  pagesWord,
  shownValues,
  subjectWords,
  unreadWords,
} from './format-words.ts';
import { ownChanges, sharedGroups } from './group-changes.ts';
import type { PageChange, PlannedPage } from './page-change.ts';
import type { SitePlan } from './plan-site.ts';
import type { RedirectChange } from './redirect-changes.ts';

/** Maximum length of text in a change, in characters. */
const LONGEST = 160;

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

function changeLines(change: PageChange): string[] {
  const { before, after, facts } = shownValues(change);
  const cause = facts.length === 0 ? '' : ` (${facts.join(', ')})`;
  return [
    subjectWords(change) + cause,
    ...(before === null ? [] : [`  - ${shortened(before, after)}`]),
    ...(after === null ? [] : [`  + ${shortened(after, before)}`]),
  ];
}

function* pageLines(page: PlannedPage): Generator<string> {
  yield `${page.change} ${page.path}`;
  const gone = goneWords(page);
  if (gone !== undefined) yield `  ${gone}`;
  for (const line of page.changes.flatMap(changeLines)) yield `  ${line}`;
}

function* redirectLines(redirect: RedirectChange): Generator<string> {
  const { from, before, after } = redirect;
  yield from;
  if (before !== null) yield `  - ${before}`;
  if (after !== null) yield `  + ${after}`;
  const gone = goneWords(redirect);
  if (gone !== undefined) yield `  ${gone}`;
}

/** A plan for the terminal. */
export function* formatPlanText(plan: SitePlan): Generator<string> {
  yield `Against ${plan.against}: ${countWords(plan)}.\n`;
  for (const { pages, examples, changes } of sharedGroups(plan.shared)) {
    const more = pages > examples.length ? ', …' : '';
    yield `\non ${pagesWord(pages)} (${examples.join(', ')}${more})\n`;
    for (const line of changes.flatMap(changeLines)) yield `  ${line}\n`;
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
  if (plan.redirects.length > 0) yield '\nredirects\n';
  for (const redirect of plan.redirects)
    for (const line of redirectLines(redirect)) yield `  ${line}\n`;
}
