import { type Box, boxesBetween } from './boxes.ts';
import { viewOf } from './byte-view.ts';
import { type Extent, itemExtents, metadataItems } from './heic-items.ts';
import { clearExifLocation } from './tiff.ts';
import { clearXmpLocation } from './xmp.ts';

/** Exif in HEIC: a distance, then the TIFF block that far behind it (ISO/IEC 23008-12, annex A.2.1). */
function clearExifItem(content: Uint8Array): void {
  if (content.length < 4) return;
  clearExifLocation(content.subarray(4 + viewOf(content).getUint32(0)));
}

/** Lets `clear` work on an item in one piece, wherever its parts lie. */
function throughExtents(
  bytes: Uint8Array,
  extents: readonly Extent[],
  clear: (content: Uint8Array) => void,
): void {
  const length = extents.reduce((sum, { start, end }) => sum + end - start, 0);
  // Parts of one item do not overlap, so together they are no longer than the file.
  if (length > bytes.length) return;
  const content = new Uint8Array(length);
  let at = 0;
  for (const { start, end } of extents) {
    content.set(bytes.subarray(start, end), at);
    at += end - start;
  }
  clear(content);
  at = 0;
  for (const { start, end } of extents) {
    bytes.set(content.subarray(at, at + end - start), start);
    at += end - start;
  }
}

/** Metadata items that are looked at: a photograph has one or two, a malformed file any number. */
const MAX_ITEMS = 16;

function clearItems(bytes: Uint8Array, meta: Box): void {
  const items = metadataItems(bytes, meta);
  const places = itemExtents(bytes, meta, new Set(items.keys()));
  for (const [id, kind] of [...items].slice(0, MAX_ITEMS)) {
    const clear = kind === 'exif' ? clearExifItem : clearXmpLocation;
    throughExtents(bytes, places.get(id) ?? [], clear);
  }
}

/** Zeroes the location in the Exif and XMP items of a HEIC file, in place. */
export function clearHeicLocation(bytes: Uint8Array): void {
  const meta = boxesBetween(bytes, 0, bytes.length).find(({ type }) => type === 'meta');
  if (meta) clearItems(bytes, meta);
}
