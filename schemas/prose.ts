/** Words in a line of a body. */
export type ProseInline =
  | string
  | { kind: 'em'; content: ProseInline[] }
  | { kind: 'strong'; content: ProseInline[] }
  | { kind: 'link'; href: string; content: ProseInline[] };

/** A paragraph of a body; `line` is a list entry's text that is no paragraph of its own. */
export interface ProseText {
  kind: 'p' | 'line';
  content: ProseInline[];
}

export interface ProseHeading {
  kind: 'h2' | 'h3';
  /** Unique among the headings of the page; missing where the same body stands there twice. */
  id?: string;
  content: ProseInline[];
}

export interface ProseList {
  /** `ticks` and `crosses` mark what is done or needed, and what is not. */
  kind: 'ul' | 'ol' | 'ticks' | 'crosses';
  /** Number of the first entry, if it is not 1. */
  start?: number;
  items: ProseBlock[][];
}

export interface ProseTable {
  kind: 'table';
  caption: string;
  heads: string[];
  rows: ProseInline[][][];
  /** Whether the last column is amounts, on the right edge. */
  amounts: boolean;
}

export interface ProseSteps {
  kind: 'steps';
  steps: { title: string; text: ProseInline[] }[];
}

/** Blocks set apart: a note under a heading, wording that is quoted, or small print. */
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

/** The bodies of a page by their text as its blocks have it, facts filled in. */
export type PageProse = Readonly<Record<string, readonly ProseBlock[]>>;
