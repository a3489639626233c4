import type { PageFile } from '../../../schemas/page-file.ts';
import { inlineSection } from '../../../schemas/section-order.ts';
import { type Diagnostic, WHOLE_FILE } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/**
 * A data page needs exactly one first-level heading, at the start: search engines and screen readers rely on it.
 */
function checkTitle(
  names: readonly string[],
  isMarkdown: boolean,
  say: (index: number | undefined, message: string, hint: string) => Diagnostic,
): Diagnostic[] {
  const first = names.indexOf('title');
  if (first === -1) {
    const message = 'sections has no title, so the page would have no heading.';
    const hint = isMarkdown
      ? 'Begin the text with "# " and the heading, or sections with "- title:".'
      : 'Begin sections with "- title:" and its heading.';
    return [say(undefined, isMarkdown ? 'This page has no heading.' : message, hint)];
  }
  const late =
    first === 0
      ? []
      : [say(first, 'The title does not stand first on the page.', 'Move it to the front.')];
  const others = names.flatMap((name, index) =>
    name === 'title' && index > first
      ? say(index, 'A page has one title.', 'Make this one a "text", or delete it.')
      : [],
  );
  return [...late, ...others];
}

/** How a page is built. */
interface PageMaking {
  /** Whether there is a `+Page.tsx` next to the file. */
  hasComponent: boolean;
  /** Whether the engine has a page at its route. */
  isEngines: boolean;
  /** Names of the sections with the heading of a page. */
  titles: ReadonlySet<string>;
}

/** Named pictures are for code: sections have their own. */
function checkNamedPictures(
  { pictures }: PageFile,
  hasComponent: boolean,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (!pictures || hasComponent) return [];
  return [
    report(source, {
      range: locate(['pictures'], 'key'),
      rule: 'picture/unused',
      severity: 'warning',
      message: 'Only a +Page.tsx can show pictures by their names, and there is none.',
      hint: 'Name them in the sections that show them.',
    }),
  ];
}

/** Checks that a hand-written page has one source of content: its sections or its component. */
export function checkBody(
  file: PageFile,
  making: PageMaking,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const unused = checkNamedPictures(file, making.hasComponent, source, locate);
  return [...unused, ...checkMaking(file, making, source, locate)];
}

function checkMaking(
  { sections }: PageFile,
  { hasComponent, isEngines, titles }: PageMaking,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (!sections) {
    if (hasComponent || isEngines) return [];
    const message =
      'This describes a page that is not there: it has no sections, and no +Page.tsx beside it.';
    const hint = 'Add sections, write +Page.tsx, or delete the folder.';
    return [report(source, { range: WHOLE_FILE, rule: 'address/no-page', message, hint })];
  }
  const names = sections.map((entry) => inlineSection(entry).name);
  const isMarkdown = source.path.endsWith('.md');
  const say = (index: number | undefined, message: string, hint: string) => {
    const name = index === undefined ? undefined : names[index];
    const path = name === undefined ? ['sections'] : ['sections', index ?? 0, name];
    const range = locate(path, 'key');
    return report(source, { range, rule: 'shape/sections', message, hint });
  };
  if (hasComponent) {
    const content = isMarkdown ? 'a text' : 'sections';
    const message = `This page has ${content} and a +Page.tsx beside it, of which one would not be shown.`;
    const hint = `Delete ${isMarkdown ? 'the text' : content}, or the +Page.tsx.`;
    return [say(undefined, message, hint)];
  }
  return checkTitle(
    names.map((name) => (titles.has(name) ? 'title' : name)),
    isMarkdown,
    say,
  );
}
