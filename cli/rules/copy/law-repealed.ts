import type { CopyRule } from '../../content/rule.ts';
import { mayBeRepealed, repealedIn } from '../words/claims/repealed-laws.ts';
import { isQuoted, isSearched } from '../words/text-kinds.ts';

/** `law/repealed`: imprints and privacy pages that rely on a law or an office that has ended. */
export const lawRepealed: CopyRule = {
  name: 'law/repealed',
  severity: 'warning',
  perText: true,
  *check(file) {
    // Landings have no imprint.
    if (file.kind === 'landing' || !mayBeRepealed(file.copy)) return;
    for (const located of file.texts) {
      if (isQuoted(located) || isSearched(located)) continue;
      for (const { line, start } of linesOf(located.text)) {
        const found = repealedIn(line);
        if (!found) continue;
        yield {
          path: located.path,
          span: [start + found.span[0], start + found.span[1]],
          message: `"${line.slice(...found.span)}" no longer exists.`,
          hint: found.instead,
        };
      }
    }
  },
};

/** The lines of a text, with their offsets. */
function* linesOf(text: string): Generator<{ line: string; start: number }> {
  let start = 0;
  for (const line of text.split('\n')) {
    yield { line, start };
    start += line.length + 1;
  }
}
