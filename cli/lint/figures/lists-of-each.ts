/** Fewer entries are in too many lists to say what a number counts. */
const FEWEST = 3;

/** Lists that no reader sees. */
const UNSEEN: ReadonlySet<string> = new Set(['keywords', 'sections']);

/** The numbers of entries of each list below a value, by its path. */
function* lengthsIn(value: unknown, path = ''): Generator<[path: string, length: number]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) yield [path, value.length];
  for (const [key, part] of Object.entries(value))
    if (!UNSEEN.has(key)) yield* lengthsIn(part, `${path}/${key}`);
}

/**
 * True if two versions of a page have a list in the same place with so many entries each: «siete cuentas» above a table of seven rows is no slip where
 * the original has nine of both.
 */
export function listSoMany(
  one: [raw: object, value: number],
  other: [raw: object, value: number],
): boolean {
  if (one[1] < FEWEST || other[1] < FEWEST) return false;
  const lengths = new Map(lengthsIn(one[0]));
  return [...lengthsIn(other[0])].some(
    ([path, length]) => length === other[1] && lengths.get(path) === one[1],
  );
}
