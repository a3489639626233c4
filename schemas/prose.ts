/** Inline content of a Markdown body. */
export type ProseInline =
  | string
  | { kind: 'em'; content: ProseInline[] }
  | { kind: 'strong'; content: ProseInline[] }
  | { kind: 'code'; content: ProseInline[] }
  | { kind: 'link'; href: string; content: ProseInline[] };

/** A paragraph of a body; `line` is the text of a list item without a paragraph of its own. */
export interface ProseText {
  kind: 'p' | 'line';
  content: ProseInline[];
}

export interface ProseHeading {
  kind: 'h2' | 'h3';
  /** Unique among the headings of the page; missing where the same body appears twice. */
  id?: string;
  content: ProseInline[];
}

export interface ProseList {
  /** `ticks` marks what is done or needed, `crosses` what is not. */
  kind: 'ul' | 'ol' | 'ticks' | 'crosses';
  /** Number of the first item, if not 1. */
  start?: number;
  items: ProseBlock[][];
}

export interface ProseTable {
  kind: 'table';
  caption: string;
  heads: string[];
  rows: ProseInline[][][];
  /** Whether the last column holds amounts, aligned right. */
  amounts: boolean;
}

export interface ProseSteps {
  kind: 'steps';
  steps: { title: string; text: ProseInline[] }[];
}

/** Blocks set apart: a note under a heading, quoted wording, or small print. */
export interface ProseAside {
  kind: 'note' | 'quote' | 'small';
  label?: string;
  blocks: ProseBlock[];
}

export type ProseBlock =
  | ProseText
  | ProseHeading
  | ProseList
  | ProseTable
  | ProseSteps
  | ProseAside;

/** The parsed bodies of a page, keyed by their text in its blocks with facts filled in. */
export type PageProse = Readonly<Record<string, readonly ProseBlock[]>>;
