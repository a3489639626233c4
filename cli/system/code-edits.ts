/** What takes the place of a part of a text. */
export type CodeEdit = readonly [start: number, end: number, text: string];

/** A text with edits that do not overlap. */
export function edited(text: string, edits: readonly CodeEdit[]): string {
  let at = 0;
  let result = '';
  for (const [start, end, replacement] of edits.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
