import type { CopyRule, LocatedText } from '../../content/rule.ts';

/** The longest part of a text without an empty line. */
function longestParagraph(text: string): [start: number, length: number] {
  let at = 0;
  let longest: [number, number] = [0, 0];
  for (const paragraph of text.split(/(\n\s*\n)/)) {
    if (paragraph.length > longest[1]) longest = [at, paragraph.length];
    at += paragraph.length;
  }
  return longest;
}

/** A length limit in characters; references to facts count as written. */
interface Length {
  name: string;
  most: number;
  concerns(text: LocatedText): boolean;
  /** Its name in the message. */
  what: string;
  hint: string;
}

/** A warning about a text with too many characters. */
export function lengthRule({ name, most, concerns, what, hint }: Length): CopyRule {
  return {
    name,
    severity: 'warning',
    perText: true,
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
