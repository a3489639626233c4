/**
 * Memoizes a function by site: the result for the first page of a site in one language is reused for the others.
 *
 * @param make must depend on nothing else.
 */
export function onceASite<Key extends object, Made>(
  make: (site: Key) => Made,
): (site: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>();
  return (site) => {
    const found = known.get(site) ?? { made: make(site) };
    known.set(site, found);
    return found.made;
  };
}
