import { type SaidCount, saidValue } from './said-counts.ts';

/** The counts of a site with one noun and one number. */
interface Total {
  /** Whether one of them is of all of them. */
  hasWhole: boolean;
  /** How many of them have a word near them. */
  about: Map<string, number>;
}

/** What a site counts with which numbers. */
export class CountTotals {
  readonly #totals = new Map<string, Map<number, Total>>();

  add({ nouns, said, isPart, about }: SaidCount): void {
    const value = saidValue(said);
    for (const noun of nouns) {
      const values = this.#totals.get(noun) ?? new Map<number, Total>();
      this.#totals.set(noun, values);
      const total = values.get(value) ?? { hasWhole: false, about: new Map() };
      values.set(value, total);
      total.hasWhole ||= !isPart;
      for (const stem of about) total.about.set(stem, (total.about.get(stem) ?? 0) + 1);
    }
  }

  /** True if the noun is counted with a third number, besides this and the known ones: several things have its name. */
  hasOthers(noun: string, value: number, known: ReadonlySet<number>): boolean {
    return [...(this.#totals.get(noun) ?? [])].some(
      ([other, { hasWhole }]) => other !== value && hasWhole && !known.has(other),
    );
  }

  /** How many other numbers the noun is counted with as a whole. */
  othersOf(noun: string, value: number): number {
    return [...(this.#totals.get(noun) ?? [])].filter(
      ([other, { hasWhole }]) => other !== value && hasWhole,
    ).length;
  }

  /** True if the number is said of the same twice, and thus on purpose. */
  isRepeated(noun: string, { said, about }: SaidCount): boolean {
    const total = this.#totals.get(noun)?.get(saidValue(said));
    return about.some((stem) => !/^\d/.test(stem) && (total?.about.get(stem) ?? 0) > 1);
  }
}
