import {
  countWords,
  FATES,
  isUnread,
  KIND_NAMES,
  pagesWord,
  shortened,
  unreadWords,
} from './format-text.ts';
import { ownChanges } from './group-changes.ts';
import type { PageChange, PlannedPage } from './page-change.ts';
import type { SitePlan } from './plan-site.ts';

/** Maximum length of a pull request comment in characters (GitHub). */
const MOST = 65_536;

/** Reserved for the line with the number of omitted pages. */
const LAST_LINE = 200;

/** Text with Markdown and HTML escaped, and without GitHub mentions. */
function plain(text: string, other: string | null = null): string {
  return shortened(text, other)
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/@/g, '@\u200b');
}

function changeItem({ kind, before, after, facts }: PageChange): string {
  const cause = facts.length === 0 ? '' : ` — ${facts.map((name) => `\`${name}\``).join(', ')}`;
  const was = before === null ? '' : `<del>${plain(before, after)}</del>`;
  const is = after === null ? '' : `<ins>${plain(after, before)}</ins>`;
  const texts = [was, is].filter((text) => text !== '').join(' → ');
  return `- ${KIND_NAMES[kind]}${texts === '' ? '' : `: ${texts}`}${cause}\n`;
}

function pageSection({ path, changes }: PlannedPage): string {
  return `\n**${plain(path)}**\n\n${changes.map(changeItem).join('')}`;
}

function* sections(plan: SitePlan): Generator<{ text: string; pages: number }> {
  for (const { pages, ...change } of plan.shared)
    yield {
      text: `\nOn ${pagesWord(pages)}:\n\n${changeItem(change)}`,
      pages: 0,
    };
  const own = ownChanges(plan);
  for (const fate of FATES) {
    const pages = own.filter((page) => page.change === fate && !isUnread(page));
    if (pages.length === 0) continue;
    const heading = `\n### ${fate[0]?.toUpperCase()}${fate.slice(1)}\n`;
    for (const [index, page] of pages.entries())
      yield { text: (index === 0 ? heading : '') + pageSection(page), pages: 1 };
  }
  const unread = own.filter(isUnread);
  const heading = `\n### ${unreadWords(unread.length)}\n\n`;
  for (const [index, { path }] of unread.entries())
    yield { text: `${index === 0 ? heading : ''}- ${plain(path)}\n`, pages: 1 };
}

/** A plan as pull request comment: pages that do not fit are counted. */
export function formatPlanMarkdown(plan: SitePlan): string {
  let text = `## What this build changes\n\nAgainst ${plain(plan.against)}: ${countWords(plan)}.\n`;
  let left = 0;
  for (const section of sections(plan)) {
    if (left > 0 || text.length + section.text.length > MOST - LAST_LINE) left += section.pages;
    else text += section.text;
  }
  const more = `\n${left.toLocaleString('en-US')} more pages do not fit here; \`touchdown plan\` lists all of them.\n`;
  return left === 0 ? text : text + more;
}
