import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';
import { primaryAreas } from './primary-areas.ts';

/** Midland, Odessa and Stanton, each linking to its own page. */
export function PrimaryAreas({ site }: { site: Site }) {
  return (
    <Section kicker="Primary areas" heading="On these streets every day">
      <ol className="area-list">
        {primaryAreas(site).map(({ name, county, population, travelFee, description, link }) => (
          <li key={name}>
            <h3>
              <a href={link}>{name}</a>
            </h3>
            <p className="area-county">
              {county} County, population {population.toLocaleString('en-US')}
            </p>
            <p>{description}</p>
            <p className="area-fee">
              <b>{usd(travelFee)}</b> travel
            </p>
          </li>
        ))}
      </ol>
      <p className="fee-note">Populations as counted in the 2020 census.</p>
    </Section>
  );
}
