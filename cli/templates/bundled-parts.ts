import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { StylePart } from './page-sheet.ts';
import { partFiles } from './style-files.ts';
import { stylePart } from './style-parts.ts';

/** File of a bundle with the css that only some pages link. */
export const STYLE_PARTS = 'style-parts.json';

/** Where css may be that nothing but a script asks for: what a feature shows once it runs. */
const OF_A_SCRIPT = /\/(?:features|site)\/.*\.css$/;

/** The css beside modules, on its way through the bundler. */
export interface BundledParts {
  /** What the bundler starts from besides the scripts. */
  input: Record<string, string>;
  plugin: Plugin;
  /** Writes `STYLE_PARTS` into a bundle whose `client/` is there. */
  write(outDir: string): void;
}

/** The parts as the bundler left them below `folder`, in their order. */
function readParts(folder: string, files: readonly string[]): StylePart[] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, 'assets.json'), 'utf8'),
  );
  return files.flatMap((file) => {
    const name = relative(ENGINE_ROOT, file).split(sep).join('/');
    const made = manifest[name]?.file;
    if (made === undefined) throw new Error(`The bundle has no ${name}`);
    const part = stylePart(readFileSync(join(folder, made), 'utf8'), name);
    return part.needs.length === 0 ? [] : [part];
  });
}

/**
 * Has every css file beside a module bundled by itself. What a feature's script loads comes with that script alone;
 * all else is for the pages that it has a rule for.
 *
 * @param root folder of the site whose css comes in, if any does.
 */
export function bundledParts(root: string | undefined): BundledParts {
  const files = partFiles(root);
  const loaded = new Set<string>();
  return {
    input: Object.fromEntries(files.map((file, index) => [`part-${index}`, file])),
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
      const parts = readParts(join(outDir, 'client'), shown);
      writeFileSync(join(outDir, STYLE_PARTS), JSON.stringify(parts));
    },
  };
}
