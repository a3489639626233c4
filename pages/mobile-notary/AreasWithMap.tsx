import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';
import { ServiceMap } from '../../site/map/ServiceMap.tsx';

/** The service area on a map. */
export function AreasWithMap({ site }: { site: Site }) {
  const { area, fees } = site;
  return (
    <Section
      id="service-areas"
      tone="deep"
      kicker="Where we drive"
      heading={`A circle of ${area.extendedHours} hours, with Midland in the middle`}
      lead={`No mileage within ${area.freeMiles} miles of Midland, nor anywhere in Odessa. Past that, ${usd(fees.mileage)} for each further mile.`}
    >
      <ServiceMap site={site} cityTravel={fees.travel} />
      <p className="fee-note">
        <a href="/service-areas">Towns, counties and their travel fees</a>
      </p>
    </Section>
  );
}
