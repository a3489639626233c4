/**
 * GPS properties of XMP (XMP specification, part 2, "Exif schema"): as attributes of a description, or as
 * elements of their own. No two tries read the same stretch of text, so that even a malformed packet takes
 * no longer than its length.
 */
const ATTRIBUTE = /(:GPS\w*\s*=\s*)("[^"<]*"|'[^'<]*')/gi;
const ELEMENT = /(<[\w.-]*:GPS\w*(?:\s[^<>]*)?>)([^<]+)/gi;

const SPACE = 0x20;

/** Blanks the values of GPS properties in an XMP packet in place; it stays well-formed XML. */
export function clearXmpLocation(packet: Uint8Array): void {
  // One character for each byte, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(packet);
  for (const { index, 1: name = '', 2: quoted = '' } of text.matchAll(ATTRIBUTE)) {
    const start = index + name.length + 1;
    packet.fill(SPACE, start, start + quoted.length - 2);
  }
  for (const { index, 1: tag = '', 2: value = '' } of text.matchAll(ELEMENT)) {
    const start = index + tag.length;
    packet.fill(SPACE, start, start + value.length);
  }
}
