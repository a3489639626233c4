/**
 * A function whose work is the same for all pages of a site in one language: it is done for the first of them.
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
