import { markdownParts, valueOfParts } from '../content/pages/markdown-page.ts';
import { readValue } from './yaml-tree.ts';

/**
 * Parses a content file according to its extension: YAML, or Markdown with front matter.
 *
 * @param file `text` is the whole content, including a byte order mark.
 * @returns undefined if it has errors.
 */
export function dataValue({ path, text }: { path: string; text: string }): unknown {
  const content = text.replace(/^\ufeff/, '');
  if (!path.endsWith('.md')) return readValue(content);
  const parts = markdownParts({ path, file: path, text: content, hash: '' });
  return parts && valueOfParts(parts);
}
