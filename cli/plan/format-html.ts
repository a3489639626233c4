import { escapeHtml } from '../../renderer/markup/escape.ts';
import { countWords, FATES, isUnread, KIND_NAMES, pagesWord, unreadWords } from './format-text.ts';
import { ownChanges, type SharedChange } from './group-changes.ts';
import type { PageChange, PlannedPage } from './page-change.ts';
import type { SitePlan } from './plan-site.ts';

/** Screenshots of a page before and after, as URLs for `<img>`. */
export interface PicturePair {
  width: number;
  before?: string | undefined;
  after?: string | undefined;
}

const STYLES = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2733; --mute: #5c6773; --line: #ddd8cd; --was: #fbe9e7; --is: #e6f2e8; --mark: #0b5c4a; }
@media (prefers-color-scheme: dark) { :root { --paper: #15191e; --ink: #e7e9ec; --mute: #9aa5b1; --line: #323a43; --was: #40211f; --is: #1a3524; --mark: #7fd1b9; } }
* { box-sizing: border-box; }
body { max-width: 68rem; margin: 0 auto; padding: 3rem 1.25rem 6rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.9rem; letter-spacing: -0.01em; }
h2 { margin: 3.5rem 0 1rem; padding-bottom: 0.4rem; border-bottom: 1px solid var(--line); font-size: 1.25rem; }
h3 { margin: 2rem 0 0.6rem; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.sum, .kind { color: var(--mute); }
.kind { margin: 1rem 0 0.35rem; font-size: 0.9rem; }
code { color: var(--mark); font-size: 0.92em; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
.pair > * { margin: 0; padding: 0.6rem 0.8rem; border-radius: 6px; overflow-wrap: anywhere; white-space: pre-wrap; text-decoration: none; }
del { background: var(--was); }
ins { background: var(--is); }
.none { color: var(--mute); }
.pictures { align-items: start; margin-top: 1rem; }
.pictures > * { padding: 0; }
img { display: block; width: 100%; border: 1px solid var(--line); border-radius: 6px; }
@media (width < 40rem) { .pair { grid-template-columns: 1fr; } }
`;

function side(tag: 'del' | 'ins', text: string | null): string {
  return text === null ? '<span class="none">–</span>' : `<${tag}>${escapeHtml(text)}</${tag}>`;
}

function changeMarkup({ kind, before, after, facts }: PageChange): string {
  const causes = facts.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ');
  const cause = causes === '' ? '' : `, by ${causes}`;
  const texts =
    before === null && after === null
      ? ''
      : `<div class="pair">${side('del', before)}${side('ins', after)}</div>`;
  return `<p class="kind">${KIND_NAMES[kind]}${cause}</p>${texts}`;
}

function pictureMarkup(path: string, { width, before, after }: PicturePair): string {
  const picture = (address: string | undefined, when: string) =>
    address === undefined
      ? '<span class="none">–</span>'
      : `<img src="${escapeHtml(address)}" alt="${escapeHtml(`${path} ${when}, ${width} pixels wide`)}" loading="lazy">`;
  return `<div class="pair pictures">${picture(before, 'before')}${picture(after, 'after')}</div>`;
}

function pageMarkup({ path, changes }: PlannedPage, pictures: readonly PicturePair[]): string {
  return `<section><h3>${escapeHtml(path)}</h3>${changes.map(changeMarkup).join('')}${pictures
    .map((pair) => pictureMarkup(path, pair))
    .join('')}</section>\n`;
}

function* sharedMarkup(heading: string, shared: readonly SharedChange[]): Generator<string> {
  if (shared.length > 0) yield `<h2>${heading}</h2>\n`;
  for (const { pages, examples, ...change } of shared) {
    const named = escapeHtml(examples.join(', '));
    const where = pages === 1 ? named : `${pagesWord(pages)}, such as ${named}`;
    yield `<section>${changeMarkup(change)}<p class="sum">On ${where}.</p></section>\n`;
  }
}

/**
 * A plan as one self-contained HTML file: before on the left, after on the right.
 *
 * @param pictures screenshots of pages, by path.
 */
export function* formatPlanHtml(
  plan: SitePlan,
  pictures: ReadonlyMap<string, readonly PicturePair[]> = new Map(),
): Generator<string> {
  const own = ownChanges(plan);
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>What this build changes</title><style>${STYLES}</style></head><body><main>\n`;
  yield `<h1>What this build changes</h1><p class="sum">Against ${escapeHtml(plan.against)}: ${escapeHtml(countWords(plan))}.</p>\n`;
  if (pictures.size > 0 && pictures.size < own.length)
    yield `<p class="sum">Screenshots of the first ${pagesWord(pictures.size)} only.</p>\n`;
  const isOfOne = ({ pages }: SharedChange) => pages === 1;
  yield* sharedMarkup(
    'On many pages',
    plan.shared.filter((change) => !isOfOne(change)),
  );
  yield* sharedMarkup('On one page', plan.shared.filter(isOfOne));
  for (const fate of FATES) {
    const pages = own.filter((page) => page.change === fate && !isUnread(page));
    if (pages.length > 0) yield `<h2>${fate[0]?.toUpperCase()}${fate.slice(1)}</h2>\n`;
    for (const page of pages) yield pageMarkup(page, pictures.get(page.path) ?? []);
  }
  const unread = own.filter(isUnread);
  if (unread.length > 0) yield `<h2>${unreadWords(unread.length)}</h2>\n`;
  for (const page of unread) yield pageMarkup(page, pictures.get(page.path) ?? []);
  yield '</main></body></html>\n';
}
