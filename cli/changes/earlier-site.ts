import { basename, join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { holdOpen, openBytes } from '../content/open-texts.ts';
import { displayPath } from '../content/source-file.ts';
import type { DevAnswer } from '../dev/dev-answer.ts';
import { DevSite } from '../dev/dev-site.ts';
import { dataFileKind } from '../site/data-files.ts';
import type { OpenSite } from '../site/open-site.ts';

/** The site with earlier texts in some of its files. */
export class EarlierSite {
  readonly #site: OpenSite;
  readonly #cwd: string;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #dev: DevSite;

  /** @param texts of files by name, relative to the site's folder. */
  constructor(site: OpenSite, cwd: string, texts: ReadonlyMap<string, string>) {
    this.#site = site;
    this.#cwd = cwd;
    this.#texts = texts;
    this.#dev = this.#reading(() => new DevSite(site, cwd));
  }

  /** The configuration and its words. */
  get shown(): DevSite['shown'] {
    return this.#dev.shown;
  }

  /** The page at a path. */
  answer(path: string): DevAnswer | undefined {
    return this.#reading(() => this.#dev.answer(path));
  }

  /** The earlier findings of a file, without checks across pages. */
  findings(file: string): Diagnostic[] {
    const path = join(this.#site.root, file);
    const shown = displayPath(path, this.#cwd);
    return dataFileKind(path, this.#site) === 'landing'
      ? this.#reading(() => this.#dev.reloadLanding(basename(path)))
      : this.#reading(() => this.#dev.findings.ofFile(shown));
  }

  /** Readers of the files get the earlier texts meanwhile. Synchronous, so nothing else can run in between. */
  #reading<Value>(read: () => Value): Value {
    const paths = [...this.#texts].map(
      ([file, text]) => [join(this.#site.root, file), text] as const,
    );
    const open = paths.map(([path]) => [path, openBytes(path)?.toString('utf8')] as const);
    for (const [path, text] of paths) holdOpen(path, text);
    try {
      return read();
    } finally {
      for (const [path, text] of open) holdOpen(path, text);
    }
  }
}
