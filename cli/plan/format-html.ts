import { escapeHtml } from '../../renderer/markup/escape.ts';
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
import { ownChanges, type SharedGroup, sharedGroups } from './group-changes.ts';
import { markedText } from './marked-text.ts';
import type { PageChange, PlannedPage } from './page-change.ts';
import type { SitePlan } from './plan-site.ts';
import type { RedirectChange } from './redirect-changes.ts';

/** Screenshots of a page before and after, as URLs for `<img>`. */
export interface PicturePair {
  width: number;
  /** Name of the variant that it shows, if not the original. */
  variant?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

const STYLES = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2733; --mute: #5c6773; --line: #ddd8cd; --was: #fbe9e7; --is: #e6f2e8; --was-mark: #f2beb8; --is-mark: #b5dcbe; --mark: #0b5c4a; }
@media (prefers-color-scheme: dark) { :root { --paper: #15191e; --ink: #e7e9ec; --mute: #9aa5b1; --line: #323a43; --was: #40211f; --is: #1a3524; --was-mark: #7a3a36; --is-mark: #2c6341; --mark: #7fd1b9; } }
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
mark { border-radius: 3px; color: inherit; background: var(--was-mark); }
ins mark { background: var(--is-mark); }
.none, figcaption { color: var(--mute); }
figcaption { margin-bottom: 0.35rem; font-size: 0.9rem; }
.pictures { align-items: start; margin-top: 1rem; }
.pictures > * { padding: 0; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
@media (width < 40rem) { .pair { grid-template-columns: 1fr; } }
`;

function side(tag: 'del' | 'ins', text: string | null, other: string | null): string {
  if (text === null) return '<span class="none">–</span>';
  return `<${tag}>${markedText(text, other)}</${tag}>`;
}

function pairMarkup(before: string | null, after: string | null): string {
  if (before === null && after === null) return '';
  return `<div class="pair">${side('del', before, after)}${side('ins', after, before)}</div>`;
}

function changeMarkup(change: PageChange): string {
  const { before, after, facts } = shownValues(change);
  const causes = facts.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ');
  const cause = causes === '' ? '' : `, by ${causes}`;
  return `<p class="kind">${escapeHtml(subjectWords(change))}${cause}</p>${pairMarkup(before, after)}`;
}

function pictureMarkup(path: string, { width, variant, before, after }: PicturePair): string {
  const size = `${width} pixels wide${variant === undefined ? '' : `, variant ${variant}`}`;
  const picture = (address: string | undefined, when: string) => {
    const shown =
      address === undefined
        ? '<span class="none">no picture</span>'
        : `<img src="${escapeHtml(address)}" width="${width}" alt="${escapeHtml(`${path} ${when}, ${size}`)}" loading="lazy">`;
    return `<figure><figcaption>${when}, ${size}</figcaption>${shown}</figure>`;
  };
  return `<div class="pair pictures">${picture(before, 'before')}${picture(after, 'after')}</div>`;
}

function picturesMarkup(path: string, pictures: readonly PicturePair[] = []): string {
  return pictures.map((pair) => pictureMarkup(path, pair)).join('');
}

function pageMarkup(page: PlannedPage, pictures: readonly PicturePair[] | undefined): string {
  const { path, changes } = page;
  const gone = goneWords(page);
  const note = gone === undefined ? '' : `<p class="kind">${escapeHtml(gone)}</p>`;
  return `<section><h3>${escapeHtml(path)}</h3>${note}${changes.map(changeMarkup).join('')}${picturesMarkup(path, pictures)}</section>\n`;
}

function redirectMarkup(redirect: RedirectChange): string {
  const { from, before, after } = redirect;
  const gone = goneWords(redirect);
  const note = gone === undefined ? '' : `<p class="kind">${escapeHtml(gone)}</p>`;
  return `<section><h3>${escapeHtml(from)}</h3>${note}${pairMarkup(before, after)}</section>\n`;
}

/** @param picturesOf screenshots of a page that is not listed by itself. */
function* sharedMarkup(
  heading: string,
  groups: readonly SharedGroup[],
  picturesOf: (path: string) => string,
): Generator<string> {
  if (groups.length > 0) yield `<h2>${heading}</h2>\n`;
  for (const { pages, examples, changes } of groups) {
    const named = examples.map(escapeHtml).join(', ');
    const more = pages > examples.length ? ', …' : '';
    const where = pages === 1 ? named : `${pagesWord(pages)}: ${named}${more}`;
    const pictures = examples.slice(0, 1).map(picturesOf).join('');
    yield `<section><h3>${where}</h3>${changes.map(changeMarkup).join('')}${pictures}</section>\n`;
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
  const shot = own.filter(({ path }) => pictures.has(path)).length;
  if (pictures.size > 0 && shot < own.length)
    yield `<p class="sum">Screenshots of the first ${pagesWord(shot)} only.</p>\n`;
  const groups = sharedGroups(plan.shared);
  const isOfOne = ({ pages }: SharedGroup) => pages === 1;
  const listed = new Set(own.map(({ path }) => path));
  const picturesOf = (path: string) => {
    if (listed.has(path)) return '';
    listed.add(path);
    return picturesMarkup(path, pictures.get(path));
  };
  const onMany = groups.filter((group) => !isOfOne(group));
  yield* sharedMarkup('On many pages', onMany, picturesOf);
  yield* sharedMarkup('On one page', groups.filter(isOfOne), picturesOf);
  for (const fate of FATES) {
    const pages = own.filter((page) => page.change === fate && !isUnread(page));
    if (pages.length > 0) yield `<h2>${fate[0]?.toUpperCase()}${fate.slice(1)}</h2>\n`;
    for (const page of pages) yield pageMarkup(page, pictures.get(page.path));
  }
  const unread = own.filter(isUnread);
  if (unread.length > 0) yield `<h2>${unreadWords(unread.length)}</h2>\n`;
  for (const page of unread) yield pageMarkup(page, pictures.get(page.path));
  if (plan.redirects.length > 0) yield '<h2>Redirects</h2>\n';
  for (const redirect of plan.redirects) yield redirectMarkup(redirect);
  yield '</main></body></html>\n';
}
