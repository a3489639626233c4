/** The new index of an entry after another has been moved from one index to another. */
export function movedPlace(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}
