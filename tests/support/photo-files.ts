import { crc32, deflateSync } from 'node:zlib';

/** Photographs assembled byte by byte for tests; all their metadata contains `SECRET`. */

export const SECRET = 'Midland';

/** EXIF orientation: rotated to the right. */
export const HELD = 6;

export type ByteOrder = 'little' | 'big';

function join(...parts: (Uint8Array | string | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => toBuffer(part))));
}

function toBuffer(part: Uint8Array | string | number[]): Buffer {
  return typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
}

function u16(value: number, order: ByteOrder = 'big'): number[] {
  const bytes = [(value >> 8) & 0xff, value & 0xff];
  return order === 'big' ? bytes : bytes.reverse();
}

function u32(value: number, order: ByteOrder = 'big'): number[] {
  const bytes = [value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
  return order === 'big' ? bytes : bytes.reverse();
}

const ASCII = 2;
const LONG = 4;
const RATIONAL = 5;

/** Degrees, minutes and hundredths of seconds of the location in `exif`. */
export const LATITUDE = [31, 59, 5028] as const;
export const LONGITUDE = [102, 4, 4044] as const;
const CAMERA = `${SECRET} Camera 4`;

/**
 * A TIFF block with a camera name, a date and a location. Values that do not fit are stored out of line; a second
 * directory follows the first, as for a thumbnail.
 */
export function exif(order: ByteOrder = 'little'): Uint8Array<ArrayBuffer> {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...[...u16(tag, order), ...u16(type, order), ...u32(count, order)],
    ...value,
  ];
  const at = (offset: number) => u32(offset, order);
  const angle = ([degrees, minutes, hundredths]: readonly [number, number, number]) =>
    [degrees, 1, minutes, 1, hundredths, 100].flatMap((part) => u32(part, order));
  // Header 8; first directory 2 + 4 × 12 + 4; camera 18; GPS 2 + 5 × 12 + 4; two angles of 24 bytes.
  const cameraAt = 62;
  const dateAt = 80;
  const gpsAt = 100;
  const latitudeAt = gpsAt + 66;
  const longitudeAt = latitudeAt + 24;
  const secondAt = longitudeAt + 24;
  return join(
    order === 'little' ? 'II' : 'MM',
    [...u16(42, order), ...u32(8, order)],
    u16(4, order),
    entry(0x0110, ASCII, CAMERA.length + 1, at(cameraAt)),
    entry(0x0112, 3, 1, [...u16(HELD, order), 0, 0]),
    entry(0x0132, ASCII, 20, at(dateAt)),
    entry(0x8825, LONG, 1, at(gpsAt)),
    u32(secondAt, order),
    `${CAMERA}\0`,
    '2026:05:01 10:00:00\0',
    u16(5, order),
    entry(0x0000, 1, 4, [2, 3, 0, 0]),
    entry(0x0001, ASCII, 2, [0x4e, 0, 0, 0]),
    entry(0x0002, RATIONAL, 3, at(latitudeAt)),
    entry(0x0003, ASCII, 2, [0x57, 0, 0, 0]),
    entry(0x0004, RATIONAL, 3, at(longitudeAt)),
    u32(0, order),
    angle(LATITUDE),
    angle(LONGITUDE),
    u16(1, order),
    entry(0x0103, 3, 1, [...u16(6, order), 0, 0]),
    u32(0, order),
  );
}

