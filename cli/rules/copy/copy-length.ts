import type { CopyRule } from '../../content/rule.ts';
import { isBody, isQuoted } from '../words/text-kinds.ts';
import { isButton, isHeadline } from '../words/text-parts.ts';

/** Most characters that are read at once, references to facts counted as they are written. */
const MOST = { headline: 100, button: 45, paragraph: 700 };

/** Longest stretch of a text without an empty line. */
function longestParagraph(text: string): [start: number, length: number] {
  let at = 0;
  let longest: [number, number] = [0, 0];
  for (const paragraph of text.split(/(\n\s*\n)/)) {
    if (paragraph.length > longest[1]) longest = [at, paragraph.length];
    at += paragraph.length;
  }
  return longest;
}

function lengthRule(
  name: string,
  most: number,
  {
    concerns,
    what,
    hint,
  }: { concerns: (text: Parameters<typeof isButton>[0]) => boolean; what: string; hint: string },
): CopyRule {
  return {
    name,
    severity: 'warning',
    *check({ kind, texts }) {
      if (kind === 'words' || kind === 'config') return;
      for (const located of texts) {
        if (located.text.length <= most || !concerns(located)) continue;
        const [start, length] = longestParagraph(located.text);
        if (length <= most) continue;
        yield {
          path: located.path,
          span: [
            start + most + (/^\s/.test(located.text.slice(start + most)) ? 1 : 0),
            start + length,
          ],
          message: `${what} has ${length} characters; few people read on after ${most}.`,
          hint,
        };
      }
    },
  };
}

export const copyHeadlineLength = lengthRule('copy/headline-length', MOST.headline, {
  concerns: (text) => isHeadline(text) && text.path.at(-1) !== 'question',
  what: 'This headline',
  hint: 'Say one thing, and the rest in the text below.',
});

export const copyButtonLength = lengthRule('copy/button-length', MOST.button, {
  concerns: isButton,
  what: 'This button',
  hint: 'Two to four words say what happens: "Book a visit".',
});

export const copyParagraphLength = lengthRule('copy/paragraph-length', MOST.paragraph, {
  concerns: (text) => !isButton(text) && !isHeadline(text) && !isQuoted(text) && !isBody(text),
  what: 'This paragraph',
  hint: 'Make two of it, or a list.',
});
