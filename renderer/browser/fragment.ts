/**
 * Reports the part of the fragment after `#name?`, now and whenever it changes.
 *
 * @returns a function that stops watching.
 */
export function watchFragment(name: string, tell: (inputs: string) => void): () => void {
  const mark = `#${name}?`;
  const read = () => {
    if (location.hash.startsWith(mark)) tell(location.hash.slice(mark.length));
  };
  read();
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
}
