/** A part of a file, as a player asks for it to begin in the middle. */
export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

/**
 * The part that a `Range` header asks for (RFC 9110, 14.1.2).
 *
 * @returns undefined if it asks for none, for several, or in a way that is not known: then the whole file is the answer. `'none'` if the
 *   file has no such part.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'none' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '')
    return to === '0' ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}
