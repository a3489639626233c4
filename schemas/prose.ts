/** Words in a line of a body. */
export type ProseInline =
  | string
  | { kind: 'em'; content: ProseInline[] }
  | { kind: 'strong'; content: ProseInline[] }
  | { kind: 'link'; href: string; content: ProseInline[] };

/** A paragraph or heading of a body; `line` is a list entry's text that is no paragraph of its own. */
export interface ProseText {
  kind: 'p' | 'h2' | 'h3' | 'line';
  content: ProseInline[];
}

export interface ProseList {
  kind: 'ul' | 'ol';
  /** Number of the first entry, if it is not 1. */
  start?: number;
  items: ProseBlock[][];
}

export type ProseBlock = ProseText | ProseList;

/** The bodies of a page by their text as its blocks have it, facts filled in. */
export type PageProse = Readonly<Record<string, readonly ProseBlock[]>>;
