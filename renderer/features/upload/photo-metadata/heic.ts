import { type Box, boxesBetween } from './boxes.ts';
import { viewOf } from './byte-view.ts';
import { childrenOf, type Extent, type ItemEntry, itemEntries, itemExtents } from './heic-items.ts';
import { joinBytes } from './join-bytes.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

/** Items that are images or combine images (ISO/IEC 23008-12). */
const PICTURES = new Set([
  ...['hvc1', 'hev1', 'lhv1', 'av01', 'jpeg', 'j2k1', 'unci'],
  ...['grid', 'iden', 'iovl', 'tmap'],
]);

/** Boxes of a file, boxes of its item description, and item properties that a decoder needs. */
const FILE_BOXES = new Set(['ftyp', 'meta', 'mdat']);
const META_BOXES = new Set(['hdlr', 'pitm', 'iinf', 'iref', 'iprp', 'idat', 'iloc', 'grpl']);
const PROPERTIES = new Set([
  ...['hvcC', 'lhvC', 'av1C', 'jpgC', 'j2kH', 'ispe', 'colr', 'pixi', 'pasp', 'clap', 'irot'],
  ...[
    'imir',
    'auxC',
    'rloc',
    'lsel',
    'a1op',
    'a1lx',
    'clli',
    'mdcv',
    'cclv',
    'amve',
    'tols',
    'oinf',
  ],
]);

/** Offset of the name in a handler box. */
const HANDLER_NAME_AT = 24;

/** Limit for boxes of a file and extents of its images: cameras write about a hundred, a malformed file any number. */
const MOST_PARTS = 4096;

/** The type `free`, a box that every reader skips. */
const FREE = [0x66, 0x72, 0x65, 0x65];

/** Blanks all boxes that are not in the list, and whatever follows the last box. */
function blankOthers(
  bytes: Uint8Array,
  boxes: readonly Box[],
  end: number,
  kept: ReadonlySet<string>,
): void {
  for (const box of boxes) {
    if (kept.has(box.type)) continue;
    bytes.set(FREE, box.typeAt);
    bytes.fill(0, box.start, box.end);
  }
  const last = boxes.at(-1);
  if (last) bytes.fill(0, last.end, end);
}

/** Blanks everything in a range except the kept ranges. */
function blankBetween(bytes: Uint8Array, { start, end }: Extent, kept: readonly Extent[]): void {
  let at = start;
  for (const stretch of kept) {
    if (stretch.end <= at || stretch.start >= end) continue;
    if (stretch.start > at) bytes.fill(0, at, stretch.start);
    at = Math.min(stretch.end, end);
  }
  if (at < end) bytes.fill(0, at, end);
}

function contentOf(bytes: Uint8Array, extents: readonly Extent[]): Uint8Array {
  const length = extents.reduce((sum, { start, end }) => sum + end - start, 0);
  // Extents of one item do not overlap, so together they are no longer than the file.
  if (length > bytes.length) return new Uint8Array(0);
  return joinBytes(extents.map(({ start, end }) => bytes.subarray(start, end)));
}

/** Exif in HEIC: an offset, then the TIFF block at that distance (ISO/IEC 23008-12, annex A.2.1). */
function bareExif(item: Uint8Array): Uint8Array {
  const distance = item.length < 4 ? 0 : viewOf(item).getUint32(0);
  const block = orientationBlock(orientationOf(item.subarray(4 + distance)));
  return joinBytes([new Uint8Array(4), block]);
}

/** Writes bytes into the extents of an item, as far as they fit. */
function putInto(bytes: Uint8Array, extents: readonly Extent[], content: Uint8Array): void {
  let at = 0;
  for (const { start, end } of extents) {
    const part = content.subarray(at, at + end - start);
    bytes.set(part, start);
    at += part.length;
  }
}

function blankMeta(bytes: Uint8Array, meta: Box, items: readonly ItemEntry[]): void {
  const boxes = childrenOf(bytes, meta);
  blankOthers(bytes, boxes, meta.end, META_BOXES);
  for (const { name } of items) bytes.fill(0x20, name.start, name.end);
  for (const { type, start, end } of boxes) {
    if (type === 'hdlr' && start + HANDLER_NAME_AT < end)
      bytes.fill(0, start + HANDLER_NAME_AT, end);
    if (type !== 'iprp') continue;
    for (const list of boxesBetween(bytes, start, end))
      if (list.type === 'ipco')
        blankOthers(bytes, boxesBetween(bytes, list.start, list.end), list.end, PROPERTIES);
  }
}

/**
 * A HEIC file reduced to images, their color profiles and orientation. Everything else is blanked in place, since all
 * offsets are relative to the start of the file.
 *
 * @returns undefined if it contains no image.
 */
export function bareHeic(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const copy = new Uint8Array(bytes);
  const boxes = boxesBetween(copy, 0, copy.length);
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) return undefined;
  const items = itemEntries(copy, meta);
  const places = itemExtents(copy, meta, new Set(items.map(({ id }) => id)));
  const partsOf = ({ id }: ItemEntry) => places.get(id) ?? [];
  const pictures = items
    .filter(({ type }) => PICTURES.has(type))
    .flatMap(partsOf)
    .sort((a, b) => a.start - b.start);
  if (pictures.length === 0 || pictures.length > MOST_PARTS || boxes.length > MOST_PARTS)
    return undefined;
  const exif = items
    .filter(({ type }) => type === 'Exif')
    .slice(0, 1)
    .map(partsOf);
  const held = exif.map((parts) => bareExif(contentOf(copy, parts)));

  blankOthers(copy, boxes, copy.length, FILE_BOXES);
  blankMeta(copy, meta, items);
  const data = [...boxes, ...childrenOf(copy, meta)];
  for (const box of data)
    if (box.type === 'mdat' || box.type === 'idat') blankBetween(copy, box, pictures);
  for (const [index, parts] of exif.entries()) {
    const free = parts.filter((part) => !pictures.some((picture) => overlap(part, picture)));
    putInto(copy, free, held[index] ?? new Uint8Array(0));
  }
  return copy;
}

function overlap(one: Extent, other: Extent): boolean {
  return one.start < other.end && other.start < one.end;
}
