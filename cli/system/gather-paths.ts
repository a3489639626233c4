/** Files may be saved in several steps; changes are processed after this many ms without another one. */
const QUIET_MS = 40;

/** Debounces changes: calls back once with all changed paths. */
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
