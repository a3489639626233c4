import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { GeoPoint } from '../../../schemas/geo-point.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type PointSlip, slipFarAway } from './point-slips.ts';

interface KnownPoint {
  path: Path;
  point: GeoPoint;
}

/** Every point on the map below a value of the configuration. */
function* pointsIn(value: unknown, path: Path): Generator<KnownPoint> {
  if (typeof value !== 'object' || value === null) return;
  const { latitude, longitude } = value as Partial<GeoPoint>;
  if (typeof latitude === 'number' && typeof longitude === 'number')
    yield { path, point: { latitude, longitude } };
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value))
    yield* pointsIn(child, [...path, isList ? Number(key) : key]);
}

/** Points of the business and of its own facts. */
function pointsOf({ business, ...config }: SiteConfig): KnownPoint[] {
  const own = Object.entries(config).filter(([group]) => !CORE_KEYS.has(group));
  return [
    ...(business.geo ? [{ path: ['business', 'geo'], point: business.geo }] : []),
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

/** Reports points that a slip took far away from all others of the site. */
export function checkPoints(config: SiteConfig, source: SourceFile, locate: Locate): Diagnostic[] {
  return farPoints(config).map(({ path, slip }) =>
    report(source, {
      range: locate([...path, slip.key], 'value'),
      rule: 'facts/whereabouts',
      severity: 'warning',
      message: `${pathName(path)} is far away from all other places of the site.`,
      hint: slip.hint,
    }),
  );
}
