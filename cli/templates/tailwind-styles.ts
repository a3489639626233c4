import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { compile } from 'tailwindcss';
import type { Plugin } from 'vite';
import { tailwindFile } from '../content/utility-css.ts';

/** A css file imported as is, by a page or a script. */
const STYLES = /\.css(?:\?direct)?$/;

/** Syntax of Tailwind, or an import of a file that may contain it; anything else is plain css. */
const FOR_TAILWIND =
  /@import\s+["'](?:\.|tailwindcss\b)|@(?:theme|source|apply|reference|utility|variant|custom-variant)\b|\btheme\(|--(?:alpha|spacing)\(/;

/** A relative URL: of a file next to the stylesheet, or in a package. */
const ADDRESS = /url\(\s*(["']?)(?![\w-]+:|[/#])([^"')?#]+)([^"')]*)\1\s*\)/g;

/** Rewrites relative URLs in an imported file for the folder of the importing file. */
function movedAddresses(css: string, from: string, to: string): string {
  if (from === to) return css;
  return css.replace(ADDRESS, (written, _quote, path: string, rest: string) => {
    if (!existsSync(join(from, path))) return written;
    const moved = relative(to, join(from, path)).split(sep).join('/');
    return `url("${moved.startsWith('.') ? moved : `./${moved}`}${rest}")`;
  });
}

/**
 * Compiles Tailwind syntax in stylesheets. Classes become rules only where they are listed, by `@source inline(…)`
 * or `@apply`: sources are not scanned, and files without Tailwind syntax are left alone.
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
