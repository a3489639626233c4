import type { GluedWords } from './glued-words.ts';

/** A text in the source of a template: a literal, or the text between two block elements. */
export interface SourceText {
  text: string;
  /** Path as diagnostics show it. */
  file: string;
  /** The whole file, to compute line numbers when there is a finding. */
  source: string;
  /** Start and end of the text in it, in UTF-16 units. */
  start: number;
  end: number;
  /** True for a replacement string, where `$1` is not an amount. */
  replacement?: boolean;
  /** True for quotations. */
  quoted?: boolean;
  /** True for a text of an entry that names who said it. */
  said?: boolean;
  /** Start of the list that the text is an entry of. */
  list?: number;
  /** True for a text that nothing follows in its element, or in the place that it is the value of. */
  whole?: boolean;
  /** True for the name of whoever said something. */
  author?: boolean;
  /** True for the words of a link, which are part of another text, too. */
  link?: boolean;
  /** True for a label of a button or link that could be on any. */
  empty?: boolean;
  /** What stands above it in its entry, and says what it is about. */
  label?: string;
  /** Words that run into a link or an emphasis beside them. */
  glued?: readonly GluedWords[];
  /** The language that the code says it is in. */
  language?: string;
}

/** True for two texts of which one is the other, or a part of it. */
export function overlaps(one: SourceText, other: SourceText): boolean {
  return one.file === other.file && one.start < other.end && other.start < one.end;
}
