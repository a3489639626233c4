import type { CopyRule } from '../../content/rule.ts';
import { couldBeAnywhere, isEmptyButton } from '../words/empty-button.ts';

/** A button says what happens when it is pressed. */
export const copyButtonWords: CopyRule = {
  name: 'copy/button-words',
  severity: 'warning',
  perText: true,
  *check({ kind, language, texts }) {
    if (kind === 'words') return;
    for (const located of texts)
      if (isEmptyButton(located))
        yield { path: located.path, ...couldBeAnywhere(located.text, language) };
  },
};
