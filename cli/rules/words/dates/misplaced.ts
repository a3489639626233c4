/** Fewer values have no order that one of them could break. */
const LEAST = 4;

/**
 * True for the only value without which all others are in order.
 *
 * @param isCertain true for the place of a value that is right, whatever stands around it.
 */
export function isMisplaced(
  place: number,
  values: readonly number[],
  isOrdered: (values: readonly number[]) => boolean,
  isCertain: (at: number) => boolean = () => false,
): boolean {
  if (values.length < LEAST || values.some(Number.isNaN) || isOrdered(values)) return false;
  const misplaced = values.flatMap((_, at) =>
    !isCertain(at) && isOrdered(values.filter((__, other) => other !== at)) ? [at] : [],
  );
  return misplaced.length === 1 && misplaced[0] === place;
}
