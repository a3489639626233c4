import { DrawnMap, type DrawnPlace } from '../../renderer/features/map/DrawnMap.tsx';
import { projectionAround } from '../../renderer/features/map/projection.ts';
import { usd } from '../../renderer/text/formats.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { AreaGround, CIRCLE } from './AreaGround.tsx';
import { type MapPlace, otherSeats } from './map-places.ts';
import { ROADS } from './map-roads.ts';

const SCALE = { km: 50 * 1.609344, text: '50 mi' };

/** The service area as a drawing, with Midland as its origin. */
export function AreaMap({ site, towns }: { site: SiteConfig; towns: readonly MapPlace[] }) {
  const { area } = site;
  const unitsPerKm = CIRCLE / (area.radiusMetres / 1000);
  const draw = projectionAround(area.midland, unitsPerKm);
  const places: DrawnPlace[] = [
    ...towns.map(({ name, travel, primary, ...point }) => ({
      ...point,
      label: name,
      note: usd(travel),
      kind: primary ? ('primary' as const) : ('extended' as const),
    })),
    ...otherSeats(site, towns).map(({ name, latitude, longitude }) => ({
      ...{ latitude, longitude },
      label: `${name} Co.`,
      kind: 'seat' as const,
    })),
  ];
  return (
    <DrawnMap
      name={`Drawn map: Midland, the towns around it, and a circle of ${area.extendedHours} hours’ drive`}
      centre={area.midland}
      unitsPerKm={unitsPerKm}
      places={places}
      scale={SCALE}
      lines={ROADS.map(({ points }) => points.map(draw))}
    >
      <AreaGround site={site} draw={draw} />
    </DrawnMap>
  );
}
