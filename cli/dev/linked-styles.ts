import { sep } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { partFiles, sharedFiles } from '../templates/style-files.ts';

/** Address of a source as Vite serves it, inside its root or outside. */
function sourceAddress(file: string): string {
  const path = file.split(sep).join('/');
  const root = `${ENGINE_ROOT.split(sep).join('/')}/`.replace('//', '/');
  return path.startsWith(root) ? `/${path.slice(root.length)}` : `/@fs/${path.replace(/^\//, '')}`;
}

/**
 * The stylesheets that pages in development link: those of all pages, and every one that stands beside a module.
 * They are looked for once, and again when one of them has come, gone or changed.
 */
export class LinkedStyles {
  readonly #root: string;
  #addresses: readonly string[] | undefined;

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#root = root;
  }

  /** In the order in which their rules follow each other. */
  get addresses(): readonly string[] {
    this.#addresses ??= [...sharedFiles(this.#root), ...partFiles(this.#root)].map(sourceAddress);
    return this.#addresses;
  }

  /** Has them looked for again. */
  forget(): void {
    this.#addresses = undefined;
  }
}
