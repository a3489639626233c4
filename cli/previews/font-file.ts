import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Sizes in bytes of the header and of a table directory entry, in WOFF and in a font file (WOFF 1.0, 3 and 4). */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

/** Converts WOFF to a plain font file: the library that draws preview pictures cannot read WOFF. */
export function unpack(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(tables));
  const font = Buffer.alloc(woff.readUInt32BE(16));
  font.writeUInt32BE(woff.readUInt32BE(4));
  font.writeUInt16BE(tables, 4);
  font.writeUInt16BE(SFNT.entry * power, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE(SFNT.entry * (tables - power), 10);
  let place = SFNT.header + SFNT.entry * tables;
  for (let index = 0; index < tables; index += 1) {
    const from = WOFF.header + WOFF.entry * index;
    const to = SFNT.header + SFNT.entry * index;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(from + at),
    ) as [number, number, number, number];
    woff.copy(font, to, from, from + 4);
    font.writeUInt32BE(checksum, to + 4);
    font.writeUInt32BE(place, to + 8);
    font.writeUInt32BE(length, to + 12);
    const data = woff.subarray(start, start + packed);
    font.set(packed < length ? inflateSync(data) : data, place);
    // Every table starts at a multiple of four.
    place += Math.ceil(length / 4) * 4;
  }
  return font;
}

/**
 * Writes fonts as plain font files next to the compiled tool, so that their packages, with a file for each weight,
 * alphabet and format, need not be installed.
 *
 * @param folder absolute path.
 * @param modules web fonts, as import specifiers.
 */
export function writeFonts(folder: string, modules: readonly string[]): Plugin {
  return {
    name: 'touchdown:write-fonts',
    writeBundle() {
      mkdirSync(folder, { recursive: true });
      for (const module of modules) {
        const font = unpack(readFileSync(require.resolve(module)));
        writeFileSync(join(folder, `${basename(module, '.woff')}.ttf`), font);
      }
    },
  };
}
