import { editPage } from './edit-page.ts';
import { type Edited, type EditOptions, editText, type Refused } from './edit-text.ts';
import type { Operation } from './operation.ts';

/**
 * Edits a content file according to its extension, as `editText` does: YAML, or Markdown with front matter.
 *
 * @param file `path` determines the extension; `text` is the whole content, including a byte order mark.
 */
export function editData(
  { path, text }: { path: string; text: string },
  operations: readonly Operation[],
  options: EditOptions = {},
): Edited | { refused: Refused } {
  return path.endsWith('.md')
    ? editPage(text, operations, options)
    : editText(text, operations, options);
}
