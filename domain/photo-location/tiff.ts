import { hasMark, viewOf } from './byte-view.ts';

/** Tags of the entries that lead on (Exif 2.32, section 4.6.3; TIFF 6.0, supplement 1). */
const GPS_IFD = 0x8825;
const LINKED_IFDS: ReadonlySet<number> = new Set([0x8769, 0x014a]);

/** Bytes of one value by its type's number (TIFF 6.0, section 2). */
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

const HEADER_LENGTH = 8;
const ENTRY_LENGTH = 12;

/** Directories that are followed: cameras write a handful, a malformed file any number. */
const MAX_DIRECTORIES = 64;

interface Entry {
  tag: number;
  /** Bytes of all its values; up to four stand in the entry itself. */
  size: number;
  /** Where its values are, or where the directory is that it leads to. */
  offset: number;
}

class Tiff {
  readonly #block: Uint8Array;
  readonly #view: DataView;
  readonly #little: boolean;
  /** Values do not overlap, so together they are no longer than the block. */
  #toClear: number;

  constructor(block: Uint8Array, little: boolean) {
    this.#block = block;
    this.#toClear = block.length;
    this.#view = viewOf(block);
    this.#little = little;
  }

  /** The entries of a directory that lie within the block, and the directory after it. */
  directory(at: number): { entries: Entry[]; end: number; next: number } | undefined {
    const { byteLength } = this.#view;
    if (at < HEADER_LENGTH || at + 2 > byteLength) return undefined;
    const count = this.#view.getUint16(at, this.#little);
    const entries: Entry[] = [];
    let end = at + 2;
    while (entries.length < count && end + ENTRY_LENGTH <= byteLength) {
      const type = this.#view.getUint16(end + 2, this.#little);
      entries.push({
        tag: this.#view.getUint16(end, this.#little),
        size: (TYPE_SIZES[type] ?? 0) * this.#view.getUint32(end + 4, this.#little),
        offset: this.#view.getUint32(end + 8, this.#little),
      });
      end += ENTRY_LENGTH;
    }
    const complete = entries.length === count && end + 4 <= byteLength;
    return { entries, end, next: complete ? this.#view.getUint32(end, this.#little) : 0 };
  }

  first(): number {
    return this.#view.getUint32(4, this.#little);
  }

  /** Where the directories are that an entry leads to; several offsets stand out of line. */
  targets({ size, offset }: Entry): number[] {
    if (size <= 4) return [offset];
    const offsets: number[] = [];
    const end = Math.min(offset + size, this.#view.byteLength, offset + 4 * MAX_DIRECTORIES);
    for (let at = offset; at + 4 <= end; at += 4)
      offsets.push(this.#view.getUint32(at, this.#little));
    return offsets;
  }

  /** Zeroes a directory with everything that its entries point to. */
  clear(at: number): void {
    const directory = this.directory(at);
    if (!directory) return;
    for (const { size, offset } of directory.entries) {
      if (size <= 4 || offset < HEADER_LENGTH || size > this.#toClear) continue;
      this.#toClear -= size;
      this.#block.fill(0, offset, offset + size);
    }
    this.#block.fill(0, at, directory.end + 4);
  }
}

/** Every directory of a block, and those that GPS entries lead to. */
function directories(tiff: Tiff): { seen: Set<number>; locations: Set<number> } {
  const seen = new Set<number>();
  const locations = new Set<number>();
  const waiting = [tiff.first()];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at) || seen.size === MAX_DIRECTORIES) continue;
    seen.add(at);
    const directory = tiff.directory(at);
    if (!directory) continue;
    waiting.push(directory.next);
    for (const entry of directory.entries) {
      if (entry.tag === GPS_IFD && locations.size < MAX_DIRECTORIES) locations.add(entry.offset);
      if (LINKED_IFDS.has(entry.tag) && waiting.length < MAX_DIRECTORIES)
        waiting.push(...tiff.targets(entry));
    }
  }
  return { seen, locations };
}

/** Some files have the mark of JPEG's segment in front of the block, where it is not asked for. */
const EXIF_MARK = 'Exif\0\0';

/**
 * Zeroes the GPS directory of Exif data, which is a TIFF block, in place: its entries and the values that
 * they point to. The entry that leads there stays and finds an empty directory.
 */
export function clearExifLocation(exif: Uint8Array): void {
  const block = hasMark(exif, 0, EXIF_MARK) ? exif.subarray(EXIF_MARK.length) : exif;
  const little = hasMark(block, 0, 'II');
  if (block.length < HEADER_LENGTH || !(little || hasMark(block, 0, 'MM'))) return;
  const tiff = new Tiff(block, little);
  const { seen, locations } = directories(tiff);
  // A pointer back to another directory is a fault of the file, not a location.
  for (const at of locations) if (!seen.has(at)) tiff.clear(at);
}
