import { Fragment } from 'react';
import type { Site } from '../../renderer/context/site.ts';
import { HoverCard } from '../../renderer/features/hints/Hint.tsx';
import { usd } from '../../renderer/text/formats.ts';

interface Area {
  href: string;
  name: string;
  county: string;
  travel: number;
  text: string;
}

function primaryAreas({ fees }: Site): Area[] {
  return [
    {
      href: '/locations/midland-tx',
      name: 'Midland',
      county: 'Midland County',
      travel: fees.travel,
      text: 'Downtown towers, Midland Memorial, title companies on the Loop, and every neighborhood in between.',
    },
    {
      href: '/locations/odessa-tx',
      name: 'Odessa',
      county: 'Ector County',
      travel: fees.travel,
      text: 'Medical Center Hospital, the university, dealerships on 42nd Street and yards out on the south side.',
    },
    {
      href: '/locations/stanton-tx',
      name: 'Stanton',
      county: 'Martin County',
      travel: fees.stanton,
      text: 'The courthouse square, and the farms toward Lenorah, Tarzan, Courtney and Grady.',
    },
  ];
}

/** The more distant towns, each with a card about its county and route. */
function ExtendedTowns({ site: { area } }: { site: Site }) {
  return area.extended.map(({ name, county, miles }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <HoverCard
        id={`town-${index}`}
        href="/service-areas"
        text={`${county} County, about ${miles} road miles from Midland. We come by appointment.`}
      >
        {name}
      </HoverCard>
    </Fragment>
  ));
}

/** The service area, nearest towns first (docs/product.md, "Service area"). */
export function ServiceAreas({ site }: { site: Site }) {
  const { area, fees } = site;
  const areas = primaryAreas(site);
  return (
    <section className="section areas" id="service-areas">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">Where we drive</p>
          <h2>Midland, Odessa, Stanton, and two hours of road around them</h2>
        </header>
        <ol className="area-list">
          {areas.map(({ href, name, county, travel, text }) => (
            <li key={href}>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p className="area-county">{county}</p>
              <p>{text}</p>
              <p className="area-fee">
                <b>{usd(travel)}</b> travel
              </p>
            </li>
          ))}
        </ol>
        <p className="area-extended">
          <b>Further out:</b> <ExtendedTowns site={site} /> and the leases between them, at{' '}
          {usd(fees.mileage)} for each mile beyond {area.freeMiles}.{' '}
          <a href="/service-areas">All areas and their fees</a>
        </p>
      </div>
    </section>
  );
}
