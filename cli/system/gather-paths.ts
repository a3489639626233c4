/** Files that are written in several steps are looked at when they have been quiet for this long, in ms. */
const QUIET_MS = 40;

/** Calls back with every path that has changed, once all have been quiet. */
export function gatherPaths(onChange: (paths: readonly string[]) => void): (path: string) => void {
  let paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return (path) => {
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = [...paths];
      paths = new Set();
      onChange(all);
    }, QUIET_MS);
  };
}
