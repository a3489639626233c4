import { withoutComments } from '../prose/without-comments.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Span } from '../span-location.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import type { ParsedYaml } from '../yaml/yaml-file.ts';
import { type FrontMatterFile, readFrontMatter } from './front-matter.ts';
import { type HeadedText, splitHeading } from './page-heading.ts';
import { type PlacedSection, placeText } from './page-text.ts';

/** Locates a value in the text or in the front matter. */
function createLocate(
  { text, locateKey, locateText }: FrontMatterFile,
  { heading, body }: HeadedText,
  placed: readonly PlacedSection[],
): Locate {
  const newline = text.indexOf('\n', body[0]);
  const firstLine = heading?.span ?? ([body[0], newline === -1 ? body[1] : newline] as const);
  const hasList = placed.some(({ at }) => at !== undefined);
  const within = ([from, to]: Span, span: Span = [0, to - from]) =>
    locateText([Math.min(from + span[0], to), Math.min(from + span[1], to)]);
  return (path, at, span) => {
    const [list, index, name, key] = path;
    if (list !== 'sections' || (path.length === 1 && hasList)) return locateKey(path, at, span);
    const section = typeof index === 'number' ? placed[index] : undefined;
    if (!section) return locateText(firstLine);
    const part = at === 'value' ? span : undefined;
    if (section.holds === 'heading' && name === 'title' && key === 'heading' && heading)
      return within(heading.span, part);
    const isText = section.holds === 'text' && name === 'prose';
    if (isText && key === 'body') return within(body, part);
    if (section.at === undefined) return locateText(firstLine);
    const rest = isText ? ['body', ...path.slice(3)] : path.slice(2);
    const way: Path = ['sections', section.at, ...rest];
    return locateKey(way, at, span);
  };
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parts of a `page.md`: the source of each of its sections. */
export interface MarkdownParts {
  file: FrontMatterFile;
  headed: HeadedText;
  sections: readonly PlacedSection[];
}

/** Splits a `page.md`; undefined if its front matter is not a map, or its sections are not a list. */
export function markdownParts(source: SourceFile): MarkdownParts | undefined {
  const file = readFrontMatter(source);
  if (!isMap(file.keys)) return undefined;
  const headed = splitHeading(withoutComments(file.text));
  const { sections } = placeText(file.keys, headed.heading?.words, file.text.slice(...headed.body));
  return sections && { file, headed, sections };
}

/** The content of a split page, as its `page.yaml` would have it. */
export function valueOfParts({ file, sections }: MarkdownParts): Record<string, unknown> {
  const keys = file.keys as Record<string, unknown>;
  return sections.length === 0 ? keys : { ...keys, sections: sections.map(({ entry }) => entry) };
}

/** Parses a `page.md`: the same value as for a `page.yaml`, with the text as a section. */
export function parseMarkdownPage(source: SourceFile): ParsedYaml {
  const file = readFrontMatter(source);
  const { keys, text, locateKey, locateText } = file;
  const diagnostics = [...file.diagnostics];
  if (!isMap(keys)) return { value: keys, diagnostics, locate: locateKey };
  const headed = splitHeading(withoutComments(text));
  const { heading } = headed;
  const { sections, faults } = placeText(keys, heading?.words, text.slice(...headed.body));
  const headingAt = locateText(heading?.span ?? [0, 0]);
  if (heading?.isPlain === false) {
    const message = 'The heading of a page is plain: emphasis, links and code in it are not shown.';
    const hint = 'Take the marks away, or write \\ before one that is meant as it stands.';
    const rule = 'prose/not-supported';
    diagnostics.push(report(source, { range: headingAt, rule, message, hint }));
  }
  for (const { at, message, hint } of faults) {
    const range = at === 'heading' ? headingAt : locateKey(['sections', at], 'value');
    const finding = { range, rule: 'shape/sections', message, hint };
    diagnostics.push(report(source, finding));
  }
  if (!sections || sections.length === 0) return { value: keys, diagnostics, locate: locateKey };
  const value = { ...keys, sections: sections.map(({ entry }) => entry) };
  return { value, diagnostics, locate: createLocate(file, headed, sections) };
}
