import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The shapes inside an icon's `<svg>`, on one line. */
function shapesOf(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
}

/** The shapes of every icon of the icon package by name, including aliases. */
function readIcons(): Record<string, string> {
  const folder = join(dirname(require.resolve('lucide-static/package.json')), 'icons');
  const icons = readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => [basename(name, '.svg'), shapesOf(readFileSync(join(folder, name), 'utf8'))]);
  return Object.fromEntries(icons);
}

/**
 * Writes the icons next to the compiled tool as one file: the icon package consists of 4,000 files in 67 MB, which
 * users of the tool should not have to install.
 *
 * @param file absolute path.
 */
export function writeIcons(file: string): Plugin {
  return {
    name: 'touchdown:write-icons',
    writeBundle: () => writeFileSync(file, brotliCompressSync(JSON.stringify(readIcons()))),
  };
}
