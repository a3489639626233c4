import { basename } from 'node:path';
import type { Landing } from '../../../schemas/landing.ts';
import type { StaticPage } from '../../../schemas/page.ts';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { type LandingContext, shownLanding } from '../../content/pages/landing-file.ts';
import { readSource, report, type SourceFile } from '../../content/source-file.ts';
import { type Path, valueAt } from '../../content/value-path.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { fitOf } from '../../rules/pages/described-page.ts';
import type { CheckedFile } from './landing-comparer.ts';
import { type ComparedCopy, sharedText } from './shared-text.ts';
import { wordsInTitle } from './words-in-title.ts';

/** A page with a finding, read again. */
export interface ComparedPage extends ComparedCopy {
  /** Missing for a page of the engine, which has no file. */
  source?: SourceFile;
  locate?: Locate;
  /** Position of a finding about all of its copy, and of its settings for search engines. */
  whole: Path;
  switches: string;
}

/** The finding about two pages that are a problem only in combination. */
export type Tell = (
  page: ComparedPage,
  /** The page that it repeats. */
  other: { page: ComparedPage; name: string },
) => Diagnostic | undefined;

/** What is wrong with a page beside another one. */
export type ComparisonKind = 'copy' | 'title' | 'description';

/** A landing that has passed all checks, which are not repeated; undefined if its file was changed meanwhile. */
export function comparedLanding(
  { path, source: known }: CheckedFile,
  { cwd, landingsDir, facts }: LandingContext,
): ComparedPage | undefined {
  const { source } = readSource(path, { cwd, within: landingsDir });
  if (!source?.hash.startsWith(known)) return undefined;
  const { value, locate } = parseData(source);
  const { variants: _, ...raw } = value as Landing;
  return {
    ...{ texts: shownLanding(raw, facts), path: `/${basename(path, '.yaml')}`, source, locate },
    ...{ whole: ['hero', 'headline'], switches: 'page.' },
  };
}

/** @param path of its file; undefined for a page of the engine. */
export function comparedStatic(
  { entry, sections = [] }: StaticPage,
  path: string | undefined,
  cwd: string,
): ComparedPage {
  const { source } = path === undefined ? {} : readSource(path, { cwd });
  const file = source ? { source, locate: parseData(source).locate } : {};
  return { texts: { sections }, path: entry.path, whole: ['name'], switches: '', ...file };
}

/** What all findings of a kind have in common. */
export const TOLD = {
  copy: { rule: 'doorway/near-duplicate', severity: 'warning' },
  title: { rule: 'seo/duplicate-title', severity: 'warning' },
  description: { rule: 'seo/duplicate-description', severity: 'warning' },
} as const;

/** The texts of a finding. */
interface Told {
  kind: ComparisonKind;
  /** The other page, as findings name it. */
  other: string;
  message: string;
  hint: string;
}

function tell(
  { source, locate }: ComparedPage,
  at: Path,
  { kind, ...texts }: Told,
): Diagnostic | undefined {
  if (!source || !locate) return undefined;
  return report(source, { range: locate(at, 'value'), ...TOLD[kind], ...texts });
}

/** A page that repeats another page's copy to rank for one more search. */
const tellCopy: Tell = (page, { page: other, name }) => {
  const { percent, paths } = sharedText(page, other);
  const message = `${percent} % of the text of this page, names and figures apart, is also in ${name}; search engines treat such pages as doorways and may drop them all.`;
  const places = paths.length === 0 ? '' : `, first of all ${paths.join(', ')}`;
  const hint = `Write what only this page can say${places}. If it has to stay as it is, set ${page.switches}noindex: true, or ${page.switches}canonical: ${other.path}.`;
  return tell(page, page.whole, { kind: 'copy', other: name, message, hint });
};

/** The address of the first page of a site. */
const HOME = '/';

/** True if a title was written for the first of two pages: its address says so, or else the rest of it. */
function isTitleOf(page: ComparedPage, other: ComparedPage, title: string): boolean {
  const more = wordsInTitle(page.path, title) - wordsInTitle(other.path, title);
  if (more !== 0 || !page.source || !other.source) return more > 0;
  // A title without a word of the other address is that of the first page, whose address has none.
  if (page.path === HOME || other.path === HOME) return page.path === HOME;
  const fitIn = ({ source, path }: ComparedPage) =>
    source === undefined ? 0 : fitOf(title, { source, path });
  return fitIn(page) > fitIn(other);
}

/** The title of a page, which only its file has if it is written by hand. */
function titleOf({ texts, source }: ComparedPage): unknown {
  const path = ['seo', 'title'];
  return valueAt(texts, path) ?? (source && valueAt(parseData(source).value, path));
}

/** Whichever page was copied from the other has the title of the other's address. */
const tellTitle: Tell = (page, { page: other, name }) => {
  const title = titleOf(page);
  const isCopied =
    typeof title === 'string' && other.source !== undefined && isTitleOf(page, other, title);
  const [told, original] = isCopied ? [other, page.source?.file ?? name] : [page, name];
  return tell(told, ['seo', 'title'], {
    kind: 'title',
    other: original,
    message: `${original} has the same title, so nobody can tell the two apart in search results.`,
    hint: 'Say in the title what is different about this page.',
  });
};

/** True if the description of a page fits another page, which has the same, as well as it or better; a page of the engine has no other texts. */
function isDescribedIn(other: ComparedPage, page: ComparedPage): boolean {
  if (!page.source || !other.source) return true;
  const description = valueAt(parseData(page.source).value, ['seo', 'description']);
  const shareIn = ({ source, path }: ComparedPage) =>
    source === undefined ? 0 : fitOf(String(description), { source, path });
  return shareIn(other) >= shareIn(page);
}

/** Which of two descriptions that are the same was copied shows in what else is on the pages. */
const tellDescription: Tell = (page, { page: other, name }) => {
  const [told, original] = isDescribedIn(other, page)
    ? [page, name]
    : [other, page.source?.file ?? name];
  return tell(told, ['seo', 'description'], {
    kind: 'description',
    other: original,
    message: `${original} has the same description, so search results describe both in the same words.`,
    hint: 'Say in the description what visitors find on this page and not on the other.',
  });
};

/** The findings by kind. */
export const TELL: Readonly<Record<ComparisonKind, Tell>> = {
  copy: tellCopy,
  title: tellTitle,
  description: tellDescription,
};
