/** A uniformly distributed random integer from 0 to `limit`, exclusive. */
export function randomBelow(limit: number): number {
  const range = 2 ** 32;
  const fair = range - (range % limit);
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < fair ? number % limit : randomBelow(limit);
}
