import { CORE_KEYS, type SiteConfig } from '../../../../schemas/config/site-config.ts';
import type { GeoPoint } from '../../../../schemas/geo-point.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { report, type SourceFile } from '../../source-file.ts';
import { type Path, pathName } from '../../value-path.ts';
import type { Locate } from '../../yaml/yaml-document.ts';
import { farPoints } from './check-points.ts';
import { kilometers } from './point-slips.ts';

/** Kilometers in the units of a distance, by the name of its key. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ miles: 1.609344, mi: 1.609344, millas: 1.609344 },
  ...{ km: 1, kilometers: 1, kilometres: 1, kilometer: 1, kilometros: 1, kilómetros: 1 },
};

/** Points are those of the middle of a town, and distances are rounded. */
const TOLERANCE = 1.1;
const ROUNDING = 2;

/** Roads are so much longer than the straight line at most, unless they go round a bay or over a pass. */
const WINDING = 2;

/** Entries that are measured from the business, from which on all of their list are. */
const FEWEST = 2;

interface Entry {
  path: Path;
  /** In kilometers. */
  stated: number;
  straight: number;
}

/** An entry of a list with a name, a distance and a point. */
function entryOf(value: unknown, path: Path, from: GeoPoint): Entry | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined;
  const { latitude, longitude } = value as Partial<GeoPoint>;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const [unit, distance] = Object.entries(value).find(([key]) => UNITS[key] !== undefined) ?? [];
  if (unit === undefined || typeof distance !== 'number') return undefined;
  const stated = distance * (UNITS[unit] ?? 1);
  return { path: [...path, unit], stated, straight: kilometers(from, { latitude, longitude }) };
}

function isTooShort({ stated, straight }: Entry): boolean {
  return straight > stated * TOLERANCE + ROUNDING;
}

/** Entries that are nearer by road than in a straight line, in lists whose other distances are those from the business. */
function* tooShortIn(value: unknown, path: Path, from: GeoPoint): Generator<Entry> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, child]) => [[...path, isList ? Number(key) : key], child] as const,
  );
  const entries = parts.flatMap(([at, child]) => entryOf(child, at, from) ?? []);
  const short = entries.filter(isTooShort);
  const isFromHere = (entry: Entry) =>
    !isTooShort(entry) && entry.stated <= entry.straight * WINDING + ROUNDING;
  if (short.length === 1 && entries.filter(isFromHere).length >= FEWEST) yield* short;
  for (const [at, child] of parts) yield* tooShortIn(child, at, from);
}

/**
 * Reports a distance from the business that is shorter than the straight line to the point beside it: no road is. A
 * point that is itself told as far away is not compared.
 */
export function checkDistances(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const { geo } = config.business;
  if (!geo) return [];
  const far = new Set(farPoints(config).map(({ path }) => pathName(path)));
  return Object.entries(config)
    .filter(([group]) => !CORE_KEYS.has(group))
    .flatMap(([group, value]) => [...tooShortIn(value, [group], geo)])
    .filter(({ path }) => !far.has(pathName(path.slice(0, -1))))
    .map(({ path, straight }) => {
      const unit = String(path.at(-1));
      const line = Math.round(straight / (UNITS[unit] ?? 1));
      return report(source, {
        range: locate(path, 'value'),
        rule: 'facts/whereabouts',
        severity: 'warning',
        message: `${pathName(path)} is shorter than the straight line from business.geo to its point, which is ${line} ${unit}.`,
        hint: 'Correct the distance, or latitude and longitude.',
      });
    });
}
