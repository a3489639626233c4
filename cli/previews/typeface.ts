/** How a font is named and how high its lines are, as its own tables say. */
export interface Typeface {
  /** The name of its family, and its weight from 100 to 900: what an SVG asks for it by. */
  family: string;
  weight: number;
  /** Height of a line, and from its top to the baseline, in parts of the size. */
  lineHeight: number;
  baseline: number;
}

/** Where each table of a font file begins (OpenType, "Table directory"). */
function tablesOf(font: Buffer): Map<string, number> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index): [string, number] => {
    const entry = 12 + 16 * index;
    return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)];
  });
  return new Map(entries);
}

/** Windows' texts in UTF-16 of a name, of which a font has one for each language ("name" table). */
const FAMILY = 1;
const WINDOWS = 3;

function familyOf(font: Buffer, table: number): string | undefined {
  const texts = table + font.readUInt16BE(table + 4);
  for (let index = 0; index < font.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + 12 * index;
    const [platform, name] = [font.readUInt16BE(record), font.readUInt16BE(record + 6)];
    if (platform !== WINDOWS || name !== FAMILY) continue;
    const start = texts + font.readUInt16BE(record + 10);
    const text = Buffer.from(font.subarray(start, start + font.readUInt16BE(record + 8)));
    return text.swap16().toString('utf16le');
  }
  return undefined;
}

/**
 * @param font a font file.
 * @returns undefined if a table is missing that every font for screens has.
 */
export function readTypeface(font: Buffer): Typeface | undefined {
  const tables = tablesOf(font);
  const [head, hhea, os2, name] = ['head', 'hhea', 'OS/2', 'name'].map((tag) => tables.get(tag));
  if (head === undefined || hhea === undefined || os2 === undefined || name === undefined)
    return undefined;
  const family = familyOf(font, name);
  if (family === undefined) return undefined;
  const em = font.readUInt16BE(head + 18);
  const [above, below, gap] = [4, 6, 8].map((at) => font.readInt16BE(hhea + at) / em) as [
    number,
    number,
    number,
  ];
  const weight = font.readUInt16BE(os2 + 4);
  return { family, weight, lineHeight: above - below + gap, baseline: above + gap / 2 };
}
