import type { Amount } from '../amounts.ts';
import type { Bill } from '../bills/bill-rows.ts';
import { SAME } from './calculations.ts';

/** A cell that is a number of things: "35", "45 miles". */
const NUMBER = /^(?<number>\d{1,4}(?:[.,]\d)?)(?:\s\p{L}[\p{L}. ]*)?$/u;

/** True for what so many of a fee cost as another row of the column counts: "45" miles, and below them the fee for a mile times 45. */
export function isProductOfColumn(
  { value }: Amount,
  column: Bill | undefined,
  amounts: ReadonlyMap<number, readonly string[]>,
): boolean {
  const counts = (column?.rows ?? []).flatMap(({ cell, isOwn }) => {
    const { number } = NUMBER.exec(cell.trim())?.groups ?? {};
    return isOwn || number === undefined ? [] : [Number(number.replace(',', '.'))];
  });
  return counts.some(
    (count) =>
      count > 1 && [...amounts.keys()].some((fee) => Math.abs(fee * count - value) <= SAME),
  );
}
