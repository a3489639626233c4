import { mayIgnore } from './ignore-comment.ts';
import { parseMarkdownPage } from './pages/markdown-page.ts';
import { withoutComments } from './prose/without-comments.ts';
import type { SourceFile } from './source-file.ts';
import { type ParsedYaml, parseYaml } from './yaml/yaml-file.ts';

/** Keys of texts in Markdown, also in the paths of a variant. */
const BODY = /(?:^|\.)body$/;

/** A value whose bodies have no comments that suppress findings. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' && BODY.test(key) ? withoutComments(item) : shown(item),
    ]),
  );
}

/** Parses a data file by its extension, with its texts as they are written. */
export function parseWritten(source: SourceFile): ParsedYaml {
  return source.path.endsWith('.md') ? parseMarkdownPage(source) : parseYaml(source);
}

/**
 * Parses a data file by its extension: YAML, or Markdown with front matter. Comments in Markdown that suppress
 * findings are spaces in its values; all offsets are those of the text as it is written.
 */
export function parseData(source: SourceFile): ParsedYaml {
  const parsed = parseWritten(source);
  if (!mayIgnore(source.text)) return parsed;
  return { ...parsed, value: shown(parsed.value) };
}
