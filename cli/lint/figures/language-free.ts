/** Keys of a landing whose values are no words of its language, wherever they stand. */
const SAME_IN_ANY = new Set([
  ...['icon', 'className', 'backgroundPattern', 'theme', 'href', 'src', 'focus', 'form'],
  ...['kind', 'type', 'until', 'rating', 'number', 'weight'],
]);

/** Parts of a landing that are about the page rather than on it. */
const ASIDE = new Set(['page', 'seo', 'language', 'translationOf', 'variants']);

function* marksIn(value: unknown, path: string): Generator<string> {
  const key = path.slice(path.lastIndexOf('.') + 1);
  if (Array.isArray(value)) {
    yield `${path}#${value.length}`;
    for (const item of value) yield* marksIn(item, path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value))
      if (path !== '' || !ASIDE.has(name)) yield* marksIn(item, `${path}.${name}`);
  } else if (SAME_IN_ANY.has(key) || typeof value !== 'string')
    yield `${key}=${String(value).replace(/\s+/g, '_')}`;
}

/**
 * What a landing and its translation have in common besides numbers and facts, in one line: theme, icons, addresses,
 * classes, and how many entries each of its lists has.
 */
export function languageFree(raw: object): string {
  return [...marksIn(raw, '')].join(' ');
}
