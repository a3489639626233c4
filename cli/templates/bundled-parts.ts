import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { type BundledStyles, SHARED_STYLES, STYLE_PARTS } from './bundled-styles.ts';
import type { StylePart } from './page-sheet.ts';
import { partFiles, sharedFiles } from './style-files.ts';
import { stylePart } from './style-parts.ts';

/** Css that only a script may import: what a feature shows once it runs. */
const OF_A_SCRIPT = /\/(?:features|site)\/.*\.css$/;

/** The css of pages during bundling. No script imports it, so none waits for it. */
export interface BundledParts {
  /** Entries of the bundler besides the scripts. */
  input: Record<string, string>;
  plugin: Plugin;
  /** Writes `STYLE_PARTS` and `SHARED_STYLES` to a bundle that already has its `client/`. */
  write(outDir: string): void;
}

type Manifest = Record<string, BundledStyles>;

const nameOf = (file: string) => relative(ENGINE_ROOT, file).split(sep).join('/');

function madeOf(manifest: Manifest, file: string): BundledStyles {
  const made = manifest[nameOf(file)];
  if (made === undefined) throw new Error(`The bundle has no ${nameOf(file)}`);
  return made;
}

/** The bundled parts in `folder`, in order. */
function readParts(folder: string, manifest: Manifest, files: readonly string[]): StylePart[] {
  return files.flatMap((file) => {
    const css = readFileSync(join(folder, madeOf(manifest, file).file), 'utf8');
    const part = stylePart(css, nameOf(file));
    return part.needs.length === 0 ? [] : [part];
  });
}

/**
 * Bundles every css file next to a module separately. Css imported by a feature's script is loaded with that script;
 * all other css goes to the pages that it has rules for.
 *
 * @param root folder of the site whose css is included, if any.
 */
export function bundledParts(root: string | undefined): BundledParts {
  const files = partFiles(root);
  const shared = sharedFiles(root);
  const loaded = new Set<string>();
  return {
    input: Object.fromEntries([
      ...shared.map((file, index) => [`shared-${index}`, file]),
      ...files.map((file, index) => [`part-${index}`, file]),
    ]),
    plugin: {
      name: 'touchdown:bundled-parts',
      generateBundle() {
        for (const id of this.getModuleIds()) {
          const importers = OF_A_SCRIPT.test(id) ? (this.getModuleInfo(id)?.importers ?? []) : [];
          if (importers.some((importer) => /\.tsx?$/.test(importer))) loaded.add(id);
        }
      },
    },
    write(outDir) {
      const shown = files.filter((file) => !loaded.has(file.split(sep).join('/')));
      const client = join(outDir, 'client');
      const manifest: Manifest = JSON.parse(readFileSync(join(client, 'assets.json'), 'utf8'));
      const write = (name: string, content: unknown) =>
        writeFileSync(join(outDir, name), JSON.stringify(content));
      write(STYLE_PARTS, readParts(client, manifest, shown));
      const styles = shared.map((file): BundledStyles => madeOf(manifest, file));
      write(SHARED_STYLES, styles);
    },
  };
}
