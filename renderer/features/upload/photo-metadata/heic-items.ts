import { type Box, boxesBetween } from './boxes.ts';
import { fourLetters } from './byte-view.ts';
import { Reader } from './reader.ts';

/** A byte range of a file. */
export interface Extent {
  start: number;
  end: number;
}

/** Version and flags that precede the content of some boxes. */
const FULL_BOX_HEADER = 4;

/** The boxes inside the box that describes items. */
export function childrenOf(bytes: Uint8Array, meta: Box): Box[] {
  return boxesBetween(bytes, meta.start + FULL_BOX_HEADER, meta.end);
}

/** An item entry (ISO/IEC 14496-12, section 8.11.6). */
export interface ItemEntry {
  id: number;
  /** Item type: a kind of image, `Exif`, `mime` … */
  type: string;
  /** Byte range of its name, which can contain anything. */
  name: Extent;
}

function itemEntry(bytes: Uint8Array, { start, end }: Box): ItemEntry | undefined {
  const reader = new Reader(bytes, start, end);
  const version = reader.number(1);
  reader.skip(3);
  if (version !== 2 && version !== 3) return undefined;
  const id = reader.number(version === 2 ? 2 : 4);
  reader.skip(2);
  const type = fourLetters(bytes, reader.at);
  reader.skip(4);
  const name = { start: reader.at, end: Math.min(end, reader.at + reader.text().length) };
  return { id, type, name };
}

/** All items of a file. */
export function itemEntries(bytes: Uint8Array, meta: Box): ItemEntry[] {
  const list = childrenOf(bytes, meta).find(({ type }) => type === 'iinf');
  if (!list) return [];
  const countLength = bytes[list.start] === 0 ? 2 : 4;
  return boxesBetween(bytes, list.start + FULL_BOX_HEADER + countLength, list.end).flatMap(
    (box) => itemEntry(bytes, box) ?? [],
  );
}

/**
 * Byte ranges of items (ISO/IEC 14496-12, section 8.11.3), in the file or in the `idat` box beside the list.
 *
 * @param wanted ids of the requested items; the others are skipped.
 */
export function itemExtents(
  bytes: Uint8Array,
  meta: Box,
  wanted: ReadonlySet<number>,
): Map<number, Extent[]> {
  const found = new Map<number, Extent[]>();
  const boxes = childrenOf(bytes, meta);
  const list = boxes.find(({ type }) => type === 'iloc');
  if (!list || wanted.size === 0) return found;
  const file: Extent = { start: 0, end: bytes.length };
  const beside: Extent = boxes.find(({ type }) => type === 'idat') ?? { start: 0, end: 0 };

  const reader = new Reader(bytes, list.start, list.end);
  const version = reader.number(1);
  reader.skip(3);
  const [offsetLength, lengthLength] = reader.halves();
  const [baseLength, indexLength] = reader.halves();
  const wide = version === 2 ? 4 : 2;
  const count = reader.number(wide);
  for (let item = 0; item < count && !reader.isOver; item++) {
    const id = reader.number(wide);
    const method = version === 0 ? 0 : reader.number(2) & 0xf;
    reader.skip(2);
    const base = reader.number(baseLength);
    const source = [file, beside][method];
    // Extents that take no space in the list are all the same one.
    const most = indexLength + offsetLength + lengthLength === 0 ? 1 : 0xffff;
    const parts = Math.min(reader.number(2), most);
    const extents: Extent[] = [];
    for (let part = 0; part < parts && !reader.isOver; part++) {
      if (version > 0) reader.skip(indexLength);
      const start = (source?.start ?? 0) + base + reader.number(offsetLength);
      const length = reader.number(lengthLength);
      const last = source?.end ?? 0;
      // A length of zero extends to the end.
      const end = length === 0 ? last : start + length;
      if (start < end && end <= last) extents.push({ start, end });
    }
    if (wanted.has(id)) found.set(id, extents);
  }
  return found;
}
