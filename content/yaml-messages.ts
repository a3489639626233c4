import type { ErrorCode } from 'yaml';

/** What a syntax error is called and how it is explained to somebody who never heard of YAML's grammar. */
export interface SyntaxWords {
  rule: string;
  message: string;
  hint: string;
}

const COLON: SyntaxWords = {
  rule: 'syntax/quotes-needed',
  message: 'A text that contains a colon followed by a space needs quotes.',
  hint: 'Put the whole value in double quotes: key: "Text: more text"',
};

const WORDS: Partial<Record<ErrorCode, SyntaxWords>> = {
  TAB_AS_INDENT: {
    rule: 'syntax/tab',
    message: 'The line is indented with a tab.',
    hint: 'Use two spaces for each level; most editors can convert tabs.',
  },
  MULTIPLE_DOCS: {
    rule: 'syntax/several-documents',
    message: 'A second document begins here.',
    hint: 'One file holds one page: remove the line with three dashes.',
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
    message: 'The indentation fits no line above.',
    hint: 'Keys of one block begin in the same column, two spaces further in than their parent.',
  },
  MISSING_CHAR: {
    rule: 'syntax/missing-character',
    message:
      'Something that was opened is not closed here: a quote, a bracket, or a key without its colon.',
    hint: 'Look for the opening quote or bracket above.',
  },
  BAD_DQ_ESCAPE: {
    rule: 'syntax/escape',
    message: 'A backslash inside double quotes begins an escape that does not exist.',
    hint: 'Write it twice, or use single quotes.',
  },
  UNEXPECTED_TOKEN: {
    rule: 'syntax/unexpected',
    message: 'This is not expected here.',
    hint: 'Check quotes, colons and indentation of this line and the one above.',
  },
  BAD_SCALAR_START: {
    rule: 'syntax/quotes-needed',
    message: 'A text cannot begin with this character unless it is in quotes.',
    hint: 'Put the whole value in double quotes.',
  },
  KEY_OVER_1024_CHARS: {
    rule: 'syntax/missing-colon',
    message: 'A key is longer than 1,024 characters.',
    hint: 'Check for a missing quote or colon.',
  },
  TAG_RESOLVE_FAILED: {
    rule: 'syntax/tag',
    message: 'Words that begin with an exclamation mark have a special meaning in YAML.',
    hint: 'Put the value in quotes.',
  },
  BAD_ALIAS: {
    rule: 'syntax/alias',
    message: 'Words that begin with * or & have a special meaning in YAML.',
    hint: 'Put the value in quotes.',
  },
};

/** Behind the closing quote of a text nothing may follow in its line. */
const BEHIND_QUOTE: SyntaxWords = {
  rule: 'syntax/unexpected',
  message: 'The quotes end before this, so it is no part of the text.',
  hint: "Write “curly” quotes inside the text, or double the inner ones: 'it''s' in single quotes, \\\" in double quotes.",
};

/** Words for an error of the YAML parser; rare ones keep the parser's own. */
export function wordsForSyntaxError(
  code: ErrorCode,
  message: string,
  isBehindQuote: boolean,
): SyntaxWords {
  if (code === 'UNEXPECTED_TOKEN' && isBehindQuote) return BEHIND_QUOTE;
  return (
    WORDS[code] ?? { rule: 'syntax/yaml', message: `${message}.`.replace(/\.\.$/, '.'), hint: '' }
  );
}
