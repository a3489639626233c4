import { codeFrame } from '../../content/code-frame.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { SourcePlace } from '../../rules/find-source.ts';
import type { KeptPrice } from './page-prices.ts';

/** A thing with more prices than these has one on each page, such as travel to each town. */
const MOST_PRICES = 3;

export const TWO_PRICES = 'facts/two-prices';

/** The first occurrence of a price, and the number of occurrences. */
interface Said {
  value: number;
  page: number;
  /** Index among the prices of the page. */
  at: number;
  count: number;
}

/** A price as shown in findings. */
export interface SaidPrice extends SourcePlace {
  name: string;
  price: string;
  /** Content of its file; missing if only the rendered page has it. */
  text?: string;
}

/** Reads a price by page number and index on that page; undefined if the file is gone. */
type ReadPrice = (page: number, at: number) => Promise<SaidPrice | undefined>;

/**
 * Finds things with different prices in different places. It stores only a number for each price of a thing and its
 * first position; texts are read again for findings.
 */
export class PriceComparison {
  readonly #things = new Map<string, Said[]>();

  /**
   * @param page its number: if two pages differ, the one with the higher number is reported.
   * @param prices of the page, in file order.
   */
  add(page: number, prices: readonly KeptPrice[]): void {
    for (const [at, { key, value }] of prices.entries()) {
      const said = this.#things.get(key) ?? [];
      if (said.length === 0) this.#things.set(key, said);
      const same = said.find((one) => one.value === value);
      if (!same && said.length <= MOST_PRICES) said.push({ value, page, at, count: 1 });
      if (!same) continue;
      same.count += 1;
      if (page < same.page) Object.assign(same, { page, at });
    }
  }

  /** Called once all pages have been added. */
  async *findings(read: ReadPrice): AsyncGenerator<Diagnostic> {
    for (const said of this.#things.values()) {
      if (said.length < 2 || said.length > MOST_PRICES) continue;
      const [first, ...others] = said.toSorted((a, b) => a.page - b.page || a.at - b.at);
      for (const other of others) if (first) yield* tell(other, first, read);
    }
  }
}

async function* tell(
  { page, at, count }: Said,
  first: Said,
  read: ReadPrice,
): AsyncGenerator<Diagnostic> {
  const [here, there] = [await read(page, at), await read(first.page, first.at)];
  if (!here || !there) return;
  const { name, price, text, file, ...range } = here;
  const more =
    count === 1
      ? ''
      : ` ${count === 2 ? 'One more place says' : `${count - 1} more places say`} ${price}.`;
  yield {
    ...{ file, ...range, rule: TWO_PRICES, severity: 'warning' },
    message: `"${name}" is ${price} here and ${there.price} in ${there.file}:${there.line}.${more}`,
    hint: 'Correct the one that is wrong. A price that stands once in site.config.yaml and is written as {…} is the same everywhere; if they are two things, give them two names.',
    ...(text === undefined ? {} : { frame: codeFrame(text, range) }),
  };
}
