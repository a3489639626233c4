/** Maximum file size in bytes (docs/product.md, "Upload portal"). */
export const MAX_UPLOAD = 10 * 1_048_576;

/** Bytes from the start of a file needed to detect its type. */
export const HEAD_LENGTH = 64;

/** Accepted types (docs/product.md, "Upload portal"). */
export type UploadType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/heic'
  | 'application/pdf';

/**
 * Why a file is rejected; `unreadable` if the browser cannot open it, as with a folder, `damaged` if a photograph
 * contains no image.
 */
export type Refusal = 'empty' | 'too-large' | 'other-type' | 'unreadable' | 'damaged';

/** Brands of the HEIC family; `mif1` alone may also be AVIF (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms])$/;

function text(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** The brands of a file that starts with an `ftyp` box, major brand first. */
function brands(head: Uint8Array): string[] {
  if (text(head, 4, 8) !== 'ftyp') return [];
  const end = Math.min(((head[2] ?? 0) << 8) | (head[3] ?? 0), head.length);
  const found = [text(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(text(head, at, at + 4));
  return found;
}

/** The type of a file by its first bytes, regardless of its name; undefined if not accepted. */
export function uploadType(head: Uint8Array): UploadType | undefined {
  if (text(head, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp';
  if (brands(head).some((brand) => HEIC_BRANDS.test(brand))) return 'image/heic';
  if (text(head, 0, 5) === '%PDF-') return 'application/pdf';
  return undefined;
}

/**
 * Whether a file is accepted, and as which type (docs/product.md, "Upload portal").
 *
 * @param head its first `HEAD_LENGTH` bytes, or all of them if it is shorter.
 */
export function checkUpload(
  size: number,
  head: Uint8Array,
): { type: UploadType } | { refusal: Refusal } {
  if (size === 0) return { refusal: 'empty' };
  const type = uploadType(head);
  if (type === undefined) return { refusal: 'other-type' };
  return size > MAX_UPLOAD ? { refusal: 'too-large' } : { type };
}
