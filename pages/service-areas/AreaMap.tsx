import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { ServiceMap } from '../../site/map/ServiceMap.tsx';

/** The service area on a map, and the meaning of its circles (docs/product.md, "Service area"). */
export function AreaMap({ site }: { site: Site }) {
  const { area } = site;
  const key = [
    {
      term: 'Around Midland and Odessa',
      text: `Within ${area.freeMinutes} minutes of either city, or ${area.freeMiles} miles of Midland and ${area.odessaMiles} of Odessa. Most visits end up here, many on the day of the call.`,
    },
    {
      term: 'The counties around them',
      text: `${area.counties.map(({ name }) => name).join(', ')}. Most of our ranch and lease work lies here, by appointment.`,
    },
    {
      term: 'The outer circle',
      text: 'Past the last county we still come when the road allows it. Several signers or several papers make the trip worth its price.',
    },
  ];
  return (
    <Section
      id="service-areas"
      tone="sand"
      kicker="On the map"
      heading={`Anywhere within a ${area.extendedHours}-hour drive`}
      lead={`Draw a circle around Midland as far as a pickup gets in ${area.extendedHours} hours and you have the whole of it, from the sand hills at Monahans to the mesas past Big Spring.`}
    >
      <ServiceMap site={site} cityTravel={site.fees.areaCity} />
      <dl className="map-key">
        {key.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
