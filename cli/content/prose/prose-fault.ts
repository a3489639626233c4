import type { Span } from '../span-location.ts';

/** An error in a span of a body. */
export interface ProseFault {
  span: Span;
  message: string;
  hint: string;
}

const PLAIN = 'Write it in paragraphs or a list.';

/** Markdown that bodies do not support, by token name: what it is, and what to do. */
export const NOT_SUPPORTED: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  fence: ['A block of code', PLAIN],
  code_block: ['An indented block', 'Begin the line further to the left.'],
  hr: ['A line across the page', 'Take it away, or begin another section.'],
  blockquote_open: ['A quotation', 'Take the > away.'],
  table_open: [
    'A table',
    'In a section `prose`, write :::table[What it shows] above it and ::: below it.',
  ],
  directive: ['A directive', 'Write it in a section `prose`.'],
  directive_stray: [
    'A line of colons',
    'A directive begins with :::note[Its heading], ends with ::: on a line of its own, and stands in no list and no other directive.',
  ],
  heads: ['A link or emphasis in the heading of a column', 'Write it plainly.'],
  cells: ['A cell that has no heading above it', 'Write | between cells only, and \\| for a bar.'],
  html_block: ['HTML', 'Take the tags away.'],
  html_inline: ['HTML', 'Take the tags away; for a mere <, write \\<.'],
  image: ['A picture', 'Show it in a section that takes an image.'],
  s_open: ['Crossed-out text', 'Take the words away, or the ~~ around them.'],
  hardbreak: [
    'A forced line break',
    'Begin a paragraph with an empty line, or take the spaces or the \\ at the end of the line away.',
  ],
  autolink: ['An address in angle brackets', 'Write [words](address).'],
  linkTitle: ['A title of a link', 'Take it away: [words](address) is enough.'],
  reference: ['An address that is given further down', 'Write it in the link: [words](address).'],
  heading: [
    'A heading of this kind',
    'In a section `prose`, begin the line with ## or ###, outside of lists and directives; elsewhere make it a paragraph.',
  ],
  depth: ['A list more than three deep', 'Make two lists of it.'],
  nesting: ['Emphasis more than four deep', 'Take marks away: one of each kind is seen.'],
  marks: [
    'An emphasis that does not end',
    'Write **words** without a space inside the marks, or \\* for an asterisk.',
  ],
};

/** What the text of a page or section `prose` takes, and what any other body does. */
const TAKES = {
  long: 'this text takes headings with ## and ###, paragraphs, emphasis, `code`, links and lists, and tables and other directives with :::',
  short: 'this text takes paragraphs, emphasis, `code`, links and lists',
};

/** Hints that need not explain where a heading or a table may stand. */
const IN_LONG: Readonly<Record<string, string>> = {
  heading: 'Begin the line with ## or ###, outside of lists and directives.',
  table_open: 'Write :::table[What it shows] above it and ::: below it.',
};

/** @param isLong true for a body that takes headings and directives. */
export function notSupported(kind: string, span: Span, isLong: boolean): ProseFault {
  const [what, hint] = NOT_SUPPORTED[kind] ?? ['This kind of text', PLAIN];
  const message = `${what} is not shown: ${isLong ? TAKES.long : TAKES.short}.`;
  return { span, message, hint: (isLong ? IN_LONG[kind] : undefined) ?? hint };
}

/** Words that YAML takes as they are inside of braces. */
const PLAIN_WORDS = /^\p{L}[\p{L}\d .’'()–-]*$/u;

/**
 * A picture in Markdown, with the section that shows it. Whether its file exists is asked there, as of all pictures.
 *
 * @param src as written: `/media/bench.jpg`, or an address elsewhere.
 */
export function pictureNotShown(
  { src, alt }: { src: string; alt: string },
  span: Span,
  isLong: boolean,
): ProseFault {
  const file =
    src
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const words = PLAIN_WORDS.test(alt) ? alt : JSON.stringify(alt);
  const image = `{ src: ${file}, alt: ${alt === '' ? 'What it shows' : words} }`;
  return {
    ...notSupported('image', span, isLong),
    hint: `Show it in a section of its own, picture: { image: ${image} }, and put the file into the folder media/ by that name.`,
  };
}

/** A row that ends before the last column, usually because a bar is missing. */
export function tooFewCells(span: Span): ProseFault {
  return {
    span,
    message: 'This row has fewer cells than the table has columns.',
    hint: 'Write | between the cells; a cell that stays empty has its | as well.',
  };
}

/** A table whose line of hyphens does not fit its headings, so that it is none. */
export function otherColumns(span: Span): ProseFault {
  return {
    span,
    message: 'This line has another number of columns than the headings above it.',
    hint: 'Write --- once for each heading, with | between them.',
  };
}
