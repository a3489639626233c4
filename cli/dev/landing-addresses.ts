import type { PageMeta, ReadPageMeta } from '../content/page-index.ts';
import { isTied } from '../content/site-pages.ts';

/** What checks across pages look at landings one by one for. */
const IS_AMONG = {
  tied: isTied,
  scheduled: ({ schedule }: PageMeta) => schedule !== undefined,
  tested: ({ test }: PageMeta) => test !== undefined,
  linking: ({ links }: PageMeta) => links !== undefined,
} as const;

type Among = keyof typeof IS_AMONG;
const AMONG = Object.keys(IS_AMONG) as Among[];

/**
 * The addresses of the landings, kept up to date as one after the other is read, so that nobody has to go through all
 * of them after an edit. No two landings have the same address: it is the name of the file.
 */
export class LandingAddresses {
  readonly #byPath = new Map<string, ReadPageMeta>();
  readonly #among = Object.fromEntries(AMONG.map((among) => [among, new Map()])) as Readonly<
    Record<Among, Map<string, ReadPageMeta>>
  >;

  /** Takes a landing as it has been read last, in place of what it was before. */
  set(meta: ReadPageMeta): void {
    const path = meta.entry.path.toLowerCase();
    this.#byPath.set(path, meta);
    for (const among of AMONG) {
      if (IS_AMONG[among](meta)) this.#among[among].set(path, meta);
      else this.#among[among].delete(path);
    }
  }

  delete({ entry }: ReadPageMeta): void {
    const path = entry.path.toLowerCase();
    for (const pages of [this.#byPath, ...Object.values(this.#among)]) pages.delete(path);
  }

  /** @param path in small letters. */
  at(path: string): ReadPageMeta | undefined {
    return this.#byPath.get(path);
  }

  /** Those of a kind, in the order of their addresses. */
  among(among: Among): ReadPageMeta[] {
    const found = [...this.#among[among].values()];
    return found.sort((a, b) => (a.entry.path < b.entry.path ? -1 : 1));
  }

  *paths(): Generator<string> {
    for (const { entry } of this.#byPath.values()) yield entry.path;
  }
}
