/** Two words without what both begin with. */
function differing(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return [one.slice(at), other.slice(at)];
}

/**
 * The edit distance that `mistakes` counts, for comparing one word with thousands (visitors only load the short one).
 *
 * @param most distance that matters: if it is exceeded, any larger number is returned, earlier.
 */
export function mistakesUpTo(most: number, one: string, other: string): number {
  const [typed, meant] = differing(one, other);
  const width = meant.length;
  let beforeLast: number[] = [];
  let last: number[] = [];
  let current: number[] = [];
  for (let column = 0; column <= width; column += 1) last.push(column);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = typed.charCodeAt(row - 2);
    let left = row;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const wanted = meant.charCodeAt(column - 1);
      const diagonal = last[column - 1] as number;
      let away = letter === wanted ? diagonal : diagonal + 1;
      away = Math.min(away, left + 1, (last[column] as number) + 1);
      if (column > 1 && letterBefore === wanted && letter === meant.charCodeAt(column - 2))
        away = Math.min(away, (beforeLast[column - 2] ?? away) + 1);
      current[column] = away;
      left = away;
      if (away < least) least = away;
    }
    // A transposition reaches two rows back, for one mistake more.
    if (least > most + 1) return least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[width] as number;
}
