import { parseMarkdownPage } from './pages/markdown-page.ts';
import type { SourceFile } from './source-file.ts';
import { type ParsedYaml, parseYaml } from './yaml/yaml-file.ts';

/** Parses a data file by its extension: YAML, or Markdown with front matter. */
export function parseData(source: SourceFile): ParsedYaml {
  return source.path.endsWith('.md') ? parseMarkdownPage(source) : parseYaml(source);
}
