import { shortened } from './format-text.ts';
import {
  countWords,
  FATES,
  goneWords,
  isUnread,
  moreWords,
  pagesWord,
  shownValues,
  subjectWords,
  unreadWords,
} from './format-words.ts';
import { ownChanges, sharedGroups } from './group-changes.ts';
import type { PageChange, PlannedPage } from './page-change.ts';
import type { SitePlan } from './plan-site.ts';
import type { RedirectChange } from './redirect-changes.ts';

/** Maximum length of a pull request comment in characters (GitHub). */
const MOST = 65_536;

/** Reserved for the line with the number of omitted pages. */
const LAST_LINE = 200;

/** Changes that are listed of one page or group of pages, so that it leaves room for the others. */
const MOST_CHANGES = 50;

/**
 * Text with Markdown, HTML and entities escaped, and without mentions and references of GitHub: it looks for those
 * after Markdown, so only a character in between helps.
 */
function plain(text: string, other: string | null = null): string {
  return shortened(text, other)
    .replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
    .replace(/@|#(?=\d)|\bGH-(?=\d)/gi, '$&\u200b');
}

function changeItem(change: PageChange): string {
  const { before, after, facts } = shownValues(change);
  const cause = facts.length === 0 ? '' : ` — ${facts.map((name) => `\`${name}\``).join(', ')}`;
  const was = before === null ? '' : `<del>${plain(before, after)}</del>`;
  const is = after === null ? '' : `<ins>${plain(after, before)}</ins>`;
  const texts = [was, is].filter((text) => text !== '').join(' → ');
  return `- ${subjectWords(change)}${texts === '' ? '' : `: ${texts}`}${cause}\n`;
}

function changeItems(changes: readonly PageChange[]): string {
  const left = changes.length - MOST_CHANGES;
  const more = left > 0 ? `- ${moreWords(left, 'change')}\n` : '';
  return changes.slice(0, MOST_CHANGES).map(changeItem).join('') + more;
}

function pageSection(page: PlannedPage): string {
  const gone = goneWords(page);
  const items = changeItems(page.changes);
  return `\n**${plain(page.path)}**${gone === undefined ? '' : ` ${plain(gone)}`}\n${items && `\n${items}`}`;
}

function redirectItem(redirect: RedirectChange): string {
  const { from, before, after } = redirect;
  const was = before === null ? '' : ` <del>${plain(before)}</del>`;
  const is = after === null ? ` ${goneWords(redirect)}` : ` → <ins>${plain(after)}</ins>`;
  return `- ${plain(from)}${was}${is}\n`;
}

/** A part of a comment that is shown whole or not at all. */
interface Section {
  text: string;
  /** Pages and changes that are left out without it. */
  pages: number;
  changes: number;
}

/** One section for each item, the first with the heading. */
function listed(heading: string, items: readonly string[], of: Omit<Section, 'text'>): Section[] {
  return items.map((item, index) => ({ text: (index === 0 ? heading : '') + item, ...of }));
}

function* sections(plan: SitePlan): Generator<Section> {
  for (const { pages, examples, changes } of sharedGroups(plan.shared)) {
    const more = pages > examples.length ? ', …' : '';
    const named = examples.map((path) => plain(path)).join(', ');
    const text = `\nOn ${pagesWord(pages)} (${named}${more}):\n\n${changeItems(changes)}`;
    yield { text, pages: 0, changes: changes.length };
  }
  const own = ownChanges(plan);
  const ofPage = { pages: 1, changes: 0 };
  for (const fate of FATES) {
    const pages = own.filter((page) => page.change === fate && !isUnread(page));
    const heading = `\n### ${fate[0]?.toUpperCase()}${fate.slice(1)}\n`;
    yield* listed(heading, pages.map(pageSection), ofPage);
  }
  const unread = own.filter(isUnread).map(({ path }) => `- ${plain(path)}\n`);
  yield* listed(`\n### ${unreadWords(unread.length)}\n\n`, unread, ofPage);
  const redirects = plan.redirects.map(redirectItem);
  yield* listed('\n### Redirects\n\n', redirects, { pages: 0, changes: 1 });
}

/** A plan as pull request comment: pages that do not fit are counted. */
export function formatPlanMarkdown(plan: SitePlan): string {
  let text = `## What this build changes\n\nAgainst ${plain(plan.against)}: ${countWords(plan)}.\n`;
  const left = { pages: 0, changes: 0 };
  for (const section of sections(plan)) {
    const isFull = left.pages + left.changes > 0;
    if (isFull || text.length + section.text.length > MOST - LAST_LINE) {
      left.pages += section.pages;
      left.changes += section.changes;
    } else text += section.text;
  }
  const more = [
    ...(left.changes > 0 ? [`${moreWords(left.changes, 'change')} of several pages`] : []),
    ...(left.pages > 0 ? [moreWords(left.pages, 'page')] : []),
  ].join(' and ');
  if (more === '') return text;
  const fit = left.changes + left.pages === 1 ? 'does not fit' : 'do not fit';
  return `${text}\n${more} ${fit} here; \`touchdown plan\` lists everything.\n`;
}
