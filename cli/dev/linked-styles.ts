import { sep } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { partFiles, sharedFiles } from '../templates/style-files.ts';

/** URL of a source as Vite serves it, inside or outside its root. */
function sourceAddress(file: string): string {
  const path = file.split(sep).join('/');
  const root = `${ENGINE_ROOT.split(sep).join('/')}/`.replace('//', '/');
  return path.startsWith(root) ? `/${path.slice(root.length)}` : `/@fs/${path.replace(/^\//, '')}`;
}

/**
 * The stylesheets that pages link to in development: those of all pages, and every one next to a module. The list is
 * cached until one is created, removed or changed.
 */
export class LinkedStyles {
  readonly #root: string;
  #addresses: readonly string[] | undefined;

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#root = root;
  }

  /** In the order of their rules. */
  get addresses(): readonly string[] {
    this.#addresses ??= [...sharedFiles(this.#root), ...partFiles(this.#root)].map(sourceAddress);
    return this.#addresses;
  }

  /** Clears the cached list. */
  forget(): void {
    this.#addresses = undefined;
  }
}
