import { BookLink } from '../../renderer/components/actions.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { MAP_SIZE, mapLength, mapRoads, mapTowns } from './basin-map.ts';

/** A drawn map of the basin's towns and roads, instead of a real one. */
export function BasinPanel({ site }: { site: Site }) {
  const { area } = site;
  return (
    <section className="basin">
      <div className="wrap">
        <div>
          <p className="kicker">From Andrews to McCamey</p>
          <h2>If a truck can get there, so can the stamp</h2>
          <p className="lead">
            The rings are {area.freeMiles} miles around Midland and {area.odessaMiles} around
            Odessa, where no mileage is charged. Everything else on the drawing is a normal day’s
            driving.
          </p>
          <div className="actions">
            <a className="button primary" href="/service-areas">
              See all service areas
            </a>
            <BookLink site={site} className="button ghost">
              Book Appointment
            </BookLink>
          </div>
        </div>
        <BasinMap site={site} />
      </div>
    </section>
  );
}

function BasinMap({ site }: { site: Site }) {
  const towns = mapTowns(site);
  const [midland, odessa] = towns;
  const rings = [
    { town: midland, miles: site.area.freeMiles },
    { town: odessa, miles: site.area.odessaMiles },
  ];
  return (
    <svg
      className="basin-map"
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      aria-hidden="true"
    >
      {rings.map(({ town, miles }) => (
        <circle
          key={town?.name}
          className="basin-ring"
          cx={town?.x}
          cy={town?.y}
          r={mapLength(miles)}
        />
      ))}
      {mapRoads(towns).map(({ name, points, interstate }) => (
        <polyline
          key={name}
          className={interstate ? 'basin-road interstate' : 'basin-road'}
          points={points}
        />
      ))}
      {towns.map(({ name, x, y, primary, side }) => (
        <g key={name} className={primary ? 'basin-town primary' : 'basin-town'}>
          <circle cx={x} cy={y} r={primary ? 10 : 7} />
          <text x={side === 'end' ? x - 14 : x + 14} y={y - 18} textAnchor={side}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
