import { fourLetters, viewOf } from './byte-view.ts';

/** A box of an ISO media file (ISO/IEC 14496-12, section 4.2), with offsets into the whole file. */
export interface Box {
  type: string;
  /** Offset of its type. */
  typeAt: number;
  /** Offsets of its content. */
  start: number;
  end: number;
}

/** Consecutive boxes between two offsets; the first malformed one ends the list. */
export function boxesBetween(bytes: Uint8Array, start: number, end: number): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end) {
    const short = view.getUint32(at);
    let header = 8;
    let size = short === 0 ? end - at : short;
    if (short === 1) {
      if (at + 16 > end) break;
      header = 16;
      // Beyond 2^53 the number is inexact, and beyond the end of any file.
      size = Number(view.getBigUint64(at + 8));
    }
    if (size < header || size > end - at) break;
    boxes.push({
      type: fourLetters(bytes, at + 4),
      typeAt: at + 4,
      start: at + header,
      end: at + size,
    });
    at += size;
  }
  return boxes;
}
