import type { Repair } from '../../content/diagnostic.ts';
import type { CopyRule, LocatedText, RuleFinding } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import type { TextPart } from '../words/body-parts.ts';
import { doubleMarks } from '../words/marks/double-marks.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isMessage } from '../words/text-kinds.ts';

const MARKS = new RegExp(
  [
    '!?\\[[^[\\]\\n]+\\]\\([^()\\s]+\\)',
    '(?<!\\*)\\*\\*(?=[^\\s*])[^*\\n]+\\*\\*',
    // The gender star inside a German word is not markup.
    '(?<![\\p{L}\\d*])\\*(?=[^\\s*|])[^*\\n]{1,80}(?<=\\S)\\*(?![\\p{L}\\d*])',
    // Rows of underscores are blanks to fill in.
    // `__NAME__` is a broken reference.
    '(?<![\\p{L}\\d_])(?!__[A-ZÄÖÜÑ\\d_]+__)(?<row>__?)(?=[^\\s_])[^_\\n]{1,80}(?<=\\S)\\k<row>(?![\\p{L}\\d_])',
    '~~(?=\\S)[^~\\n]+~~',
    '`[^`\\n]+`',
    '^#{1,6} \\S+',
    '^[>*-] \\p{L}+',
  ].join('|'),
  'mu',
);

/**
 * Marks that Markdown renders literally: number signs after the words or right before them, and a dash without its
 * space.
 */
const SHOWN =
  /(?<=\s)#{2,6}(?=\s+\S)|(?<=[.!?…][ \t])#{2,6}$|^#{1,6}(?=\p{Lu}\p{Ll})|^#{2,6}(?=\p{L})|^-(?=\p{Lu}\p{Ll})/mu;

/** Words of others, directly above who said them. */
const QUOTED = /[”"“»*_]\s*$/;

/** A verse of a book: "-Luke 5:17-25". */
const VERSE = /^-\p{Lu}\p{L}+\s\d+:\d/u;

/** True for the line that says where a quotation is from; entries that lost their spaces stand in a row. */
function isSource(parts: readonly TextPart[], index: number): boolean {
  const [above, part, below] = [parts[index - 1], parts[index], parts[index + 1]];
  if (!part?.text.startsWith('-') || below?.text.startsWith('-')) return false;
  return VERSE.test(part.text) || QUOTED.test(above?.text ?? '');
}

/**
 * Emphasis and code, whose marks can be removed; text that is struck through or linked would change its meaning
 * without them.
 */
const EMPHASIS = /^(\*\*|\*|__|_|`)(.+)\1$/su;

/** The mark of a heading, quotation or list entry at the start of a one-line text. */
const LINE_MARKS = /^(?:#{1,6}|[>*-]) (?=[^\n]+$)/u;

/** The words without their marks, if that is certainly the intention. */
function plainWords(marked: string, span: Span, text: string): Repair | undefined {
  const words = EMPHASIS.exec(marked)?.[2];
  if (words !== undefined) return { span, becomes: words };
  const marks = LINE_MARKS.exec(text)?.[0];
  return marks === undefined || span[0] > 0 ? undefined : { span: [0, marks.length], becomes: '' };
}

/** What visitors would read in a body, or see in another form than it was meant. */
function* inBody(located: LocatedText): Iterable<RuleFinding> {
  const { path, text } = located;
  const parts = partsOf(located);
  for (const [index, part] of parts.entries()) {
    const found = part.kind === 'row' || isSource(parts, index) ? null : SHOWN.exec(part.text);
    if (!found) continue;
    const span = placed(part, found.index, found[0].length);
    yield {
      ...{ path, span },
      message: `Visitors would read the marks "${text.slice(...span)}": Markdown does not know them here.`,
      hint: 'Take them away. A heading is "## " and its words on a line, an entry "- " and its words.',
    };
    return;
  }
  const span = doubleMarks(text, parts);
  if (!span) return;
  const [first = '', second = ''] = text.slice(...span).split(/\s+/);
  const isNumber = /\d/.test(second);
  yield {
    ...{ path, span },
    message: `"${first} ${second}" begins a list within the list: visitors see two marks before these words.`,
    hint: isNumber
      ? `Begin the line with "${second} " for a numbered list; if the number belongs to the words, write "${first} ${second.slice(0, -1)}\\${second.slice(-1)} ".`
      : 'Take one of the two marks away.',
  };
}

function* inPlainText({ path, text }: LocatedText): Iterable<RuleFinding> {
  const found = MARKS.exec(text);
  if (!found) return;
  const span: Span = [found.index, found.index + found[0].length];
  yield {
    ...{ path, span },
    message: `Only a text named body takes Markdown; here visitors would read the marks of "${found[0]}".`,
    hint: 'Write it plainly.',
    repair: plainWords(found[0], span, text),
  };
}

/** Only texts named `body` support Markdown, if it is valid, and chat messages have their own markup. */
export const copyMarkdown: CopyRule = {
  name: 'copy/markdown',
  severity: 'warning',
  perText: true,
  signs: SIGN.marks,
  *check({ texts }) {
    for (const located of texts) {
      if (isMessage(located)) continue;
      yield* isBody(located) ? inBody(located) : inPlainText(located);
    }
  },
};
