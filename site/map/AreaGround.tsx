import { HALF, pathOf } from '../../renderer/features/map/DrawnMap.tsx';
import type { DrawnPoint } from '../../renderer/features/map/projection.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { FAR_CITIES, ROADS, STATE_LINE } from './map-roads.ts';

/** Radius of the circle of the service area, in units of the drawing. */
export const CIRCLE = HALF - 16;

interface AreaGroundProps {
  site: SiteConfig;
  draw: (point: GeoPoint) => DrawnPoint;
}

/** Background of the towns: the circle, the state line and the labeled roads. */
export function AreaGround({ site, draw }: AreaGroundProps) {
  return (
    <>
      <circle className="map-reach" r={CIRCLE} />
      <path className="map-state" d={pathOf(STATE_LINE.map(draw))} />
      {ROADS.toReversed().map(({ name, interstate, points }) => (
        <path
          key={name}
          className={interstate ? 'map-road interstate' : 'map-road'}
          d={pathOf(points.map(draw))}
        />
      ))}
      {ROADS.map(({ name, sign }) => (
        <text key={name} className="map-sign" {...draw(sign)} textAnchor="middle">
          {name}
        </text>
      ))}
      <text className="map-region" x="-380" y="-190" textAnchor="middle">
        New Mexico
      </text>
      {FAR_CITIES.map(({ name, ...point }) => {
        const { x, y } = draw(point);
        return (
          <g key={name} className="map-far">
            <circle cx={x} cy={y} r="3" />
            <text x={x + 8} y={y - 7}>
              {name}
            </text>
          </g>
        );
      })}
      <text className="map-hours" y={CIRCLE + 5} textAnchor="middle">
        {site.area.extendedHours} hours’ drive
      </text>
    </>
  );
}
