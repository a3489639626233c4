/**
 * Ranks of pages that repeat each other, by number: the original is one of the lowest rank. Published pages come first,
 * since somebody may have linked them; then come new ones, and last those that are not published yet or will expire.
 */
export class PageRanks {
  readonly #published: ReadonlySet<string>;
  readonly #addressOf: (page: number) => string | undefined;
  /** Pages that are not published yet or will expire, which few are. */
  readonly #passing = new Set<number>();

  /** @param published addresses; empty if they are not known. */
  constructor(
    published: ReadonlySet<string> = new Set(),
    addressOf: (page: number) => string | undefined,
  ) {
    this.#published = published;
    this.#addressOf = addressOf;
  }

  /** Notes that a page is not published yet or will expire. */
  addPassing(page: number): void {
    this.#passing.add(page);
  }

  of(page: number): number {
    if (this.#passing.has(page)) return 2;
    return this.#published.has(this.#addressOf(page) ?? '') ? 0 : 1;
  }
}
