/** The path from the root of a value to a part of it. */
export type Path = readonly PropertyKey[];

/** A key that needs no quotes in a path. */
const BARE_KEY = /^(?!\d+$)[^.[\]=:"'\s]+$/;

function stepName(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const key = String(step);
  return BARE_KEY.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

/** A path as marketers read and write it: `guide.credentials[1].icon`, `["odd.key"].text`. */
export function pathName(path: Path): string {
  return path.map(stepName).join('').replace(/^\./, '');
}

/** The part of a value at `path`; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[step];
  }
  return current;
}

/** True if the parent of `path` exists and lacks the last key. */
export function isMissing(root: unknown, path: Path): boolean {
  const parent = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  return (
    path.length > 0 &&
    key !== undefined &&
    typeof parent === 'object' &&
    parent !== null &&
    !(key in parent)
  );
}

/** True if a path is equal to or below another one. */
export function isBelow(path: Path, other: Path): boolean {
  return (
    other.length <= path.length &&
    other.every((step, index) => String(step) === String(path[index]))
  );
}
