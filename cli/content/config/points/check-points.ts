import { CORE_KEYS, type SiteConfig } from '../../../../schemas/config/site-config.ts';
import type { GeoPoint } from '../../../../schemas/geo-point.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { report, type SourceFile } from '../../source-file.ts';
import { type Path, pathName } from '../../value-path.ts';
import type { Locate } from '../../yaml/yaml-document.ts';
import { type PointSlip, slipFarAway } from './point-slips.ts';
import { slippedTwins } from './point-twins.ts';

/** A point on the map with the place of the configuration that it is of. */
export interface KnownPoint {
  path: Path;
  /** In small letters: that of its entry, or else its key. */
  name: string;
  point: GeoPoint;
}

/** Every point on the map below a value of the configuration. */
function* pointsIn(value: unknown, path: Path): Generator<KnownPoint> {
  if (typeof value !== 'object' || value === null) return;
  const { name, latitude, longitude } = value as Partial<GeoPoint> & { name?: unknown };
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    const called = String(typeof name === 'string' ? name : path.at(-1)).toLowerCase();
    yield { path, name: called, point: { latitude, longitude } };
  }
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value))
    yield* pointsIn(child, [...path, isList ? Number(key) : key]);
}

/** Points of the business and of its own facts. */
function pointsOf({ business, ...config }: SiteConfig): KnownPoint[] {
  const own = Object.entries(config).filter(([group]) => !CORE_KEYS.has(group));
  const home = { path: ['business', 'geo'], name: business.address.locality?.toLowerCase() ?? '' };
  return [
    ...(business.geo ? [{ ...home, point: business.geo }] : []),
    ...own.flatMap(([group, value]) => [...pointsIn(value, [group])]),
  ];
}

/** Points that are far away from all others of the site, and would be close to one without a slip. */
export function farPoints(config: SiteConfig): { path: Path; slip: PointSlip }[] {
  const points = pointsOf(config);
  return points.flatMap(({ path, point }) => {
    // The place of the business itself is compared with its country and time zone.
    if (path[0] === 'business') return [];
    const others = points.filter((one) => one.path !== path).map((one) => one.point);
    const slip = slipFarAway(point, others, config.business.address.country);
    return slip ? [{ path, slip }] : [];
  });
}

/** Reports points that a slip took far away from all others of the site, or from where the same place is elsewhere in the configuration. */
export function checkPoints(config: SiteConfig, source: SourceFile, locate: Locate): Diagnostic[] {
  const rule = { rule: 'facts/whereabouts', severity: 'warning' } as const;
  const far = farPoints(config);
  const twins = slippedTwins(pointsOf(config)).filter(({ paths }) =>
    far.every(({ path }) => !paths.includes(path)),
  );
  return [
    ...far.map(({ path, slip }) =>
      report(source, {
        range: locate([...path, slip.key], 'value'),
        ...rule,
        message: `${pathName(path)} is far away from all other places of the site.`,
        hint: slip.hint,
      }),
    ),
    ...twins.map(({ paths: [path, other], key, written }) =>
      report(source, {
        range: locate([...path, key], 'value'),
        ...rule,
        message: `${pathName(path)} and ${pathName(other)} are one place, and their ${key} differs in a digit: there it is ${written}.`,
        hint: `Correct the one that is wrong.`,
      }),
    ),
  ];
}
