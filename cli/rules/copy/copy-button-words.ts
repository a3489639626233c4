import type { CopyRule } from '../../content/rule.ts';
import { isEmptyButton } from '../words/empty-button.ts';

/** A button says what happens when it is pressed. */
export const copyButtonWords: CopyRule = {
  name: 'copy/button-words',
  severity: 'warning',
  perText: true,
  *check({ kind, texts }) {
    if (kind === 'words') return;
    for (const located of texts)
      if (isEmptyButton(located))
        yield {
          path: located.path,
          message: `"${located.text}" could stand on any button.`,
          hint: 'Say what the visitor gets: "Book a visit", "Send my question".',
        };
  },
};
