import { editPage } from './edit-page.ts';
import { type Edited, type EditOptions, editText, type Refused } from './edit-text.ts';
import type { Operation } from './operation.ts';

/**
 * Changes a file of content by its ending, as `editText` does: YAML, or Markdown with front matter.
 *
 * @param file `path` tells the ending; `text` is all that the file holds, a byte order mark included.
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
