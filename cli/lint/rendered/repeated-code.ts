import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { escaped, rangeAt, type SourcePlace } from '../../rules/find-source.ts';
import { PageTraces, type TraceSite } from '../../rules/pages/page-trace.ts';
import { repeatedSections } from '../../rules/pages/repeated-sections.ts';
import type { ViewablePage, ViewedPage } from '../../rules/pages/viewed-page.ts';
import { modulesBelow } from '../../rules/source-texts.ts';

/** True if two headings of a page say the same, which sections that repeat each other do. */
function mayRepeat({ view }: ViewedPage): boolean {
  const texts = view.headings.map(({ text }) => text);
  return new Set(texts).size < texts.length;
}

/** The last of several places of a pattern in one module below a folder. */
function secondIn(folder: string, pattern: RegExp, cwd: string): SourcePlace | undefined {
  for (const path of modulesBelow(folder)) {
    const source = readFileSync(path, 'utf8');
    const places = [...matchesIn(source, pattern)];
    const last = places.at(-1);
    if (last && places.length > 1)
      return {
        file: displayPath(path, cwd),
        ...rangeAt(source, last.index, last.index + last[0].length),
      };
  }
  return undefined;
}

/** Where the code of a page shows a component, or writes a heading, for the second time; else where the heading is. */
function placeOf(heading: string, written: SourcePlace, folder: string, cwd: string): SourcePlace {
  const component = /^([A-Z]\w*)\.tsx$/.exec(basename(written.file))?.[1];
  const isOfPage = resolve(cwd, dirname(written.file)).startsWith(folder);
  const shown =
    component !== undefined && isOfPage
      ? secondIn(folder, new RegExp(`<${component}\\b`, 'g'), cwd)
      : undefined;
  return (
    shown ??
    secondIn(folder, new RegExp(`(?<=["'\`>])${escaped(heading)}(?=["'\`<])`, 'g'), cwd) ??
    written
  );
}

/**
 * Sections that a page of code shows twice, at the second one. In pages of data the texts themselves are compared, in
 * their files.
 */
export async function repeatedInCode(
  viewed: readonly ViewedPage[],
  rendered: readonly ViewablePage[],
  site: TraceSite,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const traces = new PageTraces(site);
  for (const page of viewed) {
    if (page.page.sections !== undefined || !mayRepeat(page)) continue;
    const html = rendered.find((one) => one.page.entry.path === page.page.entry.path)?.html;
    for (const { heading } of html === undefined ? [] : repeatedSections(html)) {
      const written = await traces.place({ words: heading }, page);
      const folder = join(site.root, 'pages', page.page.route);
      found.push({
        ...placeOf(heading, written, folder, site.cwd),
        ...{ rule: 'copy/repeated', severity: 'warning' },
        message: `The section "${heading}" stands on this page twice, with the same text.`,
        hint: 'Take one of the two out.',
      });
    }
  }
  return found;
}
