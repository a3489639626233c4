import type { Calculation } from '../calculated/calculations.ts';
import type { Term } from '../calculated/terms.ts';

/** More numbers than these in one row are no factors. */
const MOST_COUNTS = 6;

/** Most numbers that a rate is multiplied with: how many, how long, how often. */
const MOST_FACTORS = 3;

/** All choices of up to some of several numbers. */
function choices(counts: readonly number[], most: number): number[][] {
  const [first, ...rest] = counts;
  if (first === undefined || most === 0) return [[]];
  return [...choices(rest, most), ...choices(rest, most - 1).map((some) => [first, ...some])];
}

/**
 * What rates come to with one or more numbers: "two servers, five hours, at $38".
 *
 * @param counts numbers beside a rate.
 * @param around those above, in a caption or another cell.
 */
export function productsOf(
  rates: readonly Term[],
  counts: readonly number[],
  around: readonly number[] = [],
): Calculation[] {
  const all = [...counts, ...around].slice(0, MOST_COUNTS);
  return choices(all, MOST_FACTORS)
    .filter((some) => some.length > 0)
    .flatMap((some) =>
      rates.map(({ value, said }) => ({
        value: some.reduce((product, count) => product * count, value),
        said: [...some, said].join(' × '),
      })),
    );
}
