import type { PageMeta, ReadPageMeta } from '../content/addresses/page-index.ts';
import { isTied } from '../content/addresses/site-pages.ts';

/** Landings that checks across pages iterate over, by what they need. */
const IS_AMONG = {
  tied: isTied,
  scheduled: ({ schedule }: PageMeta) => schedule !== undefined,
  tested: ({ test }: PageMeta) => test !== undefined,
  linking: ({ links }: PageMeta) => links !== undefined,
} as const;

type Among = keyof typeof IS_AMONG;
const AMONG = Object.keys(IS_AMONG) as Among[];

/**
 * The addresses of the landings, updated as each one is read, so that an edit does not require a pass over all of
 * them. No two landings share an address: it is the file name.
 */
export class LandingAddresses {
  readonly #byPath = new Map<string, ReadPageMeta>();
  readonly #among = Object.fromEntries(AMONG.map((among) => [among, new Map()])) as Readonly<
    Record<Among, Map<string, ReadPageMeta>>
  >;

  /** Adds or replaces a landing. */
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

  /** @param path in lower case. */
  at(path: string): ReadPageMeta | undefined {
    return this.#byPath.get(path);
  }

  /** Landings of a kind, sorted by address. */
  among(among: Among): ReadPageMeta[] {
    const found = [...this.#among[among].values()];
    return found.sort((a, b) => (a.entry.path < b.entry.path ? -1 : 1));
  }

  *paths(): Generator<string> {
    for (const { entry } of this.#byPath.values()) yield entry.path;
  }
}
