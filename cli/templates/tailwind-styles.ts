import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compile } from 'tailwindcss';
import type { Plugin } from 'vite';
import { tailwindFile } from '../content/utility-css.ts';

/** A css file, asked for as it is, by a page or by a script. */
const STYLES = /\.css(?:\?direct)?$/;

/** What only Tailwind understands, or may stand in an imported file beside this one: anything else is css as browsers know it. */
const FOR_TAILWIND =
  /@import\s+["'](?:\.|tailwindcss\b)|@(?:theme|source|apply|reference|utility|variant|custom-variant)\b|\btheme\(|--(?:alpha|spacing)\(/;

/** An address without a scheme or a root: of a file beside the stylesheet, or in a package. */
const ADDRESS = /url\(\s*(["']?)(?![\w-]+:|[/#])([^"')?#]+)([^"')]*)\1\s*\)/g;

/** Addresses in an imported file as they are called from the folder of the file that imports it. */
function movedAddresses(css: string, from: string, to: string): string {
  if (from === to) return css;
  return css.replace(ADDRESS, (written, _quote, path: string, rest: string) => {
    if (!existsSync(join(from, path))) return written;
    const moved = relative(to, join(from, path)).split(sep).join('/');
    return `url("${moved.startsWith('.') ? moved : `./${moved}`}${rest}")`;
  });
}

/**
 * Compiles what is Tailwind's in stylesheets. Classes become rules where they are named, by `@source inline(…)` or
 * `@apply`: sources are not searched for words that look like one, and a file without anything of Tailwind is left alone.
 */
export function tailwindStyles(): Plugin {
  return {
    name: 'touchdown:tailwind-styles',
    enforce: 'pre',
    transform: {
      filter: { id: STYLES, code: FOR_TAILWIND },
      async handler(code, id) {
        const folder = dirname(id);
        const { build } = await compile(code, {
          base: folder,
          loadStylesheet: async (name, base) => {
            const resolved =
              tailwindFile(name) ??
              (await this.resolve(name, join(base, 'importer.css')))?.id ??
              join(base, name);
            this.addWatchFile(resolved);
            const content = readFileSync(resolved, 'utf8');
            const from = dirname(resolved);
            return { path: resolved, base: from, content: movedAddresses(content, from, folder) };
          },
        });
        return { code: build([]), map: null };
      },
    },
  };
}
