import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CommandResult, runHere } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A site by its files. */
export type Files = Readonly<Record<string, string>>;

/** Pages that name the asset that they need, and the asset. */
export function siteOf(asset: string, pages: readonly string[] = ['index', 'about']): Files {
  const file = `assets/page-${asset}.css`;
  return {
    ...Object.fromEntries(pages.map((page) => [`${page}.html`, `${page} needs ${file}`])),
    [file]: `/* ${asset} */`,
    '404.html': 'no such page',
  };
}

const registryOf = (files: Files) =>
  Object.keys(files)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ path: `/${file.replace(/(?:index)?\.html$/, '')}` }));

/** A site as a build has left it, without a build. */
export class FinishedSite {
  readonly root = tempFolder();
  readonly dist = join(this.root, 'dist');

  constructor() {
    writeFileSync(join(this.root, 'site.config.yaml'), 'keep: [robots-of-mine.txt]\n');
  }

  /** Puts a site into `dist`, with the lists that a build writes. */
  build(site: Files): Files {
    const registry = JSON.stringify(registryOf(site));
    const files: Record<string, string> = { ...site, 'page-registry.json': registry };
    const manifest = Object.entries(files).map(([path, text]) => ({
      ...{ path, size: Buffer.byteLength(text) },
      hash: createHash('sha256').update(text).digest('hex'),
    }));
    files['build-manifest.json'] = JSON.stringify(manifest);
    rmSync(this.dist, { recursive: true, force: true });
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    return files;
  }

  /** Writes a file of `dist` behind the back of the build. */
  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.dist, file)), { recursive: true });
    writeFileSync(join(this.dist, file), text);
  }

  /** @param place where the command is run, below the root. */
  publish(target: string, options: string[] = [], env = {}, place = ''): Promise<CommandResult> {
    const args = ['publish', target, '--json', ...options];
    return runHere(args, { cwd: join(this.root, place), site: null, env });
  }
}

/** The files below a folder with their texts; links to folders are followed. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(`${folder}/`, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
}
