import type { StudioPath } from './protocol.ts';

/** A key that needs no quotes in a path. */
const BARE_KEY = /^(?!\d+$)[^.[\]=:"'\s]+$/;

function stepName(step: string | number): string {
  if (typeof step === 'number') return `[${step}]`;
  return BARE_KEY.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

/** The name of a field, as used by marks in pages and findings: `plan[0].title`, `["odd.key"].text`. */
export function fieldName(path: StudioPath): string {
  return path.map(stepName).join('').replace(/^\./, '');
}

/** The path for a name in a value; undefined if the value has nothing there. */
export function fieldPath(value: unknown, name: string): StudioPath | undefined {
  const search = (part: unknown, path: StudioPath): StudioPath | undefined => {
    const reached = fieldName(path);
    if (reached === name) return path;
    if (!name.startsWith(reached) || typeof part !== 'object' || part === null) return undefined;
    for (const [key, inside] of Object.entries(part)) {
      const found = search(inside, [...path, Array.isArray(part) ? Number(key) : key]);
      if (found) return found;
    }
    return undefined;
  };
  return search(value, []);
}

/** The value at a path; undefined if there is none. */
export function fieldValue(value: unknown, path: StudioPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}