/** XMP with the location as coordinates and in words. */
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description exif:GPSLatitude="31,59.838N" ' +
  `photoshop:City="${SECRET}"><Iptc4xmpExt:LocationShown>${SECRET}, TX</Iptc4xmpExt:LocationShown>` +
  `<dc:title>Deed, ${SECRET} County</dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** A Photoshop resource block with IPTC: city (2:90) and street (2:92). */
const IPTC = join(
  'Photoshop 3.0\x008BIM\x04\x04\0\0',
  u32(10 + 2 * SECRET.length),
  [0x1c, 2, 90, ...u16(SECRET.length)],
  SECRET,
  [0x1c, 2, 92, ...u16(SECRET.length)],
  SECRET,
);

/** A color profile: not a real one, but it must stay unchanged. */
export const PROFILE = 'profile of the colours';

/** The video that phones append to a photograph, with the location in its user data. */
const FILM = box(
  'moov',
  box('udta', box('\xa9xyz', [...u16(24), ...u16(0x15c7)], `+31.9973-102.0779/${SECRET}`)),
);

function segment(marker: number, ...parts: (Uint8Array | string)[]): Uint8Array {
  const content = join(...parts);
  return join([0xff, marker], u16(content.length + 2), content);
}

const XMP_MARK = 'http://ns.adobe.com/xap/1.0/\0';
const MORE_XMP_MARK = `http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}\0\0\0\0\0\0\0\0`;

/** JPEG segments with private metadata. */
function jpegMetadata(order: ByteOrder): Uint8Array {
  return join(
    segment(0xe1, 'Exif\0\0', exif(order)),
    segment(0xe1, XMP_MARK, XMP),
    segment(0xe1, MORE_XMP_MARK, XMP),
    segment(0xe0, 'JFXX\0\x13', SECRET),
    segment(0xe2, 'MPF\0', SECRET),
    segment(0xe5, SECRET),
    segment(0xed, IPTC),
    segment(0xfe, `Taken in ${SECRET}`),
  );
}

/** Adds everything to a JPEG file that phones and editors add. */
export function taggedJpeg(jpeg: Uint8Array, order: ByteOrder = 'little'): Uint8Array<ArrayBuffer> {
  return join(jpeg.subarray(0, 2), jpegMetadata(order), jpeg.subarray(2), 'MotionPhoto_Data', FILM);
}

/** The structure of a JPEG, with data in its scan that looks like markers, and a second image after it. */
export function jpegOutline(order: ByteOrder = 'little'): Uint8Array<ArrayBuffer> {
  const image = join(
    [0xff, 0xd8],
    segment(0xe0, `JFIF\0\x01\x02\x01\0\x48\0\x48\x01\x01${SECRET.slice(0, 3)}`),
    jpegMetadata(order),
    segment(0xe2, `ICC_PROFILE\0\x01\x01${PROFILE}`),
    segment(0xee, 'Adobe\0\x64\0\0\0\0\x01', SECRET),
    segment(0xc0, '\x08\0\x01\0\x01\x01\x01\x11\0'),
    segment(0xdb, '\0'.repeat(65)),
    segment(0xda, '\x01\x01\x00\x00\x3f\x00'),
    [1, 2, 0xff, 0, 0xe1, 0xff, 0xd0, 3, 0xff, 0xff, 0xd9],
  );
  return join(image, [0, 0, 0], image);
}

function pngChunk(type: string, content: Uint8Array | string | number[]): Uint8Array {
  const named = join(type, content);
  return join(u32(named.length - 4), named, u32(crc32(named)));
}

/** Exif as ImageMagick writes it, in hexadecimal. */
const RAW_PROFILE = `Raw profile type exif\0`;
const RAW_DIGITS = `\nexif\n  ${exif().length}\n${Buffer.from(exif()).toString('hex')}\n`;

/** Adds everything to a PNG file that programs add, after its header chunk and after its end. */
export function taggedPng(png: Uint8Array): Uint8Array<ArrayBuffer> {
  return join(
    png.subarray(0, 33),
    pngChunk('iCCP', join(`${SECRET}\0\0`, deflateSync(PROFILE))),
    pngChunk('eXIf', exif('big')),
    pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`),
    pngChunk('tEXt', `${RAW_PROFILE}${RAW_DIGITS}`),
    pngChunk('tEXt', `Comment\0${SECRET}`),
    pngChunk('zTXt', join(`${RAW_PROFILE}\0`, deflateSync(RAW_DIGITS))),
    pngChunk('zTXt', join('Raw profile type APP1\0\0', deflateSync(XMP))),
    pngChunk('tIME', [7, 0xea, 5, 1, 10, 0, 0]),
    pngChunk('prVt', SECRET),
    png.subarray(33),
    SECRET,
  );
}

