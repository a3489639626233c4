import type { ErrorCode } from 'yaml';
import type { LineMove } from './line-moves.ts';

/** Rule, message and hint of a syntax error, for readers who do not know YAML's grammar. */
export interface SyntaxWords {
  rule: string;
  message: string;
  hint: string;
}

/** Hint for errors that are too rare for their own. */
const SEE_LINE = 'Check quotes, colons and indentation of this line and the one above.';

const COLON: SyntaxWords = {
  rule: 'syntax/quotes-needed',
  message: 'A text with a colon and a space in it needs quotes.',
  hint: 'Put the whole value in double quotes: key: "Text: more text"',
};

const WORDS: Partial<Record<ErrorCode, SyntaxWords>> = {
  TAB_AS_INDENT: {
    rule: 'syntax/tab',
    message: 'This line is indented with a tab; YAML allows only spaces.',
    hint: 'Use two spaces for each level. Most editors can convert tabs.',
  },
  MULTIPLE_DOCS: {
    rule: 'syntax/several-documents',
    message: 'A second page begins here, behind a line of three dashes.',
    hint: 'One file holds one page: move this part to a file of its own, or delete it.',
  },
  BLOCK_AS_IMPLICIT_KEY: COLON,
  BLOCK_IN_FLOW: COLON,
  MULTILINE_IMPLICIT_KEY: {
    rule: 'syntax/missing-colon',
    message: 'This line is neither a key with a colon nor part of the text above.',
    hint: 'Write "key: value", or indent the line below the text it continues.',
  },
  BAD_INDENT: {
    rule: 'syntax/indentation',
    message: 'This line is indented differently from all lines above it.',
    hint: 'Keys that belong together begin in the same column, two spaces further in than the key above them.',
  },
  MISSING_CHAR: {
    rule: 'syntax/missing-character',
    message:
      'Something is missing here: a closing quote or bracket, a comma, or the colon of a key.',
    hint: 'Check this line and the one above.',
  },
  BAD_DQ_ESCAPE: {
    rule: 'syntax/escape',
    message:
      'In double quotes a backslash begins a special character, and this one does not exist.',
    hint: 'Write the backslash twice, or put the text in single quotes.',
  },
  UNEXPECTED_TOKEN: {
    rule: 'syntax/unexpected',
    message: 'This cannot stand here.',
    hint: SEE_LINE,
  },
  BAD_SCALAR_START: {
    rule: 'syntax/quotes-needed',
    message: 'A text cannot begin with this character unless it is in quotes.',
    hint: 'Put the whole value in double quotes.',
  },
  KEY_OVER_1024_CHARS: {
    rule: 'syntax/missing-colon',
    message: 'More than 1,024 characters stand before this colon, too many for a key.',
    hint: 'Look for a missing quote or colon.',
  },
  TAG_RESOLVE_FAILED: {
    rule: 'syntax/tag',
    message: 'A word that begins with an exclamation mark has a special meaning in YAML.',
    hint: 'Put the value in quotes.',
  },
  BAD_ALIAS: {
    rule: 'syntax/alias',
    message: 'A word that begins with * or & has a special meaning in YAML.',
    hint: 'Put the value in quotes.',
  },
};

/** Nothing may follow the closing quote of a string on its line. */
const BEHIND_QUOTE: SyntaxWords = {
  rule: 'syntax/unexpected',
  message: 'The quotes end before this, so it is not part of the text.',
  hint: "Write “curly” quotes inside the text, or double the inner ones: 'it''s' in single quotes, \\\" in double quotes.",
};

const LACKS_DASH: SyntaxWords = {
  rule: 'syntax/missing-character',
  message: 'An entry of a list begins here, and its dash is missing.',
  hint: 'Begin the line with a dash and a space, as the entries above it do.',
};

/** Message for lines with which a file can be read if they begin elsewhere, or with a dash. */
export function wordsForMove({ lines, is, meant, lacksDash }: LineMove): SyntaxWords {
  if (lacksDash) return LACKS_DASH;
  const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);
  const subject = lines > 1 ? 'This line and what belongs to it begin' : 'This line begins';
  return {
    rule: 'syntax/indentation',
    message: `${subject} with ${spaces(is)}; with ${spaces(meant)} the file can be read.`,
    hint: `Begin ${lines > 1 ? 'the first' : 'it'} with ${spaces(meant)}: what belongs together begins in the same column.`,
  };
}

/** Message for an error of the YAML parser; rare errors keep the parser's own. */
export function wordsForSyntaxError(
  code: ErrorCode,
  message: string,
  isBehindQuote: boolean,
): SyntaxWords {
  if (code === 'UNEXPECTED_TOKEN' && isBehindQuote) return BEHIND_QUOTE;
  return (
    WORDS[code] ?? {
      rule: 'syntax/yaml',
      message: `${message}.`.replace(/\.\.$/, '.'),
      hint: SEE_LINE,
    }
  );
}
