/** A place that a configuration has on the map. */
export interface KnownPoint {
  /** In small letters; an entry without a name is called like its key. */
  name: string;
  latitude: number;
  longitude: number;
}

const known = new WeakMap<object, readonly KnownPoint[]>();

function* pointsIn(value: unknown, key: string): Generator<KnownPoint> {
  if (typeof value !== 'object' || value === null) return;
  const { name = key, latitude, longitude } = value as Partial<Record<string, unknown>>;
  if (typeof latitude === 'number' && typeof longitude === 'number' && typeof name === 'string')
    yield { name: name.toLowerCase(), latitude, longitude };
  for (const [below, part] of Object.entries(value)) yield* pointsIn(part, below);
}

/** The named points of a configuration; that of the business has the name of its town. */
export function knownPoints(config: object, town: string | undefined): readonly KnownPoint[] {
  const before = known.get(config);
  if (before) return before;
  const points = [...pointsIn(config, '')].map((point) =>
    point.name === 'geo' && town !== undefined ? { ...point, name: town.toLowerCase() } : point,
  );
  known.set(config, points);
  return points;
}