/** Types of a PNG file's chunks, in order. */
export function pngChunks(png: Uint8Array): string[] {
  const bytes = Buffer.from(png);
  const types: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    types.push(bytes.toString('latin1', at + 4, at + 8));
  return types;
}

/** A PNG file of one pixel. */
export const PNG = join(
  '\x89PNG\r\n\x1a\n',
  pngChunk('IHDR', '\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0'),
  pngChunk('IDAT', deflateSync('\0\0\0\0')),
  pngChunk('IEND', ''),
);

/** True if the checksum of every chunk is correct. */
export function pngSumsHold(png: Uint8Array): boolean {
  const bytes = Buffer.from(png);
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) return false;
    at = end + 4;
  }
  return true;
}

function webpChunk(type: string, content: Uint8Array | string): Uint8Array {
  const bytes = join(content);
  return join(type, u32(bytes.length, 'little'), bytes, '\0'.repeat(bytes.length % 2));
}

/** An extended WebP file around the picture chunk of a simple one. */
export function taggedWebp(picture: Uint8Array, width = 1, height = 1): Uint8Array<ArrayBuffer> {
  const size = (value: number) => u32(value - 1, 'little').slice(0, 3);
  const EXIF_AND_XMP = 0x0c;
  const chunks = join(
    webpChunk('VP8X', join([EXIF_AND_XMP, 0, 0, 0], size(width), size(height))),
    picture,
    webpChunk('EXIF', join('Exif\0\0', exif('big'))),
    webpChunk('XMP ', XMP),
    webpChunk('PRIV', SECRET),
  );
  return join('RIFF', u32(chunks.length + 4, 'little'), 'WEBP', chunks, SECRET);
}

function box(type: string, ...parts: (Uint8Array | string | number[])[]): Uint8Array<ArrayBuffer> {
  const content = join(...parts);
  return join(u32(content.length + 8), type, content);
}

/** Picture data of `heic`, between the two halves of its Exif item. */
export const HEIC_PICTURE = 'the picture itself';

/** A HEIC file: its Exif item is in two parts around the picture, its XMP item in the `idat` box. */
export function heic(order: ByteOrder = 'big'): Uint8Array<ArrayBuffer> {
  const item = join(u32(6), 'Exif\0\0', exif(order));
  const half = Math.floor(item.length / 2);
  const entry = (id: number, type: string, more = '') =>
    box('infe', [2, 0, 0, 0, ...u16(id), 0, 0], type, `${SECRET}\0`, more);
  const meta = (mediaAt: number) =>
    box(
      'meta',
      u32(0),
      box('hdlr', u32(0), u32(0), 'pict', '\0'.repeat(12), `${SECRET}\0`),
      box('iprp', box('ipco', box('colr', 'prof', PROFILE), box('udes', SECRET), box('irot', [1]))),
      box('uuid', SECRET),
      box(
        'iinf',
        [0, 0, 0, 0, ...u16(3)],
        entry(1, 'hvc1'),
        entry(2, 'Exif'),
        entry(3, 'mime', 'application/rdf+xml\0'),
      ),
      box('idat', XMP),
      box(
        'iloc',
        [1, 0, 0, 0, 0x44, 0x40, ...u16(3)],
        [...u16(1), ...u16(0), ...u16(0), ...u32(0), ...u16(1)],
        [...u32(mediaAt + half), ...u32(HEIC_PICTURE.length)],
        [...u16(2), ...u16(0), ...u16(0), ...u32(mediaAt), ...u16(2)],
        [...u32(0), ...u32(half)],
        [...u32(half + HEIC_PICTURE.length), ...u32(item.length - half)],
        [...u16(3), ...u16(1), ...u16(0), ...u32(0), ...u16(1), ...u32(0), ...u32(XMP.length)],
      ),
    );
  const start = box('ftyp', 'mif1\0\0\0\0', 'mif1heic');
  const mediaAt = start.length + meta(0).length + 8;
  return join(
    start,
    meta(mediaAt),
    box('mdat', item.subarray(0, half), HEIC_PICTURE, item.subarray(half), SECRET),
    box('mpvd', FILM),
    FILM,
    SECRET,
  );
}
