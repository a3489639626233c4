import { join, sep } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { partFiles, sharedFiles } from '../templates/style-files.ts';

/** URL of a source as Vite serves it, inside or outside its root. */
function sourceAddress(file: string): string {
  const path = file.split(sep).join('/');
  const root = `${ENGINE_ROOT.split(sep).join('/')}/`.replace('//', '/');
  return path.startsWith(root) ? `/${path.slice(root.length)}` : `/@fs/${path.replace(/^\//, '')}`;
}

const ENGINE_STYLES = join(ENGINE_ROOT, 'renderer') + sep;

const isOfEngine = (file: string) => file.startsWith(ENGINE_STYLES);

/** Path of all css next to modules of the engine on the development server. */
export const ENGINE_PARTS_PATH = '/@touchdown/parts.css';

/** Returns a stylesheet as it is served at an address. */
type ReadStyles = (address: string) => Promise<string>;

/**
 * The stylesheets that pages link to in development: those of all pages, and every one next to a module. The list is
 * cached until one is created, removed or changed.
 *
 * The engine has a hundred of them, which nobody edits but its authors. For all others they are one: a page then makes
 * a third of the requests.
 */
export class LinkedStyles {
  readonly #root: string;
  #addresses: readonly string[] | undefined;
  #parts: Promise<string> | undefined;

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#root = root;
  }

  /** In the order of their rules. */
  get addresses(): readonly string[] {
    this.#addresses ??= this.#list();
    return this.#addresses;
  }

  #list(): string[] {
    const shared = sharedFiles(this.#root).map(sourceAddress);
    const parts = partFiles(this.#root);
    if (this.#root === ENGINE_ROOT) return [...shared, ...parts.map(sourceAddress)];
    const own = parts.filter((file) => !isOfEngine(file));
    return [...shared, ENGINE_PARTS_PATH, ...own.map(sourceAddress)];
  }

  /** All css next to modules of the engine, read once for all pages. */
  engineParts(read: ReadStyles): Promise<string> {
    this.#parts ??= Promise.all(
      partFiles(this.#root)
        .filter(isOfEngine)
        .map((file) => read(sourceAddress(file))),
    ).then((sheets) => sheets.join('\n'));
    return this.#parts;
  }

  /** Clears the cached list. */
  forget(): void {
    this.#addresses = undefined;
    this.#parts = undefined;
  }
}
