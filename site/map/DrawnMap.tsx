import { usd } from '../../renderer/text/formats.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { placeLabels } from './label-places.ts';
import { type MapPlace, otherSeats } from './map-places.ts';
import { type DrawnPoint, projectionAround } from './map-projection.ts';
import { FAR_CITIES, ROADS, STATE_LINE } from './map-roads.ts';

/** Half the height of the drawing; narrow screens show just a square of this size. */
const HALF = 280;
const CIRCLE = 264;
const KM_PER_MILE = 1.609344;
/** Length of the scale bar. */
const SCALE_MILES = 50;

/** Largest letters of a label and their mean width, which label places are reckoned with. */
const LETTER = { height: 22, width: 11.4 };

const STAR =
  'M0-11 2.600-3.600H10.500L4.200 1.100 6.500 8.900 0 4.200-6.500 8.900-4.200 1.100-10.500-3.600H-2.600Z';

const path = (points: readonly DrawnPoint[]) =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** North and the length of fifty miles, in the corners that the circle leaves. */
function Bearings({ unitsPerKm }: { unitsPerKm: number }) {
  const length = Math.round(SCALE_MILES * KM_PER_MILE * unitsPerKm);
  return (
    <>
      <g className="map-north" transform={`translate(${HALF - 34} ${44 - HALF})`}>
        <path d="M0-22 7 8 0 2-7 8Z" />
        <text y="26" textAnchor="middle">
          N
        </text>
      </g>
      <g className="map-scale" transform={`translate(${18 - HALF} ${HALF - 18})`}>
        <path d={`M0-5V0H${length}V-5`} />
        <text x="6" y="-8">
          {SCALE_MILES} mi
        </text>
      </g>
    </>
  );
}

/** What lies under the towns: the circle, the state line and the roads with their names. */
function Ground({ site, draw }: { site: SiteConfig; draw: (point: GeoPoint) => DrawnPoint }) {
  return (
    <>
      <circle className="map-reach" r={CIRCLE} />
      <path className="map-state" d={path(STATE_LINE.map(draw))} />
      {ROADS.toReversed().map(({ name, interstate, points }) => (
        <path
          key={name}
          className={interstate ? 'map-road interstate' : 'map-road'}
          d={path(points.map(draw))}
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

/**
 * The service area as a drawing: what the map shows until tiles have come, and without a network.
 * Midland is its origin; wide screens show the land left and right of the circle, too.
 */
export function DrawnMap({ site, towns }: { site: SiteConfig; towns: readonly MapPlace[] }) {
  const unitsPerKm = CIRCLE / (site.area.radiusMetres / 1000);
  const draw = projectionAround(site.area.midland, unitsPerKm);
  const seats = otherSeats(site, towns);
  const labels = [
    ...towns.map((town) => ({ ...town, label: town.name, fee: usd(town.travel) })),
    ...seats.map((seat) => ({ ...seat, label: `${seat.name} Co.`, fee: undefined })),
  ];
  const dots = labels.map((place) => ({
    ...draw(place),
    width: place.label.length * LETTER.width,
    height: LETTER.height,
  }));
  const places = placeLabels(
    dots,
    ROADS.map(({ points }) => points.map(draw)),
    HALF - 8,
  );
  return (
    <svg
      className="drawn-map"
      viewBox={`${-2 * HALF} ${-HALF} ${4 * HALF} ${2 * HALF}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Drawn map: Midland, the towns around it, and a circle of ${site.area.extendedHours} hours’ drive`}
    >
      <Ground site={site} draw={draw} />
      <Bearings unitsPerKm={unitsPerKm} />
      {labels.map(({ label, fee, primary }, index) => {
        const { x, y } = dots[index] ?? { x: 0, y: 0 };
        const { anchor, ...at } = places[index] ?? { anchor: 'middle', x, y };
        const kind = primary ? 'primary' : fee === undefined ? 'seat' : 'extended';
        return (
          <g key={label} className={`map-town ${kind}`}>
            {x === 0 && y === 0 ? <path d={STAR} /> : <circle cx={x} cy={y} r="5" />}
            <text {...at} textAnchor={anchor}>
              {label}
              {fee !== undefined && (
                <tspan className="map-fee" dx="6">
                  {fee}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
